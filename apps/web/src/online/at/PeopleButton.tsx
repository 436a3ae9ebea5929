import { type ReactNode, useState } from "react";
import type { Look } from "../../games/look.ts";
import { Sheet } from "../../look/Sheet.tsx";
import { Talk } from "../talk/Talk.tsx";
import type { Talking } from "../talk/useTalk.ts";
import { type Connected, useKnown } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { Clock } from "./Clock.tsx";
import "./people.css";
import { People } from "./People.tsx";
import { YourSeat } from "./YourSeat.tsx";

/** Who is here, in the bar of the table: opens all that is between people. */
export function PeopleButton({
  connected,
  look,
  talking,
}: {
  readonly connected: Connected;
  readonly look: Look;
  readonly talking: Talking;
}): ReactNode {
  const say = useWords();
  const { about } = useKnown(connected);
  const [isOpen, setOpen] = useState(false);
  if (about === undefined) return null;
  const persons = Object.entries(about.face.places).filter(([, { kind }]) => kind === "person");
  const { unread, read } = talking;
  const open = (isShown: boolean) => {
    read();
    setOpen(isShown);
  };
  return (
    <>
      <Clock connected={connected} />
      <button type="button" className="play-button people-button" onClick={() => open(true)}>
        <span className="people-words">{say("table.people")}</span>
        <span className="people-dots" aria-hidden="true">
          {persons.map(([seat]) => (
            <i key={seat} data-here={about.here.includes(seat) ? "" : undefined} />
          ))}
        </span>
        {unread > 0 && (
          <b className="people-unread">
            <span aria-hidden="true">{unread}</span>
            <span className="unseen">{say("table.unread", { count: unread })}</span>
          </b>
        )}
      </button>
      {isOpen && (
        <Sheet title={say("table.people")} side onClose={() => open(false)}>
          <People connected={connected} look={look} about={about} />
          <Talk connected={connected} look={look} face={about.face} seat={about.you[0]} talking={talking} />
          <YourSeat connected={connected} about={about} />
        </Sheet>
      )}
    </>
  );
}
