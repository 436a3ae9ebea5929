import type { Words } from "@ossuaire/kernel";

/** At the beginning of a line, or alone; in the middle of a sentence names are small. */
export function capital({ fr, en }: Words): Words {
  return { fr: raised(fr), en: raised(en) };
}

function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
