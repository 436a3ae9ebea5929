import { type DarkReign, type SeenCharacter, tableWords, titleIn } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useSitterName } from "../../table/useSitterName.ts";
import { useLanguage } from "../../words/language.ts";
import type { SeatsProps } from "../look.ts";
import { PieceRow } from "../PieceRow.tsx";
import { Notes } from "./master/Notes.tsx";
import { Bearing, Life, Portrait, States } from "./Row.tsx";
import { SheetButton } from "./sheet/SheetButton.tsx";
import "./seats.css";

/** REG-SHEET: the heroes as the eye wants them in the middle of a game, and the common purse. */
export function Seats({ view, sitters, rows }: SeatsProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const nameOf = useSitterName();
  const heroes = view.characters.filter(({ id }) => view.options.heroes.includes(id));
  return (
    <div className="dr-seats">
      {heroes.map((hero) => (
        <PieceRow key={hero.id} piece={hero.id} rows={rows} className={rowOf(hero, view)} panel={hero.id}>
          <Portrait who={hero} />
          <h2>
            <SheetButton who={hero.id} name={titleIn(hero.id, view)} />
            <small>{nameOf(sitters[hero.seat], "")}</small>
          </h2>
          {hero.gone === undefined || hero.gone === "town" ? (
            <Life who={hero} />
          ) : (
            <p className="dr-fate">{tableWords.gone(hero.gone)[language]}</p>
          )}
          <Bearing view={view} who={hero} />
          <p className="dr-points">
            <span aria-hidden="true">
              {"◆".repeat(hero.gone === undefined ? Math.max(0, hero.actions) : 0)}
            </span>
            <span className="unseen">
              {hero.actions} {tableWords.actions[language]}
            </span>
            {hero.destiny > 0 && <i>{tableWords.destiny(hero.destiny)[language]}</i>}
          </p>
          <States view={view} who={hero} />
        </PieceRow>
      ))}
      <p className="dr-purse">
        {tableWords.purse[language]} <b>{tableWords.ecus(view.purse)[language]}</b>
      </p>
      {view.master && <Notes view={view} master={view.master} />}
    </div>
  );
}

function rowOf({ id, gone }: SeenCharacter, { turn }: SeatsProps<DarkReign>["view"]): string {
  if (gone !== undefined && gone !== "town") return "dr-hero dr-gone";
  return turn.acting === id ? "dr-hero dr-acting" : turn.done.includes(id) ? "dr-hero dr-done" : "dr-hero";
}
