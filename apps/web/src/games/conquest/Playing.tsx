import { type Conquest, cardOf, characterNames, tableWords } from "@ossuaire/conquest";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { CardsSheet } from "./CardsSheet.tsx";
import "./playing.css";
import { ShotRow } from "./ShotRow.tsx";

/** CON-SEQ-05, CON-TARGET-06: the card that is being carried out, its shots in order, the current one marked, and at whom. */
export function Playing({ view }: { readonly view: Conquest["view"] }): ReactNode {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { playing } = view;
  if (playing === undefined) return null;
  const { name, shots } = cardOf(playing.card);
  const { shot, target } = playing;
  const on = shots[shot];
  const words = [
    tableWords.lookAt(name),
    ...(on === undefined ? [] : [tableWords.shotOf(shot + 1, shots.length, on.name)]),
  ];
  return (
    <>
      <button
        type="button"
        className="playing"
        aria-label={words.map((part) => part[language]).join(", ")}
        onClick={() => setOpen(true)}
      >
        <ShotRow shots={shots} current={shot} />
      </button>
      {target !== undefined && (
        <p className="playing-target">
          {tableWords.aimedAt(characterNames[target], playing.again ? 2 : 1)[language]}
        </p>
      )}
      {open && (
        <CardsSheet
          title={name[language]}
          cards={[playing.card]}
          wordless={!view.options.abilities}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
