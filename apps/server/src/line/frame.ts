import { type FromGuest, readFromGuest } from "@ossuaire/table";

/** Nothing that a guest has to say lies deeper. */
const deepest = 16;

/** What a frame says; undefined for what no page of ours would send. */
export function readFrame(text: string): FromGuest | undefined {
  if (isDeep(text)) return undefined;
  try {
    // Written and read once more: what is played is to the bit what is stored.
    const plain: unknown = JSON.parse(text);
    return readFromGuest(JSON.parse(JSON.stringify(plain)));
  } catch {
    return undefined;
  }
}

/** Before it is read: brackets within text count too, which only ever makes it seem deeper. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (depth > deepest) return true;
  }
  return false;
}
