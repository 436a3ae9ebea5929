import { type Bot, randomAnswer } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

/** Whoever sits in for a hero until the bots of heroes stand: any answer that is allowed. */
export const randomBot: Bot<DarkReign> = ({ decision }, rng) => {
  if (decision === undefined) throw new Error("nothing is asked");
  return randomAnswer(decision, rng);
};
