import { type Script, w } from "@ossuaire/kernel";
import { deed, type Hindrance } from "../deed.ts";
import { openChest } from "../rules/chest.ts";
import { opened } from "../rules/doors.ts";
import { elementCard } from "../rules/elements.ts";
import { handled, inReach, mayHandle } from "../rules/handled.ts";
import type { Character, Element, State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** REG-OPEN-01: a door or a chest in reach. */
export const open = deed({
  id: "open",
  name: w("Ouvrir", "Open"),
  rule: "REG-OPEN-01",
  cost: 1,
  *options(state, who) {
    for (const { x, y } of closedInReach(state, who)) yield { square: { x, y } };
  },
  *perform(table, who, { square }) {
    const element = handled(table.state, square, canBeOpened);
    if (element === undefined) return;
    if (elementCard(element).isOpened) yield* openChest(table, who, element);
    else yield* tryDoor(table, who, element);
  },
});

/** REG-OPEN-02, REG-PICK-03: locked it stays shut, but not to those who hold the key. */
function* tryDoor(table: DarkTable, who: Character, door: Element): Script {
  if (door.lock === undefined || who.side === "mj") {
    yield* opened(table, who, door);
    return;
  }
  door.lock = "known";
  table.reveal({
    type: "found-locked",
    rule: "REG-OPEN-02",
    who: who.id,
    kind: door.kind,
    x: door.x,
    y: door.y,
  });
}

function closedInReach(state: State, who: Character): readonly Element[] {
  return inReach(state, who, canBeOpened).filter((one) => mayHandle(state, who, one));
}

function canBeOpened(element: Element): boolean {
  const { isDoor, isOpened } = elementCard(element);
  if (element.hidden || element.blocked !== undefined) return false;
  return isOpened ? !element.searched : isDoor === true && !element.open;
}

/** REG-RULING-57: the P.Action would be lost for certain. */
export const locked: Hindrance = {
  id: "locked",
  rule: "REG-OPEN-02",
  words: w("C’est verrouillé.", "It is locked."),
  deeds: ["open"],
  bars: (state, who, _deed, { square }) =>
    who.side === "heroes" && square !== undefined && handled(state, square, canBeOpened)?.lock === "known",
};
