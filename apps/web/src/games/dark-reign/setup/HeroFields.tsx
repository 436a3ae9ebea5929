import { calledBy, heroCards, heroLines, longestName, setupWords, sheetFor } from "@ossuaire/dark-reign";
import { type ReactNode, useId } from "react";
import { Line } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import type { Fields, SeatedFields } from "./fields.ts";
import { heroChosen, heroNamed, whyNoHero } from "./form.ts";
import { Player } from "./Player.tsx";

/** A hero with its portrait and a sentence: whether it comes along, and who plays it. */
export function HeroFields({
  hero,
  options,
  onChange,
  sitterOf,
  onSit,
  friend,
}: SeatedFields & { readonly hero: string }): ReactNode {
  const language = useLanguage();
  const id = useId();
  const isIn = options.heroes.includes(hero);
  const why = whyNoHero(options, hero)?.[language];
  const sheet = sheetFor(options, hero);
  const vocation = heroCards.find((one) => one.id === hero)?.vocation[language];
  return (
    <li
      className="party-hero"
      data-in={isIn ? "" : undefined}
      data-barred={why !== undefined && !isIn ? "" : undefined}
    >
      <label className="party-who">
        <Portrait who={{ card: hero, side: "heroes" }} />
        <span>
          <b>{calledBy(hero, sheet.name)[language]}</b>
          <i>{vocation}</i>
        </span>
        <input
          type="checkbox"
          checked={isIn}
          aria-disabled={why !== undefined}
          aria-describedby={id}
          onChange={({ target }) => {
            if (why === undefined) onChange(heroChosen(options, hero, target.checked));
          }}
        />
      </label>
      <p id={id} className="party-line">
        {heroLines[hero]?.[language]} <Kept hero={hero} options={options} />
        {why !== undefined && <i className="field-why">{why}</i>}
      </p>
      {isIn && (
        <>
          <NameField hero={hero} options={options} onChange={onChange} />
          <Player
            label={setupWords.playedBy(calledBy(hero, sheet.name))[language]}
            seat={hero}
            sitter={sitterOf(hero)}
            friend={friend}
            onChange={(sitter) => onSit({ [hero]: sitter })}
          />
        </>
      )}
    </li>
  );
}

/** REG-SHEET-01: a name that the player invents, if any. */
function NameField({ hero, options, onChange }: Fields & { readonly hero: string }): ReactNode {
  const language = useLanguage();
  const { names, ...rest } = options;
  const words = setupWords.anotherName(calledBy(hero, sheetFor(rest, hero).name))[language];
  return (
    <Line
      label={words}
      hidden
      value={names?.[hero] ?? ""}
      placeholder={words}
      most={longestName}
      onChange={(name) => onChange(heroNamed(options, hero, name))}
    />
  );
}

/** REG-VERDICT-61, REG-XP-12: what it brings along of a campaign. */
function Kept({ hero, options }: Pick<SeatedFields, "options"> & { readonly hero: string }): ReactNode {
  const language = useLanguage();
  const { roster } = options;
  if (roster === undefined || roster.won.length + roster.heroes.length === 0) return null;
  const { xp, ecus } = sheetFor(options, hero);
  const isKnown = roster.heroes.some((one) => one.hero === hero);
  return (
    <b className="party-kept">{(isKnown ? setupWords.kept(xp, ecus) : setupWords.recruit(xp))[language]}</b>
  );
}
