import { seekFlick } from "@ossuaire/discs";
import { tableOf } from "../arena.ts";
import type { View } from "../view.ts";

type Sought = Parameters<typeof seekFlick> extends [unknown, ...infer Rest] ? Rest : never;

/** The flick that runs as wished: so nobody has to stand where the rulebook's pictures show them. */
export function findFlick(
  { options, discs }: Pick<View, "options" | "discs">,
  ...sought: Sought
): ReturnType<typeof seekFlick> {
  return seekFlick(tableOf(options, discs), ...sought);
}
