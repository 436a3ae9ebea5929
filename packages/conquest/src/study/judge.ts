import type { Judge } from "@ossuaire/discs";
import { standingOf } from "../bots/standing.ts";
import { cardOf } from "../cards/decks.ts";
import { seatsOfTeam, teamOfSeat } from "../options.ts";
import type { Conquest } from "../table.ts";
import { enemyOf, type Team } from "../teams.ts";
import type { View } from "../view.ts";
import { teamTitles } from "../words/names.ts";
import calibration from "./calibration.json" with { type: "json" };

/** Who stands how well in Conquest: by tokens, cards and armour, by who can shoot at whom, and by whose turn it is. */
export const conquestJudge: Judge<Conquest> = {
  sides: [teamTitles.sword, teamTitles.skull],
  sideOf: ({ options }, seat) => (teamOfSeat(options, seat) === "sword" ? 0 : 1),
  signs,
  weights: calibration.weights,
  error: calibration.error,
};

function signs(view: View): readonly number[] {
  const { pools, piles, armour, stunned, active } = view;
  const turn = active.team === "sword" ? 1 : -1;
  const lead = (of: (team: Team) => number) => of("sword") - of("skull");
  // The fewer tokens are left, the more each of them counts.
  const scarce = 8 / (pools.sword + pools.skull + 1);
  const tempo = turn * tempoOf(view);
  const standing = turn * standingIn(view);
  return [
    1,
    lead((team) => pools[team]) / 4,
    Math.log((pools.sword + 1) / (pools.skull + 1)),
    lead((team) => handsOf(view, team)) / 4,
    lead((team) => piles[team]) / 10,
    lead((team) => armour[team].length),
    lead((team) => (stunned[team] ? -1 : 0)),
    tempo,
    tempo * scarce,
    standing,
    standing * scarce,
  ];
}

function handsOf({ options, hands }: View, team: Team): number {
  return seatsOfTeam(options, team).reduce((sum, seat) => sum + (hands[seat] ?? 0), 0);
}

/** What a card brings, more or less, in damage points. */
const ofAnyCard = 2;

/** Whether the team whose turn it is has nothing more to shoot in it. */
function hasActed({ step, stunned, active }: View): boolean {
  return stunned[active.team] || step === "obstacle" || step === "marker";
}

/** Damage that the turn may still bring to the team whose it is, less that of the next one as far as this one is over. */
function tempoOf(view: View): number {
  const { playing } = view;
  if (hasActed(view)) return -ofAnyCard;
  if (playing === undefined) return ofAnyCard;
  const { shots } = cardOf(playing.card);
  const left = shots.slice(playing.shot).reduce((sum, { damage }) => sum + damage, 0);
  return left - (ofAnyCard * playing.shot) / shots.length;
}

/** Who can shoot at whom, for the team whose turn it is. The bots judge it for the one that has just acted: the other comes first. */
function standingIn(view: View): number {
  const { team } = view.active;
  if (hasActed(view)) return standingOf(groundOf(view), view, team);
  const acted = enemyOf(team);
  // Its marker has been turned over since.
  const marker = view.markers[acted] === 0 ? 1 : 0;
  return -standingOf(groundOf(view), { ...view, markers: { ...view.markers, [acted]: marker } }, acted);
}

function groundOf({ discs }: View) {
  const places = new Map(discs.map((disc) => [disc.id, disc]));
  return { x: (id: string) => places.get(id)?.x ?? 0, y: (id: string) => places.get(id)?.y ?? 0 };
}
