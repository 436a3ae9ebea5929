import type { Scenario } from "../scenario.ts";
import { type Campaign, newCampaign } from "./campaign.ts";
import { afterFight, placeAll } from "./scenes.ts";

/** In the first room of a labyrinth, which is cleared already: a door to every side, and none opposite to the south. */
export function lost(): Campaign {
  return inLabyrinth([
    { card: "bholoth-cemetery", x: 0, y: 0 },
    { card: "phoitar", x: 0, y: -1 },
    { card: "hidden-passageway", x: 1, y: 0 },
    { card: "izchak", x: 2, y: 0 },
    { card: "vysara", x: 2, y: 1 },
    { card: "lair", x: 3, y: 0 },
    { card: "the-armoury", x: 0, y: 1 },
  ]);
}

/** In the first room of a labyrinth that is laid like this, and cleared already. */
export function inLabyrinth(maze: NonNullable<Scenario["maze"]>): Campaign {
  const intro = { fr: "Un labyrinthe.", en: "A labyrinth." };
  const game = newCampaign({ layout: "labyrinth", scenario: { intro, rooms: {}, maze } });
  for (const seat of game.match.seats) game.choose("accept", seat);
  game.choose("explore");
  placeAll(game);
  const after = afterFight(game);
  after.choose("explore");
  return after;
}
