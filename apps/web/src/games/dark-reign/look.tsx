import { type DarkReign, darkReign, darkReignWords, seatTitle } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useSitterName } from "../../table/useSitterName.ts";
import { useLanguage } from "../../words/language.ts";
import type { EndProps, Look, SeatsProps } from "../look.ts";
import { sceneOf } from "./plain-scene.ts";

const { whyNot } = darkReign;

export const darkReignLook: Look<DarkReign> = {
  words: darkReignWords,
  hides: false,
  scene: ({ view }, language) => sceneOf(view, language),
  piece: ({ piece }) => ({ radius: 16, name: piece, tone: "stone", figure: "" }),
  isFlick: (_event): _event is never => false,
  lies: (option) => ("target" in option ? option.target : undefined),
  // REG-VERDICT-42: what the computer would choose.
  placing: ({ suggestion }) => ({ pieces: [], complete: () => suggestion }),
  ...(whyNot && { whyNot }),
  Seats,
  End,
  Help: () => <p>{darkReignWords.aim[useLanguage()]}</p>,
};

function Seats({ view, sitters }: SeatsProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const nameOf = useSitterName();
  return (
    <ul>
      {Object.entries(sitters).map(([seat, sitter]) => (
        <li key={seat}>
          {nameOf(sitter, seatTitle(seat)[language])}
          {view.characters
            .filter(({ id }) => id === seat)
            .map(({ pv, most, actions }) => ` — ${pv[0] ?? 0}/${most} PV, ${actions} P.Action`)}
        </li>
      ))}
    </ul>
  );
}

function End({ view, outcome }: EndProps<DarkReign>): ReactNode {
  return <p>{darkReignWords.ending(view, outcome)[useLanguage()]}</p>;
}
