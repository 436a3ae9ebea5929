import { type Nim, nimBox } from "@ossuaire/kernel/testing";
import type { ReactNode } from "react";
import type { GameSetup } from "../../games/setup.ts";
import { Choice } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";

export const nimSetup: GameSetup<Nim> = { lid: nimBox, Options };

function Options({
  options,
  onChange,
}: {
  readonly options: Nim["options"];
  onChange(options: Nim["options"]): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <div className="fields">
      {Object.entries(nimBox.choices).map(([id, { words, changes }]) => (
        <Choice
          key={id}
          label={words[language]}
          value={`${options.matches}`}
          choices={Object.keys(changes).map((value) => ({ value, words: value }))}
          onChange={(value) => onChange({ ...options, ...changes[value] })}
        />
      ))}
    </div>
  );
}
