import { type Conquest, cardOf, tableWords } from "@ossuaire/conquest";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { CardsSheet } from "./CardsSheet.tsx";
import "./playing.css";
import { ShotRow } from "./ShotRow.tsx";

/** CON-SEQ-05: the card that is being carried out, its shots in order, the current one marked. */
export function Playing({ view }: { readonly view: Conquest["view"] }): ReactNode {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { playing } = view;
  if (playing === undefined) return null;
  const { name, shots } = cardOf(playing.card);
  return (
    <>
      <button
        type="button"
        className="playing"
        aria-label={tableWords.lookAt(name)[language]}
        onClick={() => setOpen(true)}
      >
        <ShotRow shots={shots} current={playing.shot} />
      </button>
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
