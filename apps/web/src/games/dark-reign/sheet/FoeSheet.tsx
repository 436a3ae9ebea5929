import {
  armsSeen,
  kindWords,
  profileSeen,
  type SeenCharacter,
  sheetWords,
  thingsSeen,
  titleIn,
  type View,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Life, Portrait, States } from "../Row.tsx";
import { Arms } from "./Arms.tsx";
import { Circle } from "./Circle.tsx";
import { pictureOf } from "./picture.ts";

/** REG-VERDICT-47: the profile of somebody on the board is open to all; what it carries is the MJ's. */
export function FoeSheet({ view, who }: { readonly view: View; readonly who: SeenCharacter }): ReactNode {
  const language = useLanguage();
  const profile = profileSeen(who);
  const things = thingsSeen(view, who.id);
  const [arm] = armsSeen(view, who);
  if (profile === undefined || arm === undefined) return null;
  const { fear, swarm, ecus, xp, rule, traits } = profile;
  const facts = [
    // REG-FOE-08: both together in brackets.
    sheetWords.soak(who.levels.endurance, who.levels.endurance + who.armour),
    ...(who.pv.length > 1 ? [sheetWords.figures(who.pv.length)] : []),
    ...(fear === undefined ? [] : [sheetWords.fear(fear)]),
    ...(swarm === undefined ? [] : [sheetWords.swarm(swarm)]),
    sheetWords.worth(ecus, xp),
  ];
  return (
    <div className="dr-book">
      <div className="dr-page">
        <header className="dr-sheet-head">
          <Portrait who={who} />
          <div>
            <h3>{titleIn(who.id, view)[language]}</h3>
            <p>
              {kindWords(who)[language]} <RuleLink id={rule} />
            </p>
          </div>
        </header>
        <Circle view={view} who={who} />
      </div>
      <div className="dr-page">
        <Life who={who} />
        <Arms view={view} who={who} />
        <ul className="dr-facts">
          {facts.map((fact) => (
            <li key={fact.en}>{fact[language]}</li>
          ))}
        </ul>
        <section aria-label={sheetWords.special[language]}>
          <h4>{sheetWords.special[language]}</h4>
          <ul className="dr-facts">
            {traits.map(({ id, name, rule: of }) => (
              <li key={id}>
                {name[language]} <RuleLink id={of} />
              </li>
            ))}
            {traits.length === 0 && <li>{sheetWords.plain[language]}</li>}
          </ul>
        </section>
        <States view={view} who={who} />
        {things.map(({ card, things: [{ id }] }) => (
          <p key={id} className="dr-sheet-line">
            <svg className="dr-thing-sign" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
              <path fill="currentColor" d={pictureOf(card)} />
            </svg>{" "}
            {card.name[language]}
          </p>
        ))}
        {!view.isMaster && who.side === "mj" && (
          <p className="dr-sheet-note">
            {sheetWords.carriesUnknown[language]} <RuleLink id="REG-VERDICT-47" />
          </p>
        )}
      </div>
    </div>
  );
}
