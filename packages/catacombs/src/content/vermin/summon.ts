import { because, type Script, w } from "@ossuaire/kernel";
import type { Action } from "../../action.ts";
import { radiusOfSize } from "../../arena.ts";
import { layOut } from "../../rules/lay-out.ts";
import { comeIn, monsterPiece } from "../../rules/newcomers.ts";
import { fromReserve, inReserve } from "../../rules/reserve.ts";
import { placeInZone, takenOn, zoneFor } from "../../rules/zone.ts";
import { type Character, fightOf, type Open } from "../../state.ts";
import type { CatacombsTable } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { monsterOf } from "../box.ts";

const rat = "sewer-rat";

/** VER-SUMMON-01. */
const most = 5;

const noRats = because(
  "VER-RULING-74",
  w(
    "Il n’y a plus de rat dans la réserve, ou plus de place pour eux.",
    "No rat in the reserve, or no room for them.",
  ),
);

/** VER-SUMMON-01 to 07, VER-RULING-73: its action of the turn, as often as there are rats in the reserve. */
export const summonVermin: Action = {
  id: "summon-vermin",
  name: { fr: "Invocation de Vermines", en: "Summon Vermin" },
  rule: "VER-SUMMON-01",
  attacks: [],
  bar: (open) => (comers(open) > 0 ? undefined : noRats),
  *before(table) {
    yield* summonRats(table);
  },
};

/** VER-RULING-74, 75: as many as there are, and as fit wholly into the zone in which the Heroes started. */
export function comers(state: Open): number {
  const zone = zoneFor(state, "heroes");
  const taken = takenOn(fightOf(state));
  const radius = radiusOfSize(monsterOf(rat).size);
  for (let count = Math.min(most, inReserve(state, rat)); count > 0; count--) {
    const rats = Array.from({ length: count }, (_, i) => ({ id: `${rat} ${i}`, card: rat, radius }));
    if (layOut(rats, zone, taken, 0) !== undefined) return count;
  }
  return 0;
}

function* summonRats(table: CatacombsTable): Script {
  const { state } = table;
  const fight = fightOf(state);
  const rats = Array.from({ length: comers(state) }, () => monsterPiece(fight, rat));
  const asking = { seats: state.roles.overseer, prompt: "place-arrivals", rule: "VER-SUMMON-04" } as const;
  const spots = yield* placeInZone(table, asking, rats, zoneFor(state, "heroes"), 0);
  for (const piece of rats) {
    const spot = spots.find((one) => one.piece === piece.id);
    if (spot === undefined) continue;
    fromReserve(state, rat);
    comeIn(table, { ...piece, done: false, marks: { [summoned]: fight.round } }, spot, "VER-SUMMON-04");
  }
}

const summoned = "summoned";

/** Whether it was summoned in this turn, and has not acted yet. */
export function isSummoned({ marks }: Character): boolean {
  return marks[summoned] !== undefined;
}

/** VER-SUMMON-05, 06, VER-RULING-76, VER-VERDICT-13: any action of it fulfils its duty. */
export const duty: Trait = {
  id: "duty",
  name: { fr: "Invoqué", en: "Summoned" },
  text: { fr: "Il doit agir ce tour-ci.", en: "It has to act this turn." },
  rule: "VER-SUMMON-05",
  mustAct: () => true,
  beforeAction(_table, { marks }) {
    delete marks[summoned];
  },
};
