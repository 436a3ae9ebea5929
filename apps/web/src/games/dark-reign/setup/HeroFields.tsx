import { heroCards, heroLines, seatTitle, setupWords, sheetFor } from "@ossuaire/dark-reign";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import type { SeatedFields } from "./fields.ts";
import { heroChosen, whyNoHero } from "./form.ts";
import { Player } from "./Player.tsx";

/** A hero with its portrait and a sentence: whether it comes along, and who plays it. */
export function HeroFields({
  hero,
  options,
  onChange,
  sitterOf,
  onSit,
}: SeatedFields & { readonly hero: string }): ReactNode {
  const language = useLanguage();
  const id = useId();
  const isIn = options.heroes.includes(hero);
  const why = whyNoHero(options, hero)?.[language];
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
          <b>{seatTitle(hero)[language]}</b>
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
        <Player
          label={setupWords.playedBy(seatTitle(hero))[language]}
          seat={hero}
          sitter={sitterOf(hero)}
          onChange={(sitter) => onSit({ [hero]: sitter })}
        />
      )}
    </li>
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
