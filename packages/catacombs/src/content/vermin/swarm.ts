import type { Script } from "@ossuaire/kernel";
import { type Attack, type Harm, harmless, melee, modified, type Strike } from "../../attack.ts";
import { checkDefeat } from "../../rules/end.ts";
import { guardOf, loseLife } from "../../rules/harm.ts";
import { reckon } from "../../rules/reckon.ts";
import { toReserve } from "../../rules/reserve.ts";
import { takeOff } from "../../rules/slide.ts";
import { isWarded } from "../../rules/wards.ts";
import { actorOn, type Character, fightOf, type State } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { dose, isDeadly, limitOf, poison, poisonIn } from "./poison.ts";
import { putDown, ridersOn } from "./riders.ts";

/** VER-SWARM-03: the third makes the Swarm Attack. */
const full = 3;

/** VER-SWARM-01 to 10, VER-RULING-78 to 89. */
export const swarm: Trait = {
  id: "swarm",
  name: { fr: "Essaim", en: "Swarm" },
  text: {
    fr: "Après un Coup de poing qui touche, il monte sur sa cible. À trois, l’Attaque d’essaim : 1 point de vie ou une carte Poison, au choix du Maître ; puis les trois retournent à la réserve. Les autres redescendent à la fin du tour.",
    en: "After a Melee that hits, it climbs on its target. Three make the Swarm Attack: 1 life or a Poison card, as the Overseer chooses; then all three go back to the reserve. The others climb down when the turn ends.",
  },
  rule: "VER-SWARM-01",
  // After the Swarm Attack nobody lies there any more.
  warns: (attack) => attack.kind === "melee" && !isSwarmAttack(attack),
  afterStrike: climb,
  *turnEnds(table, self) {
    yield* putDown(table, self, "VER-SWARM-08");
  },
  *losesCarrier(table, self) {
    yield* putDown(table, self, "VER-RULING-85");
  },
};

/** VER-RULING-79, 80: whom the flicked disc itself has hit; of several, one. */
function* climb(table: CatacombsTable, self: Character, { attack, hit, ignored, died }: Strike): Script {
  const { state, tell } = table;
  if (attack.kind !== "melee") return;
  // VER-RULING-90.
  const target = yield* targetOf(
    state,
    hit.filter((id) => !ignored.includes(id) && !died.includes(id)),
  );
  if (target === undefined) return;
  self.on = target.id;
  self.x = target.x;
  self.y = target.y;
  const riders = ridersOn(state, target.id);
  const { id: piece, card } = self;
  tell({
    type: "climbs",
    rule: "VER-SWARM-01",
    piece,
    card,
    on: target.id,
    onCard: target.card,
    riders: riders.length,
  });
  if (riders.length >= full) yield* swarmAttack(table, self, target, riders);
}

function* targetOf(state: State, hit: readonly string[]): Script<Character | undefined> {
  const targets = hit.flatMap((id) => actorOn(state, id) ?? []);
  const [only, another] = targets;
  if (another === undefined) return only;
  const asking = { seats: state.roles.overseer, prompt: "swarm-on", rule: "VER-RULING-80" } as const;
  const chosen = yield* choose(
    asking,
    targets.map(({ id, card }) => ({ id, card })),
  );
  return targets.find(({ id }) => id === chosen.id);
}

/** VER-RULING-90: named an attack, so that whatever keeps off attacks keeps it off. */
const bites: Attack = { ...melee, rule: "VER-SWARM-04" };
const stings: Attack = modified(harmless(bites), poison);

/** It has the name of an attack, and nothing else of what comes of a flick. */
export function isSwarmAttack({ rule }: Attack): boolean {
  return rule === bites.rule;
}

const harm: Harm = { kind: "swarm" };

/** VER-SWARM-04 to 06, VER-RULING-87 to 89: the Overseer decides, it takes effect, and the three go to the reserve. */
function* swarmAttack(
  table: CatacombsTable,
  self: Character,
  target: Character,
  riders: readonly Character[],
): Script {
  const { state, tell } = table;
  const { id: piece, card } = target;
  const way = yield* wayOf(state, target);
  tell({ type: "swarm-attack", rule: "VER-SWARM-04", piece, card, way });
  const attack = way === "damage" ? bites : stings;
  if (!(yield* isWarded(table, target, { attacker: self, attack, hurt: [] }))) {
    const guard = way === "damage" ? guardOf(state, target, harm) : undefined;
    if (guard !== undefined) tell({ type: "unhurt", rule: guard.rule, piece, card });
    else if (way === "damage") loseLife(table, target, 1);
    else dose(table, target, 1, "VER-SWARM-04");
  }
  for (const rider of riders) {
    takeOff(fightOf(state), rider.id);
    toReserve(state, rider.card);
    tell({ type: "to-reserve", rule: "VER-SWARM-05", piece: rider.id, card: rider.card });
  }
  if (!(yield* reckon(table))) checkDefeat(table);
}

/** VER-RULING-89: an Ally cannot be poisoned. */
function* wayOf(state: State, { id, kind, card }: Character): Script<"damage" | "poison"> {
  if (kind === "ally") return "damage";
  const asking = {
    seats: state.roles.overseer,
    prompt: "swarm-attack",
    rule: "VER-SWARM-04",
    about: {
      piece: id,
      hero: card,
      total: poisonIn(state, card),
      limit: limitOf(card),
      left: state.poison?.deck.length ?? 0,
      deadly: isDeadly(state, card),
    },
  } as const;
  return yield* choose(asking, ["damage", "poison"]);
}
