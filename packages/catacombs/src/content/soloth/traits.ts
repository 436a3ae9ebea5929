import { spotNear } from "@ossuaire/discs";
import type { Action } from "../../action.ts";
import { arenaOf } from "../../arena.ts";
import { comeIn, monsterPiece } from "../../rules/newcomers.ts";
import { fromReserve, inReserve } from "../../rules/reserve.ts";
import { shift } from "../../rules/shift.ts";
import { placeInZone, zoneFor } from "../../rules/zone.ts";
import { type Character, canAct, fightOf, type Piece, type State, sideOf } from "../../state.ts";
import { choose } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { monsterOf, traitsOf } from "../box.ts";
import { regeneration } from "../traits.ts";

/** SOL-EVASION-01 to 05, SOL-RULING-74, 75. */
export const evasion: Trait = {
  id: "evasion",
  name: { fr: "Évasion", en: "Evasion" },
  text: {
    fr: "Après une action qui a touché un Héros ou un Allié, une pichenette de plus, qui ne blesse personne.",
    en: "After an action that has struck a Hero or an Ally, one more flick, which hurts nobody.",
  },
  rule: "SOL-EVASION-01",
  *afterAction(table, self, strikes) {
    const { state } = table;
    const hasStruck = strikes.some(({ touched }) => touched.length > 0);
    if (!hasStruck || state.phase !== "overseer" || !canAct(state, self)) return;
    const seat = state.roles.overseer;
    const asking = {
      seats: seat,
      prompt: "evade",
      rule: "SOL-EVASION-04",
      about: { piece: self.id },
    } as const;
    if ((yield* choose(asking, ["evade", "no"])) === "no") return;
    yield* shift(table, { seat, hand: "overseer", by: self.id, disc: self.id, rule: "SOL-EVASION-04" });
  },
};

/** SOL-MOUNTED-01 to 06, SOL-RULING-38, 39, 78 to 80. */
export const mountedUnit: Trait = {
  id: "mounted-unit",
  name: { fr: "Unité montée", en: "Mounted Unit" },
  text: {
    fr: "La monture meurt d’abord ; puis son cavalier apparaît au même endroit, indemne.",
    en: "The mount dies first; then its rider appears on the same spot, unharmed.",
  },
  rule: "SOL-MOUNTED-01",
  *whenKilled(table, { card, x, y }, isRoomDone) {
    const { state, tell } = table;
    const { rider } = monsterOf(card);
    if (rider === undefined || isRoomDone) return;
    if (inReserve(state, rider) === 0)
      return tell({ type: "nobody-comes", rule: "SOL-RULING-78", card: rider });
    const fight = fightOf(state);
    const piece = monsterPiece(fight, rider);
    fromReserve(state, rider);
    comeIn(table, piece, spotNear(arenaOf(fight.board, fight.pieces), piece, { x, y }), "SOL-MOUNTED-03");
  },
};

/** SOL-RESURRECT-01 to 05, SOL-RULING-40, 81 to 84: it comes back as long as somebody else stands there. */
export const resurrection: Trait = {
  id: "resurrection",
  name: { fr: "Résurrection", en: "Resurrection" },
  text: {
    fr: "Tué, il revient aussitôt intact dans la zone des monstres, tant qu’un autre monstre est dans la salle.",
    en: "Killed, it comes back at once unharmed in the Monster zone, as long as another monster is in the room.",
  },
  rule: "SOL-RESURRECT-01",
  *comesBack(table, self) {
    const { state, tell } = table;
    if (!fightOf(state).pieces.some((piece) => keepsAlive(state, piece))) return false;
    const { life } = monsterOf(self.card);
    const { killer: _killer, stunned: _stunned, ...same } = self;
    tell({ type: "returns", rule: "SOL-RESURRECT-02", piece: self.id, card: self.card });
    const asking = {
      seats: state.roles.overseer,
      prompt: "place-returned",
      rule: "SOL-RESURRECT-04",
    } as const;
    const { arriving } = fightOf(state);
    arriving.push(self.card);
    const [spot] = yield* placeInZone(table, asking, [self], zoneFor(state, "overseer"), 0);
    arriving.pop();
    if (spot === undefined) return false;
    comeIn(table, { ...same, life, done: true }, spot, "SOL-RESURRECT-02");
    return true;
  },
};

/** SOL-RULING-13, 81, 82: any living monster but one that itself comes back; no Lord, no fire wall. */
function keepsAlive(state: State, piece: Piece): boolean {
  if (piece.kind !== "monster" || piece.life === 0) return false;
  return !traitsOf(state, piece).some(({ comesBack }) => comesBack);
}

/** SOL-SUPPRESS-01 to 04, SOL-RULING-89 to 92, SOL-VERDICT-04. */
export const suppression: Trait = {
  id: "suppression",
  name: { fr: "Suppression", en: "Suppression" },
  text: {
    fr: "Tant qu’elle est dans la salle, Héros et Alliés ne peuvent que donner un simple Coup de poing.",
    en: "As long as it is in the room, Heroes and Allies can only make a plain Melee.",
  },
  rule: "SOL-SUPPRESS-01",
  forbids: (_state, _self, actor, action) => sideOf(actor) === "heroes" && !isPlain(actor, action),
};

function isPlain({ kind }: Character, action: Action | undefined): boolean {
  return action !== undefined && (kind === "ally" || (action.id === "melee" && action.price === undefined));
}

/** SOL-DECAY-01 to 04, SOL-RULING-93: once for each Melee that has hurt a Hero. */
export const touchOfDecay: Trait = {
  id: "touch-of-decay",
  name: { fr: "Touché de décrépitude", en: "Touch of Decay" },
  text: {
    fr: "Quand son Coup de poing blesse un Héros, un autre monstre blessé regagne 1 point de vie.",
    en: "When its Melee hurts a Hero, another wounded monster regains 1 life.",
  },
  rule: "SOL-DECAY-01",
  warns: ({ kind }) => kind === "melee",
  *afterHurt({ state, tell }, self, target, { attack, hurt }) {
    const isFirst = hurt.filter((id) => state.heroes[id] !== undefined).length === 1;
    if (attack.kind !== "melee" || target.kind !== "hero" || !isFirst) return;
    const wounded = fightOf(state).pieces.flatMap((piece) => {
      const isWounded = piece.kind === "monster" && piece.life > 0 && piece.life < monsterOf(piece.card).life;
      return isWounded && piece.id !== self.id ? [piece] : [];
    });
    if (wounded.length === 0) return;
    const asking = { seats: state.roles.overseer, prompt: "decay", rule: "SOL-DECAY-02" } as const;
    const named = wounded.map(({ id, card }) => ({ id, card }));
    const choice = yield* choose(asking, [...named, "no"]);
    const healed = wounded.find((piece) => choice !== "no" && piece.id === choice.id);
    if (healed === undefined) return;
    healed.life++;
    tell({
      type: "regenerates",
      rule: "SOL-DECAY-02",
      piece: healed.id,
      card: healed.card,
      life: healed.life,
    });
  },
};

/** SOL-WELLSPRING-01 to 03, SOL-RULING-95 to 97. */
export const wellspring: Trait = {
  id: "wellspring",
  name: { fr: "Source", en: "Wellspring" },
  text: {
    fr: "Tant qu’il est dans la salle, tout autre monstre de plus d’un point de vie se régénère.",
    en: "As long as it is in the room, every other monster with more than 1 life regenerates.",
  },
  rule: "SOL-WELLSPRING-01",
  lends: (_state, _self, other) =>
    other.kind === "monster" && monsterOf(other.card).life > 1 ? [regeneration] : [],
};
