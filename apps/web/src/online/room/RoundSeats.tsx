import type { Seat } from "@ossuaire/kernel";
import type { Place } from "@ossuaire/table";
import type { CSSProperties, ReactNode } from "react";
import { Disc } from "../../look/Disc.tsx";
import { figures } from "../../look/figures.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import type { About } from "../Connection.ts";
import { useWords } from "../words/words.ts";
import "./round.css";

interface SeatsProps {
  readonly about: About;
  readonly titleOf: (seat: Seat) => string;
  readonly figureOf: (seat: Seat) => string | undefined;
  /** The seat whose link is shown. */
  readonly chosen: Seat | undefined;
  readonly onChoose: ((seat: Seat) => void) | undefined;
  readonly onGive: ((seat: Seat) => void) | undefined;
  /** Whoever invited may have somebody get up again, or a bot. */
  readonly onFree: ((seat: Seat) => void) | undefined;
}

/** The seats around the table; in the hand, one below the other. */
export function RoundSeats(props: SeatsProps): ReactNode {
  const say = useWords();
  const seats = Object.entries(props.about.face.places);
  return (
    <ul className="round-seats" aria-label={say("room.seats")}>
      {seats.map(([seat, place], n) => {
        const angle = (n / seats.length) * 2 * Math.PI - Math.PI / 2;
        const where = { "--across": Math.cos(angle).toFixed(3), "--down": Math.sin(angle).toFixed(3) };
        return (
          <li
            key={seat}
            className="round-seat"
            data-state={stateOf(props.about, seat, place)}
            data-top={Math.sin(angle) < -0.9 ? "" : undefined}
            data-you={props.about.you.includes(seat) ? "" : undefined}
            style={where as CSSProperties}
          >
            <SeatAt {...props} seat={seat} place={place} />
          </li>
        );
      })}
    </ul>
  );
}

interface SeatProps extends SeatsProps {
  readonly seat: Seat;
  readonly place: Place;
}

function SeatAt(props: SeatProps): ReactNode {
  const { about, titleOf, figureOf, seat, place } = props;
  const say = useWords();
  const nameOf = useSitterName();
  const title = titleOf(seat);
  const state = stateOf(about, seat, place);
  const name =
    place.kind === "person" ? place.name : place.kind === "bot" ? nameOf({ ...place, name: "" }, "") : "";
  // Who gave no name is called by the seat.
  const who = name === title ? "" : name;
  return (
    <>
      <span className="round-disc">
        <Disc figure={figureOf(seat) ?? figures.skull} />
        <i className="round-dot" />
      </span>
      <p className="round-words">
        <b>{title}</b>
        <small>
          {about.you.includes(seat) && `${say("room.you")} · `}
          {who !== "" && <strong>{who}</strong>}
          {who !== "" && " · "}
          {say(`room.${state}`)}
        </small>
      </p>
      <SeatWays {...props} title={title} />
    </>
  );
}

/** What whoever invited may do about a seat. */
function SeatWays({
  about,
  chosen,
  onChoose,
  onGive,
  onFree,
  seat,
  place,
  title,
}: SeatProps & { readonly title: string }): ReactNode {
  const say = useWords();
  const isFree = place.kind === "free";
  const canFree = onFree !== undefined && !isFree && !about.you.includes(seat);
  return (
    <span className="round-ways">
      {isFree && onChoose && (
        <button
          type="button"
          className="button"
          aria-pressed={chosen === seat}
          aria-label={say("room.inviteTo", { seat: title })}
          onClick={() => onChoose(seat)}
        >
          {say("room.invite")}
        </button>
      )}
      {isFree && onGive && (
        <button
          type="button"
          className="button"
          aria-label={say("room.giveSeat", { seat: title })}
          onClick={() => onGive(seat)}
        >
          {say("room.giveToBot")}
        </button>
      )}
      {canFree && (
        <button
          type="button"
          className="round-free"
          aria-label={say("room.setFreeSeat", { seat: title })}
          onClick={() => onFree(seat)}
        >
          {say("room.setFree")}
        </button>
      )}
    </span>
  );
}

function stateOf({ here }: About, seat: Seat, place: Place): "free" | "bot" | "here" | "away" {
  if (place.kind !== "person") return place.kind;
  return here.includes(seat) ? "here" : "away";
}
