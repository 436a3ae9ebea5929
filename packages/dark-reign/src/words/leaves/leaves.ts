import { capital, counted, type Leaf, say, w } from "@ossuaire/kernel";
import { cardOf, isHeroCard, isProfile } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { whenWords } from "../when.ts";
import { profileLeaf } from "./profile.ts";
import { ecu, sheetOf } from "./sheet.ts";

/** What may be read at any time: what the heroes were told, every sheet, and who the others on the board are. */
export function leavesOf(view: View): readonly Leaf[] {
  const here = view.characters.filter(({ gone }) => gone === undefined);
  const kinds = [...new Set(here.map(({ card }) => card))].filter(isProfile);
  return [
    questLeaf(view),
    ...view.characters.filter(({ card }) => isHeroCard(card)).map((who) => sheetOf(view, who)),
    ...kinds.flatMap((card) => here.find((one) => one.card === card) ?? []).map(profileLeaf),
  ];
}

/** REG-QUEST-01 to 03, REG-MASTER-04: the introduction is everybody's, the objective the MJ's until the game is over. */
function questLeaf(view: View): Leaf {
  const { options, isMaster, ended, purse } = view;
  const { name, introduction, objective } = cardOf("quests", options.quest);
  return {
    name: say`${w("La quête :", "The quest:")} ${name}`,
    lines: [
      introduction,
      ...(isMaster || ended !== undefined ? [say`${w("Objectif :", "Objective:")} ${objective}`] : []),
      capital(whenWords(view)),
      // REG-COMP-11: the tally that the MJ would keep on paper.
      say`${w("Bourse commune :", "Common purse:")} ${counted(purse, ecu)}`,
    ],
  };
}
