import { path as healer } from "virtual:game-icon/caduceus";
import { path as camp } from "virtual:game-icon/camping-tent";
import { path as combat } from "virtual:game-icon/dungeon-gate";
import { path as merchant } from "virtual:game-icon/scales";
import { path as altar } from "virtual:game-icon/star-altar";
import { path as map } from "virtual:game-icon/treasure-map";
import { type ChartRoom, type RoomCard, roomOf, type View } from "@ossuaire/catacombs";
import { figureOf } from "../figures.ts";

export const signs = { camp, map } as const;

/** What kind of room it is, as far as it is known; of a card face down in a labyrinth nothing is. */
export function kindOf({ card, slot }: ChartRoom): RoomCard["kind"] | undefined {
  return card === undefined ? slot?.kind : roomOf(card).kind;
}

/** The sign of a room; a room of combat has none but the gate of its back. */
export function signOf(room: ChartRoom, { lord }: Pick<View, "lord">): string {
  const kind = kindOf(room) ?? "combat";
  return kind === "lord" ? figureOf(lord.id, "lord") : { combat, merchant, healer, altar }[kind];
}
