import { w } from "@ossuaire/kernel";
import type { Profile } from "../../../cards/profile.ts";
import { dice } from "../../../dice/notation.ts";
import { cellsOf } from "../../../grid/cells.ts";
import { sameSquare } from "../../../grid/square.ts";
import { laidZonesOf } from "../../../ground-of.ts";
import type { Pack } from "../../../pack.ts";
import { leavesBoard } from "../../../rules/gone.ts";
import { musterProfile } from "../../../rules/muster.ts";
import { circle } from "../../../sheet/circle.ts";

const captive: Profile = {
  id: "prisoner",
  name: w("Prisonnier", "Prisoner"),
  short: w("prisonnier", "prisoner"),
  rule: "REG-PROFILE-05",
  source: "house",
  levels: circle(2, 2, 3, 2, 3, 0, 3, 2, 3, 3),
  actions: 3,
  armour: 0,
  pv: 10,
  damage: dice("Fu+1D"),
  deployment: dice("1"),
  grows: false,
  ecus: 0,
  treasure: 0,
  xp: 0,
  traits: [],
};

const zone = "dungeon-cells";

/** REG-SIDE-01: the prisoner. */
export const prisoner: Pack = {
  id: "side-prisoner",
  isIn: ({ side }) => side === "prisoner",
  profiles: [captive],
  sideQuests: [
    {
      id: "prisoner",
      name: w("Le prisonnier", "The prisoner"),
      rule: "REG-SIDE-01",
      source: "house",
      objective: w(
        "Libérer le prisonnier de la cellule du milieu et le ramener à l’entrée de la première zone.",
        "Free the prisoner of the middle cell and bring him back to the entrance of the first zone.",
      ),
      zone,
      follower: {
        card: captive.id,
        words: w(
          "Le prisonnier délivré sera de la prochaine quête de la campagne, armé.",
          "The freed prisoner takes part in the next quest of the campaign, armed.",
        ),
      },
    },
  ],
  catacomb: () => ({ secondary: zone }),
  /** REG-VERDICT-83: on the nearest square of the middle cell, an ally of whoever opened it. */
  *opensCell(table, who, door) {
    const { state } = table;
    const plan = laidZonesOf(state)[door.zone]?.plan;
    const middle = plan && cellsOf(plan)[1];
    const square = middle?.squares[0];
    if (state.zones[door.zone]?.card !== zone || !middle || !square || !sameSquare(middle.door, door))
      return false;
    const { x, y } = door;
    table.reveal({ type: "cell-opened", rule: "REG-SIDE-01", who: who.id, x, y, holds: "prisoner" });
    const ally = musterProfile(state, captive.id, square, { side: "heroes", seat: who.seat });
    ally.isUnarmed = true;
    table.reveal({
      type: "appears",
      rule: "REG-SIDE-01",
      who: ally.id,
      card: ally.card,
      by: who.id,
      x: ally.x,
      y: ally.y,
    });
    return true;
  },
  // One who was freed in the quest before is armed, and at home already.
  *enters(table, who) {
    const { state } = table;
    const entrance = laidZonesOf(state)[0]?.plan.entrance;
    if (who.card !== captive.id || !who.isUnarmed || entrance === undefined || !sameSquare(entrance, who))
      return;
    state.tally.isSideDone = true;
    yield* leavesBoard(table, who, "left", "REG-SIDE-01");
  },
};
