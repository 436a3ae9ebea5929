import { type Words, w } from "@ossuaire/kernel";
import type { Chance } from "../../dice/odds.ts";
import type { Question } from "../../questions.ts";
import { attackSeen } from "../../seen/odds.ts";
import type { View } from "../../view.ts";

/** The exact chances of an attack before it is made; undefined for all that is no attack. */
export function oddsWords(view: View, question: Question, id: string): Words | undefined {
  const odds = attackSeen(view, question, id);
  if (odds === undefined) return undefined;
  const [hit, wound, fell] = [odds.hit, odds.wound, odds.fell].map(percent);
  return w(
    `touche ${hit} %, blesse ${wound} %, abat ${fell} %`,
    `hits ${hit}%, wounds ${wound}%, fells ${fell}%`,
  );
}

const percent = ({ cases, of }: Chance): number => Math.round((100 * cases) / of);
