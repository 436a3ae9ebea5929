import { type DarkReign, nameIn, townWords, type View } from "@ossuaire/dark-reign";
import { type ReactNode, useId, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";

/** REG-VERDICT-81: how many of one's own écus somebody else gets. */
export function HandEcus({
  view,
  question: { min, max, about },
  onAnswer,
}: {
  readonly view: View;
  readonly question: Extract<DarkReign["question"], { readonly prompt: "hand-ecus" }>;
  onAnswer: PlaceProps["onAnswer"];
}): ReactNode {
  const language = useLanguage();
  const id = useId();
  const [amount, setAmount] = useState(Math.floor(max / 2));
  return (
    <form
      className="town-hand"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ kind: "amount", amount });
      }}
    >
      <label htmlFor={id}>{townWords.howMany(nameIn(about.target, view))[language]}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={amount}
        aria-valuetext={townWords.ecus(amount)[language]}
        onChange={({ target }) => setAmount(target.valueAsNumber)}
      />
      <output htmlFor={id}>{townWords.ecus(amount)[language]}</output>
      <button type="submit" className="button button-forward">
        {townWords.hand[language]}
      </button>
    </form>
  );
}
