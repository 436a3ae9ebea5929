import type { Seat } from "@ossuaire/kernel";
import type { Place } from "@ossuaire/table";
import type { ReactNode } from "react";
import type { Look } from "../../games/look.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import { useLanguage } from "../../words/language.ts";
import type { About } from "../Connection.ts";
import { mute, useMuted } from "../talk/muted.ts";
import type { Connected } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { levelFor } from "./level-for.ts";

interface PeopleProps {
  readonly connected: Connected;
  readonly look: Look;
  readonly about: About;
}

/** Everybody at the table, whether they are here, and what can be done about who is not. */
export function People(props: PeopleProps): ReactNode {
  const say = useWords();
  const { about } = props;
  return (
    <section className="people" aria-labelledby="people">
      <h3 id="people">{say("table.peopleText")}</h3>
      <ul>
        {Object.entries(about.face.places).map(([seat, place]) => (
          <Person key={seat} {...props} seat={seat} place={place} />
        ))}
      </ul>
      {about.watching > 0 && (
        <p className="people-watch">{say("table.watchers", { count: about.watching })}</p>
      )}
      {about.you.length === 0 && <p className="people-watch">{say("table.watching")}</p>}
    </section>
  );
}

function Person({
  connected,
  look,
  about: { face, you, here },
  seat,
  place,
}: PeopleProps & { readonly seat: Seat; readonly place: Place }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const muted = useMuted();
  const title = look.words.seat(seat)[language];
  const isHere = here.includes(seat);
  const isOther = place.kind === "person" && !you.includes(seat);
  const [us] = you;
  const who = `${connected.id}/${seat}`;
  const name = place.kind === "person" ? place.name : nameOf(place.kind === "bot" ? place : undefined, title);
  const canSitIn = isOther && !isHere && place.sitIn === undefined && face.stage === "on" && us !== undefined;
  return (
    <li data-state={stateOf(place, isHere)}>
      <i className="people-dot" />
      <p>
        <b>{name}</b>
        <small>
          {title} · {say(`table.${stateOf(place, isHere)}`)}
        </small>
      </p>
      {canSitIn && (
        <button
          type="button"
          className="button"
          onClick={() =>
            void connected.connection.ask({
              type: "ask",
              seat: us,
              wish: { kind: "bot", seat, level: levelFor(face) },
            })
          }
        >
          {say("table.askBot", { name })}
        </button>
      )}
      {isOther && (
        <button
          type="button"
          className="people-mute"
          aria-pressed={muted.has(who)}
          onClick={() => mute(who, !muted.has(who))}
        >
          {say(muted.has(who) ? "talk.unmute" : "talk.mute", { name })}
        </button>
      )}
    </li>
  );
}

function stateOf(place: Place, isHere: boolean): "bot" | "sitIn" | "gone" | "here" | "away" {
  if (place.kind !== "person") return "bot";
  if (place.sitIn !== undefined) return "sitIn";
  if (place.away === true) return "gone";
  return isHere ? "here" : "away";
}
