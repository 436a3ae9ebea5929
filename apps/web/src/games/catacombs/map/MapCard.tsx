import {
  type Chart,
  type ChartRoom,
  cardWords,
  chartLine,
  chartName,
  chartWords,
  choiceWords,
  type Exit,
  roomOf,
  slotName,
  type View,
  wayLetters,
} from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import type { CSSProperties, ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { BoardPlan } from "../cards/BoardPlan.tsx";
import { CardLink } from "../cards/CardLink.tsx";
import { Sign } from "./Sign.tsx";
import type { Spot } from "./sheetOf.ts";
import { kindOf, signOf } from "./signs.ts";

/** A Room card on the map: what it is as far as it is known, its doors, how often the Heroes were there. */
export function MapCard({
  room,
  chart,
  view,
  spot,
  option,
  onChoose,
}: {
  readonly room: ChartRoom;
  readonly chart: Chart;
  readonly view: View;
  readonly spot: Spot;
  /** The answer that lies on it. */
  readonly option: string | undefined;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const { card, slot, known, here, visits, doors } = room;
  const step = chart.way.indexOf(room.place) + 1;
  const name = chartName(room);
  const place: CSSProperties & Record<`--${string}`, number> = {
    "--x": spot.x,
    "--y": spot.y,
    "--far": farness(room, chart),
  };
  return (
    <li
      className={`map-card map-${known} map-${kindOf(room) ?? "unknown"}`}
      data-place={room.place}
      data-here={here ? "" : undefined}
      data-passed={room.passedBy ? "" : undefined}
      data-lit={option === undefined ? undefined : ""}
      aria-current={here ? "step" : undefined}
      style={place}
    >
      <Face room={room} view={view} />
      {doors.map(({ way, leads }) => (
        <i key={way} className={`map-door map-door-${way}`} data-leads={leads} />
      ))}
      <span className="unseen">{chartLine(room, chart)[language]}.</span>
      <span className="map-badges" aria-hidden="true">
        {step > 0 && !here && <b className="map-step">{step}</b>}
        {visits > 1 && <b className="map-visits">×{visits}</b>}
      </span>
      {card === undefined ? (
        <span className="map-name" aria-hidden="true">
          {slot && capital(slotName(slot))[language]}
        </span>
      ) : (
        <CardLink
          card={{ kind: "room", id: card }}
          label={cardWords.read(name)[language]}
          className="map-name"
        >
          {name[language]}
        </CardLink>
      )}
      {known === "remembered" && (
        <em className="map-note" aria-hidden="true">
          {chartWords.signs.remembered[language]}
        </em>
      )}
      {option !== undefined && (
        <button
          type="button"
          className={isExit(option) ? `map-go map-go-${option}` : "map-go map-go-in"}
          data-answer={option}
          aria-label={choiceWords(option, room)[language]}
          onClick={() => onChoose(option)}
        >
          {isExit(option) ? wayLetters[option][language] : entering(option)}
        </button>
      )}
    </li>
  );

  function entering(chosen: string): string {
    return capital(chosen === "explore" ? chartWords.explore : chartWords.enter)[language];
  }
}

function isExit(option: string): option is Exit {
  return option in wayLetters;
}

/** The board of a room of combat from above, or the sign of what else it is. */
function Face({ room, view }: { readonly room: ChartRoom; readonly view: View }): ReactNode {
  const printed = room.card === undefined ? undefined : roomOf(room.card);
  if (printed?.kind !== "combat") return <Sign path={signOf(room, view)} className="map-sign" />;
  return (
    <>
      <BoardPlan board={printed.board} className={`map-ground map-ground-${printed.board}`} fills />
      <b className="map-level" aria-hidden="true">
        {["0", "I", "II"][printed.level]}
      </b>
    </>
  );
}

/** How deep in the mist: steps to the nearest card that is known, up to four. */
function farness({ place, known, x, y }: ChartRoom, { rooms }: Chart): number {
  if (known !== "hidden") return 0;
  const seen = rooms.filter((room) => room.place !== place && room.known !== "hidden");
  const steps = seen.map((room) => Math.abs(room.x - x) + Math.abs(room.y - y));
  return Math.min(4, ...steps);
}
