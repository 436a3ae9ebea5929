import { because, type Script, w } from "@ossuaire/kernel";
import { type Action, attacking } from "../../action.ts";
import { radiusOfSize } from "../../arena.ts";
import { type Attack, harmless, missile, type Strike } from "../../attack.ts";
import { bury } from "../../rules/leaving.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { takeOff } from "../../rules/slide.ts";
import { lacking, leftOn, spend } from "../../rules/tracks.ts";
import {
  actorOn,
  type Character,
  characterOf,
  fightOf,
  isFrozen,
  lifeOf,
  pieceOf,
  type State,
} from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { traitsOf } from "../box.ts";

/** Her board counts the spikes that she can still shoot in this room. */
export const spikes = "spikes";

const noSpike = because("SOL-RULING-33", w("Il ne reste plus de Pique de glace.", "No Ice Spike is left."));

/** SOL-SPIKE-01, 02, SOL-RULING-27: flicked like a Missile; it does no damage, and freezes. */
const spike: Attack = {
  ...harmless(missile),
  rule: "SOL-SPIKE-01",
  shot: {
    card: "ice-spike",
    size: "small",
    name: { fr: "la Pique de glace", en: "the Ice Spike" },
    lands: freeze,
  },
};

export const iceSpike: Action = attacking("ice-spike", { fr: "Pique de glace", en: "Ice Spike" }, [spike], {
  rule: "SOL-SPIKE-01",
  bar: (open, { card }) => lacking(open, card, spikes, 1, noSpike),
  *before(table, { card }) {
    spend(table, card, spikes, 1, "SOL-RULING-33");
  },
});

/** SOL-SPIKE-03 to 07, SOL-RULING-25, 26, 28, 41: of whom it has hit, one is frozen; without one it is out of play. */
function* freeze(table: CatacombsTable, attacker: string, { hit }: Strike): Script {
  const { state, tell } = table;
  const able = hit.flatMap((id) => {
    const piece = actorOn(state, id);
    return piece !== undefined && canBeFrozen(state, piece) ? [piece] : [];
  });
  const [only] = able;
  if (only === undefined) return tell({ type: "spike-spent", rule: "SOL-SPIKE-06", hero: attacker });
  const asking = {
    seats: seatOfHero(state, attacker),
    prompt: "freeze-whom",
    rule: "SOL-RULING-25",
  } as const;
  const named = able.map(({ id, card }) => ({ id, card }));
  const { id: on } = able.length === 1 ? only : yield* choose(asking, named);
  const { x, y, card } = pieceOf(state, on);
  const id = freeName(state);
  fightOf(state).pieces.push({
    id,
    kind: "rider",
    card: "ice-spike",
    radius: radiusOfSize("small"),
    x,
    y,
    on,
  });
  tell({ type: "frozen", rule: "SOL-SPIKE-03", piece: on, card });
}

/** SOL-FREEZE-14 to 17, SOL-RULING-26: a living monster that bears no spike; a card may say otherwise. */
function canBeFrozen(state: State, piece: Character): boolean {
  if (lifeOf(state, piece) === 0 || isFrozen(state, piece)) return false;
  const word = traitsOf(state, piece).find(({ isFreezable }) => isFreezable !== undefined);
  return word?.isFreezable ?? piece.kind === "monster";
}

/** SOL-COMP-10: there are three. */
function freeName(state: State): string {
  const names = ["ice-spike-1", "ice-spike-2", "ice-spike-3"];
  const free = names.find((name) => !fightOf(state).pieces.some(({ id }) => id === name));
  if (free === undefined) throw new Error("there are three ice spikes");
  return free;
}

/** SOL-FREEZE-11 to 13, SOL-RULING-39, 42 to 44: who is left frozen when the room is done is destroyed, and hers. */
export const frost: Trait = {
  id: "frost",
  name: { fr: "Gel", en: "Frost" },
  text: {
    fr: "Un monstre gelé ne peut rien faire ; s’il ne reste que des monstres gelés à la fin d’une manche, ils sont détruits.",
    en: "A frozen monster can do nothing; if only frozen ones are left at the end of a round, they are destroyed.",
  },
  rule: "SOL-FREEZE-11",
  *roomDone(table, owner) {
    const { state, tell } = table;
    for (const piece of [...fightOf(state).pieces]) {
      if (piece.kind !== "monster" || !isFrozen(state, piece)) continue;
      piece.life = 0;
      piece.killer = owner;
      tell({ type: "shattered", rule: "SOL-FREEZE-12", piece: piece.id, card: piece.card });
      yield* bury(table, piece, true);
    }
  },
};

/** SOL-CORROSION-07, 08, SOL-RULING-73: with the Bracelet goes one spike, in stock or on a monster, as the Overseer likes. */
export function* loseSpike(table: CatacombsTable, owner: string): Script {
  const { state, tell } = table;
  const lying = fightOf(state).pieces.filter(({ card, on }) => card === "ice-spike" && on !== undefined);
  const stock = leftOn(state, owner, spikes) > 0 ? [{ id: "stock", card: "ice-spike" }] : [];
  const carriers = lying.flatMap(({ on = "" }) => ({ id: on, card: pieceOf(state, on).card }));
  const [only, ...others] = [...stock, ...carriers];
  if (only === undefined) return;
  const asking = { seats: state.roles.overseer, prompt: "spike-lost", rule: "SOL-CORROSION-07" } as const;
  const { id } = others.length === 0 ? only : yield* choose(asking, [only, ...others]);
  if (id === "stock") return spend(table, owner, spikes, 1, "SOL-VERDICT-23");
  const found = lying.find(({ on }) => on === id);
  if (found === undefined) return;
  takeOff(fightOf(state), found.id);
  tell({ type: "thawed", rule: "SOL-THAW-10", piece: id, card: characterOf(state, id).card });
}
