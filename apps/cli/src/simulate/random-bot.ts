import { type Bot, type Kind, randomAnswer } from "@ossuaire/kernel";

/** Plays any game at random; pieces go where the table suggests. */
export const randomBot: Bot<Kind> = ({ decision }, rng) => {
  if (decision === undefined) throw new Error("the bot is not asked");
  return decision.kind === "place"
    ? { kind: "place", spots: decision.suggestion }
    : randomAnswer(decision, rng);
};
