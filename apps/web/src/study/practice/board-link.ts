import { type Layout, readLayout } from "@ossuaire/study";

/** No board that a hand lays out needs a longer one. */
const longest = 12_000;

/** A free board as a piece of an address. */
export function boardLink({ rims, pieces }: Layout): string {
  const text = btoa(JSON.stringify({ rims, pieces }));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The border: the board of an address, if it is one that could have been laid out here; undefined for anything else. */
export function readBoardLink(link: string): Layout | undefined {
  if (link.length > longest) return undefined;
  try {
    const layout = readLayout(JSON.parse(atob(link.replaceAll("-", "+").replaceAll("_", "/"))));
    return layout?.pieces.every(isNamedHere) ? layout : undefined;
  } catch {
    return undefined;
  }
}

/** As the room names its things: words of a stranger are none of ours. */
function isNamedHere({ id, kind, number }: Layout["pieces"][number]): boolean {
  return number >= 1 && number <= 999 && id === `${kind}-${number}`;
}
