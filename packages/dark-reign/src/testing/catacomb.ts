import type { Rng } from "@ossuaire/kernel";
import type { ZoneCard } from "../content/zones/card.ts";
import { planDeck } from "../content/zones/deck.ts";
import { builtPack } from "../deck/build.ts";
import { dealt, dealtUnder } from "../deck/deal.ts";
import { assemble } from "../grid/assemble.ts";
import type { Opening } from "../grid/square.ts";
import { addedExits } from "../grid/way-on.ts";
import { asDrawn, type LaidZone, type Laying, laidZone } from "../grid/zone.ts";

/** A catacomb that somebody has explored to the end, without anybody in it. */
export interface Catacomb {
  readonly zones: readonly Zone[];
  readonly doors: readonly Door[];
  readonly found: boolean;
}

interface Zone {
  readonly card: ZoneCard;
  laid: LaidZone;
  readonly laying: Laying;
}

interface Door extends Opening {
  readonly from: number;
  pile: readonly ZoneCard[];
  state: "unopened" | "blocked" | { readonly to: number };
}

/** REG-DRAW, REG-SPLIT: draws a pack and opens one exit after the other, whichever comes to hand. */
export function drawnCatacomb(rng: Rng, main: ZoneCard, drawn: number): Catacomb {
  const zones: Zone[] = [];
  const doors: Door[] = [];
  const unopened = () => doors.filter(({ state }) => state === "unopened");

  const lay = (card: ZoneCard, laying: Laying, rest: readonly ZoneCard[]) => {
    zones.push({ card, laying, laid: laidZone(card.plan, laying) });
    const exits = exitsOf(rng, card, zones.at(-1)?.laid);
    const piles = dealt(rest, exits.length);
    for (const [index, exit] of exits.entries())
      doors.push({ ...exit, from: zones.length - 1, pile: piles[index] ?? [], state: "unopened" });
    if (exits.length === 0) dealOn(rest);
  };

  const dealOn = (rest: readonly ZoneCard[]) => {
    const left = unopened();
    const piles = dealtUnder(
      left.map(({ pile }) => pile),
      rest,
    );
    for (const [index, door] of left.entries()) door.pile = piles[index] ?? [];
    if (left.length === 0 && rest.includes(main)) addExit(rest);
  };

  const addExit = (rest: readonly ZoneCard[]) => {
    const [top] = rest;
    for (let number = zones.length - 1; number >= 0 && top !== undefined; number--) {
      const laid = zones.map((zone) => zone.laid);
      const [opening] = addedExits(laid, number, top.plan);
      const zone = zones[number];
      if (opening === undefined || zone === undefined) continue;
      zone.laid = { ...zone.laid, added: [...zone.laid.added, opening] };
      doors.push({ ...opening, from: number, pile: rest, state: "unopened" });
      return;
    }
  };

  const [first, ...pack] = builtPack(rng, { plans: planDeck, main, drawn });
  if (first !== undefined) lay(first, asDrawn, pack);
  for (;;) {
    const ready = unopened().filter(({ pile }) => pile.length > 0);
    if (ready.length === 0) break;
    const door = rng.one(ready);
    const [card, ...rest] = door.pile;
    if (card === undefined) break;
    const laying = assemble(
      zones.map(({ laid }) => laid),
      door,
      card.plan,
    );
    const { pile } = door;
    door.pile = [];
    door.state = laying === undefined ? "blocked" : { to: zones.length };
    if (laying === undefined) dealOn(pile);
    else lay(card, laying, rest);
  }
  return { zones, doors, found: zones.some(({ card }) => card === main) };
}

/** REG-VERDICT-37: exits by their numbers, then the secret door, if its roll put it there; the way out of the game is none. */
function exitsOf(rng: Rng, card: ZoneCard, laid: LaidZone | undefined): readonly Opening[] {
  if (laid === undefined) return [];
  const { exits, secret } = laid.plan;
  const line = card.table.find(({ what }) => what === "secret-door");
  const isThere = line !== undefined && rng.int(0, 5) >= line.from;
  return [...exits.filter(({ way }) => way !== "final"), ...(secret && isThere ? [secret] : [])];
}
