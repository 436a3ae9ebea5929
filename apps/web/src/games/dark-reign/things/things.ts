import type { View } from "@ossuaire/dark-reign";
import type { Brush } from "../../../board/grid/paint/brush.ts";
import type { Thing } from "../../../board/grid/scene.ts";
import { type DoorLook, paintDoor, paintLeaf } from "./doors.ts";
import { inked } from "./ink.ts";
import { paintCorpse, paintHole, paintLeft, paintPortal, paintSpikes } from "./low.ts";
import { paintRubble, paintStatue, paintTomb, paintWell } from "./stone.ts";
import { paintBarrel, paintChest, paintLibrary, paintRack, paintTable } from "./wood.ts";

type Element = View["elements"][number];

/** By its kind; what it looks like once somebody has been there. */
const furniture: Readonly<Record<string, (brush: Brush, isSearched: boolean) => void>> = {
  chest: paintChest,
  barrel: paintBarrel,
  table: paintTable,
  rack: paintRack,
  library: paintLibrary,
  tomb: paintTomb,
  statue: paintStatue,
  corpse: paintCorpse,
  rubble: paintRubble,
  portal: paintPortal,
  spikes: paintSpikes,
};

const leaves: Readonly<Record<string, DoorLook["leaf"]>> = {
  door: "wood",
  "armoured-door": "armoured",
  "prison-door": "bars",
  "secret-door": "stone",
};

const glows: Readonly<Record<string, Thing["glow"]>> = {
  statue: { colour: "#ffe9b0", reach: 2.2 },
  portal: { colour: "#4f9dff", reach: 2.6 },
  table: { colour: "#ffd08a", reach: 1.4 },
};

/** An element as it stands there, in the MJ's ink if nobody else sees it; `runsEast`: one goes through from west to east. */
export function thingOf(element: Element, runsEast: boolean): Thing | undefined {
  const thing = pictured(element, runsEast);
  const isSecret = (element.hidden && !element.shown) || element.lock === "untried";
  return thing && isSecret ? inked(thing) : thing;
}

function pictured(element: Element, runsEast: boolean): Thing | undefined {
  const { kind, x, y, searched, open, spent } = element;
  const leaf = leaves[kind];
  if (leaf !== undefined) {
    const look = { leaf, state: doorState(element), runsEast, isLocked: element.lock !== undefined };
    return { x, y, ...doorOf(look) };
  }
  if (kind === "hole")
    return { x, y, look: `hole ${open}`, paint: (brush) => paintHole(brush, open === true) };
  if (kind === "well")
    return { x, y, look: `well ${spent}`, paint: (brush) => paintWell(brush, spent === true) };
  const paint = furniture[kind];
  if (paint === undefined) return undefined;
  const glow = glows[kind];
  const isSearched = searched === true;
  const look = `${kind} ${isSearched}`;
  return { x, y, look, paint: (brush) => paint(brush, isSearched), ...(glow && { glow }) };
}

/** The ground stays as it is whether a door is open or shut: only its leaf turns. */
function doorOf(look: DoorLook): Pick<Thing, "look" | "paint" | "leaf"> {
  const { state, ...hung } = look;
  const paint = (brush: Brush): void => paintDoor(brush, look);
  if (state !== "shut" && state !== "open") return { look: JSON.stringify(look), paint };
  return {
    look: `door ${hung.runsEast}`,
    paint,
    leaf: {
      look: JSON.stringify(hung),
      isOpen: state === "open",
      paint: (brush, share) => paintLeaf(brush, look, share),
    },
  };
}

/** Things that lie on the floor. */
export function leftAt({ x, y }: { readonly x: number; readonly y: number }): Thing {
  return { x, y, look: "left", paint: paintLeft };
}

function doorState({ open, blocked, pv }: Element): DoorLook["state"] {
  if (blocked !== undefined) return "walled";
  if (!open) return "shut";
  return pv === 0 ? "broken" : "open";
}
