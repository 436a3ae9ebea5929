import { armsSeen, type SeenCharacter, sheetWords, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** REG-SHEET-03: what somebody strikes, shoots, casts and is protected with now. */
export function Arms({ view, who }: { readonly view: View; readonly who: SeenCharacter }): ReactNode {
  const language = useLanguage();
  const arms = armsSeen(view, who);
  const damages = (kind: "melee" | "shot"): string => {
    const found = arms.filter((arm) => arm.kind === kind).map(({ fixed, dice }) => amount(fixed, dice));
    return found.length === 0 ? "—" : [...new Set(found)].join(" / ");
  };
  return (
    <dl className="dr-arms">
      <div>
        <dd>{damages("melee")}</dd>
        <dt>{sheetWords.melee[language]}</dt>
      </div>
      <div>
        <dd>{damages("shot")}</dd>
        <dt>{sheetWords.shot[language]}</dt>
      </div>
      <div>
        <dd>{who.magicDice === 0 ? "—" : `+ ${who.magicDice}D`}</dd>
        <dt>{sheetWords.magic[language]}</dt>
      </div>
      <div>
        <dd>{who.armour}</dd>
        <dt>{sheetWords.armour[language]}</dt>
      </div>
      <div>
        <dd>{who.parries}</dd>
        <dt>{sheetWords.parries[language]}</dt>
      </div>
    </dl>
  );
}

const amount = (fixed: number, dice: number): string =>
  [...(fixed === 0 ? [] : [fixed]), ...(dice === 0 ? [] : [`${dice}D`])].join(" + ");
