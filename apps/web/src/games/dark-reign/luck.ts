import { bashSeen, type DarkReign, searchSeen, testSeen, type View } from "@ossuaire/dark-reign";

/** It is a matter of luck: its chance is seen before it is done. */
export const isLuck = (view: View, question: DarkReign["question"], option: string): boolean =>
  [testSeen, bashSeen, searchSeen].some((seen) => seen(view, question, option) !== undefined);
