import { type Nim, nimBox } from "@ossuaire/kernel/testing";
import type { ReactNode } from "react";
import type { EndProps, Look, SeatsProps } from "../../games/look.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import { useLanguage } from "../../words/language.ts";

const { words } = nimBox;

/** A game without discs: nothing lies on its board, and buttons are all that can be done. */
export const nimLook: Look<Nim> = {
  words,
  hides: false,
  scene: () => ({
    board: { length: 400, width: 200, rims: { left: "open", top: "open", right: "open", bottom: "open" } },
    pieces: [],
  }),
  piece: () => ({ radius: 0, name: "", tone: "light", figure: "" }),
  isFlick: (_event): _event is never => false,
  lies: () => undefined,
  placing: () => ({ pieces: [], complete: (spots) => spots }),
  Seats,
  End,
  Help: () => <p>{words.aim[useLanguage()]}</p>,
};

function Seats({ sitters }: SeatsProps<Nim>): ReactNode {
  const language = useLanguage();
  const nameOf = useSitterName();
  return (
    <ul>
      {Object.entries(sitters).map(([seat, sitter]) => (
        <li key={seat}>{nameOf(sitter, words.seat(seat)[language])}</li>
      ))}
    </ul>
  );
}

function End({ view, outcome }: EndProps<Nim>): ReactNode {
  return <p>{words.ending(view, outcome)[useLanguage()]}</p>;
}
