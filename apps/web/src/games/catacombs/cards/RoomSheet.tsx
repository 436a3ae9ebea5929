import {
  boardOf,
  cardWords,
  type Exit,
  itemOf,
  lordOf,
  type Muster,
  monsterOf,
  obstaclesOn,
  type RoomCard,
  raisePrice,
  roomOf,
  roomWords,
  touchPrice,
  tradeWords,
  type View,
  wayLetters,
  wayNames,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { BoardPlan } from "./BoardPlan.tsx";
import { CardLink } from "./CardLink.tsx";
import { CardTop } from "./CardTop.tsx";
import { ItemLine } from "./ItemSheet.tsx";
import { counted, MusterList } from "./MusterList.tsx";
import { Picture } from "./Picture.tsx";
import "./room.css";

/** CAT-ROOM-03: a Room card that lies open. */
export function RoomSheet({ id, view }: { readonly id: string; readonly view: View }): ReactNode {
  const room = roomOf(id);
  const language = useLanguage();
  const story = view.options.scenario?.rooms[id]?.intro;
  return (
    <>
      {story && <p className="room-story">{story[language]}</p>}
      {room.kind === "combat" ? <Combat room={room} view={view} /> : <Special room={room} view={view} />}
    </>
  );
}

/** CAT-LAYOUT-02: the level stands in the upper right corner. */
function Combat({
  room,
  view,
}: {
  readonly room: Extract<RoomCard, { kind: "combat" }>;
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const { id, level, board, monsters, wandering, exits } = room;
  const told = view.options.scenario?.rooms[id]?.monsters;
  const wanderer = lordOf(view.lord.id).wandering;
  return (
    <>
      <p className="room-level">
        {roomWords.level(level)[language]} <RuleLink id="CAT-COMP-22" />
      </p>
      <CardTop
        picture={<BoardPlan board={board} className="room-plan" />}
        kind={
          <>
            {roomWords.board[language]} — {boardOf(board).name[language]},{" "}
            {roomWords.obstacles(obstaclesOn(board).length)[language]}
          </>
        }
        facts={[]}
      />
      <h3>{roomWords.monsters[language]}</h3>
      {told === undefined ? (
        <MusterList musters={monsters} />
      ) : (
        <>
          <MusterList musters={counted(told.map(({ monster }) => monster))} />
          <p className="card-said">{roomWords.ofScenario[language]}</p>
        </>
      )}
      {told === undefined && (
        <>
          <h3>{roomWords.wanderers[language]}</h3>
          {wandering === 0 ? (
            <p>{roomWords.none[language]}</p>
          ) : (
            <MusterList musters={[{ monster: wanderer, count: wandering }]} />
          )}
        </>
      )}
      <Exits exits={exits} />
    </>
  );
}

/** CAT-VEXIT-01: at the lower right, by their letters. */
function Exits({ exits }: { readonly exits: readonly Exit[] }): ReactNode {
  const language = useLanguage();
  return (
    <p className="room-exits">
      <i>
        {roomWords.exits[language]} ({roomWords.exitsText[language]})
      </i>
      <span className="unseen">{exits.map((exit) => wayNames[exit][language]).join(", ")}</span>
      {exits.map((exit) => (
        <b key={exit} aria-hidden="true">
          {wayLetters[exit][language]}
        </b>
      ))}
    </p>
  );
}

function Special({
  room,
  view,
}: {
  readonly room: Exclude<RoomCard, { kind: "combat" }>;
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  return (
    <>
      <CardTop
        picture={<Picture kind="room" id={room.kind} />}
        kind={roomWords[room.kind][language]}
        facts={[]}
      />
      {room.kind === "merchant" && view.offer.length > 0 && (
        <>
          <h3>{tradeWords.offer[language]}</h3>
          <ul className="card-list">
            {view.offer.map((item) => (
              <li key={item}>
                <ItemLine item={itemOf(item)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {room.kind === "healer" && <Services />}
      {room.kind === "lord" && <Lair view={view} />}
    </>
  );
}

/** CAT-HEAL-03, 04. */
function Services(): ReactNode {
  const language = useLanguage();
  const { touch, touchText, raise, raiseText } = tradeWords;
  return (
    <ul className="card-list card-said">
      <li>
        <b>{touch[language]}</b> ({cardWords.gold100(touchPrice)[language]}) — {touchText[language]}{" "}
        <RuleLink id="CAT-HEAL-03" />
      </li>
      <li>
        <b>{raise[language]}</b> ({cardWords.gold100(raisePrice)[language]}) — {raiseText[language]}{" "}
        <RuleLink id="CAT-HEAL-04" />
      </li>
    </ul>
  );
}

function Lair({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const { id, name, minions } = lordOf(view.lord.id);
  const told = view.options.scenario?.rooms["lair"]?.monsters;
  const musters: readonly Muster[] =
    told === undefined ? minions : counted(told.map(({ monster }) => monsterOf(monster).id));
  return (
    <>
      <h3>
        <CardLink card={{ kind: "lord", id }}>{name[language]}</CardLink>
      </h3>
      <MusterList musters={musters} />
    </>
  );
}
