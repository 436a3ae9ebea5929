import {
  type CatacombsOptions,
  defaultOptions,
  layoutWords,
  optionTexts,
  roomsOf,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { whyNotSo } from "./form.ts";

/** CAT-VLEN-01, 02, CAT-VMAZE-20: how many rooms there are, as far as the layout leaves that open. */
export function Length({
  options,
  onChange,
}: {
  readonly options: CatacombsOptions;
  onChange(part: Partial<CatacombsOptions>): void;
}): ReactNode {
  const language = useLanguage();
  const { layout, more, mazeRooms, scenario } = options;
  if (layout === "branching" || scenario?.maze !== undefined) return null;
  if (layout === "labyrinth")
    return (
      <Choice
        label={optionTexts.mazeRooms.name[language]}
        help={optionTexts.mazeRooms.text[language]}
        value={String(mazeRooms)}
        why={whyNotSo("mazeRooms", { ...options, mazeRooms: 20 })?.[language]}
        choices={counts(4, 20).map((count) => ({
          value: String(count),
          words: layoutWords.combatRooms(count)[language],
          barred: whyNotSo("mazeRooms", { ...options, mazeRooms: count }) !== undefined,
        }))}
        onChange={(count) => onChange({ mazeRooms: Number(count) })}
      />
    );
  return (
    <fieldset className="setup-seat setup-company">
      <legend>{optionTexts.more.name[language]}</legend>
      <div className="fields fields-three">
        {usual.map(([level, rooms]) => (
          <Choice
            key={level}
            label={layoutWords.rooms(level)[language]}
            value={String(rooms + more[level])}
            choices={counts(0, Math.max(roomsOf(options, level), rooms + more[level])).map((count) => ({
              value: String(count),
              words: layoutWords.count(count, rooms)[language],
              barred: count > roomsOf(options, level),
            }))}
            onChange={(count) => onChange(lengthened(options, level, Number(count) - rooms))}
          />
        ))}
      </div>
      <p className="field-help">{optionTexts.more.text[language]}</p>
    </fieldset>
  );
}

/** CAT-LAYOUT-13: by level, how many the basic layout has; there may be none, and as many as the piles hold (CAT-RULING-86). */
const usual = [
  [0, 1],
  [1, 2],
  [2, 1],
] as const;

function counts(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, more) => from + more);
}

/** CAT-VHEALER-02: back at the basic layout there is one Healer. */
function lengthened(
  { more: [none, one, two], secondHealer }: CatacombsOptions,
  level: 0 | 1 | 2,
  added: number,
): Partial<CatacombsOptions> {
  const more: CatacombsOptions["more"] =
    level === 0 ? [added, one, two] : level === 1 ? [none, added, two] : [none, one, added];
  return { more, secondHealer: secondHealer && !isBasic({ layout: "basic", more }) };
}

/** CAT-LAYOUT-13: the seven cards of the basic game. */
export function isBasic({ layout, more }: Pick<CatacombsOptions, "layout" | "more">): boolean {
  return layout === defaultOptions.layout && more.every((count) => count === 0);
}
