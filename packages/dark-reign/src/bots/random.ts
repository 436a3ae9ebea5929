import { type Answer, type Bot, type Rng, randomAnswer } from "@ossuaire/kernel";
import type { Question } from "../questions.ts";
import type { DarkReign } from "../table.ts";

/** From this round on whoever plays at random has had enough: so each quest ends. */
const enough = 40;

/** Any answer that is allowed, but for the quest itself: nobody gives it up by chance, and nobody plays on for ever. */
export const randomBot: Bot<DarkReign> = ({ view, decision }, rng) => {
  if (decision === undefined) throw new Error("nothing is asked");
  const isTired = view.round >= enough;
  if (decision.prompt === "give-up") return { kind: "choose", option: isTired ? "yes" : "no" };
  return decision.prompt === "act" ? anyDeed(decision, isTired, rng) : randomAnswer(decision, rng);
};

function anyDeed(
  { options }: Extract<Question, { readonly prompt: "act" }>,
  isTired: boolean,
  rng: Rng,
): Answer {
  const end = options.find(({ id }) => id === "give-up");
  if (isTired && end !== undefined) return { kind: "choose", option: end.id };
  const rest = options.filter((one) => one !== end);
  return { kind: "choose", option: rng.one(rest.length > 0 ? rest : options).id };
}
