import { capital, de, type Words, w } from "@ossuaire/kernel";
import type { QuestionOf } from "../../questions.ts";
import type { Open } from "../../state.ts";
import { nameIn } from "../../words/names.ts";

/** SOL-SLAVE-01: who acts out of turn, and for whom. */
export function slaveryWords(
  { piece, by }: QuestionOf<"slave-acts">["about"],
  open: Pick<Open, "fight">,
): Words | undefined {
  const [slave, master] = [piece, by].map((wanted) => open.fight?.pieces.find(({ id }) => id === wanted));
  if (slave === undefined || master === undefined) return undefined;
  const [he, his] = [capital(nameIn(open, slave)), nameIn(open, master)];
  return w(`${he.fr}, esclave ${de(his.fr)}, agit aussitôt.`, `${he.en}, slave of ${his.en}, acts at once.`);
}
