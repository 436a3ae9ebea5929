import { calledBy, type SeenCharacter, townWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import { Load } from "./Load.tsx";

/** Who is in town, with what to spend and what it carries. */
export function Visitor({
  who,
  places,
}: {
  readonly who: SeenCharacter;
  readonly places: number | undefined;
}): ReactNode {
  const language = useLanguage();
  return (
    <header className="town-visitor">
      <Portrait who={who} />
      <h2>{townWords.visit(calledBy(who.card, who.name))[language]}</h2>
      <p className="town-means" role="status">
        <b>{townWords.ecus(who.ecus)[language]}</b>
        <b>{townWords.xp(who.xp)[language]}</b>
        {places !== undefined && <span>{townWords.places(places)[language]}</span>}
        <Load who={who} />
      </p>
    </header>
  );
}
