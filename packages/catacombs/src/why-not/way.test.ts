import { companies } from "../options.ts";
import { type Campaign, fighting, newCampaign } from "../testing/campaign.ts";
import { lost } from "../testing/labyrinth.ts";
import { choose, heroes, overseer, put, testRefusals } from "../testing/refusals.ts";
import { afterFight, beforeRoom } from "../testing/scenes.ts";

/** A room of the Heroes' four discs, which are to be placed. */
function placing(options: Parameters<typeof newCampaign>[0] = {}, room = "bholoth-cemetery"): Campaign {
  const game = beforeRoom(room, { options });
  game.choose("explore");
  return game;
}

/** The Heroes stand; now the monsters. */
function monsters(options: Parameters<typeof newCampaign>[0] = {}, room?: string): Campaign {
  const game = placing(options, room);
  game.place();
  return game;
}

function at(game: Campaign, ...spots: readonly (readonly [x: number, y: number])[]) {
  const { asked } = game;
  if (asked.kind !== "place") throw new Error(`${asked.prompt} is asked`);
  return {
    kind: "place",
    spots: asked.suggestion.map((spot, i) => ({
      ...spot,
      x: spots[i]?.[0] ?? spot.x,
      y: spots[i]?.[1] ?? spot.y,
    })),
  };
}

const fair = { fairPlacement: true };
/** On a board with an obstacle among the monsters. */
const pillared = () => monsters(fair, "moghath");
const [heroesHere, monstersHere, fairHere] = [placing(), monsters(), monsters(fair)];

/** After a fight, in camp on the space after so many. */
function camping(camp: number, life: Readonly<Record<string, number>> = {}): Campaign {
  const spent = { spells: [], spentSpells: ["fireball#1", "fireball#2", "heal#1"] };
  const game = afterFight(
    fighting({ options: { camping: true }, at: { "orc-1": [400, 60] }, life, state: { camp, ...spent } }),
  );
  game.choose("camp");
  return game;
}

/** In camp, with two Zombies upon the Heroes, who are to be placed. */
function ambushed(): Campaign {
  const game = camping(2);
  game.pick(["zombie-1"]);
  return game;
}

const pick = (...options: readonly string[]) => ({ kind: "pick", options });
const amount = (value: number) => ({ kind: "amount", amount: value });

testRefusals("way", {
  "a Hero player turns up the room": [() => newCampaign(), heroes, choose("explore"), "CAT-OBJ-05"],
  "the Overseer's seat in the first room": [
    () => newCampaign({ exchange: true }),
    overseer,
    choose("party-1"),
    "CAT-VFAIR-06",
  ],
  "the Overseer's seat without that option": [
    () => newCampaign(),
    overseer,
    choose("party-1"),
    "CAT-VFAIR-06",
  ],
  "a Map that nobody has": [() => newCampaign(), overseer, choose("thief:map"), "CAT-ITEM-01"],
  "the Map of a dead Hero": [
    () => beforeRoom("moghath", { heroes: { thief: { items: ["map"], life: 0 } } }),
    overseer,
    choose("thief:map"),
    "CAT-RULING-90",
  ],
  "Heroes in camp outside the zone that is theirs there": [
    ambushed,
    heroes,
    at(ambushed(), [40, 40]),
    "CAT-VCAMP-11",
  ],
  "a scenario that others have to accept": [
    () => {
      const game = newCampaign({ scenario: { intro: { fr: "x", en: "x" }, rooms: {} } });
      game.choose("accept", heroes);
      return game;
    },
    heroes,
    choose("accept"),
    "CAT-VSTORY-03",
  ],
  "no exit that way": [lost, heroes, choose("W"), "CAT-VMAZE-09"],
  "Heroes outside their zone": [placing, heroes, at(heroesHere, [300, 40]), "CAT-PHASE-11"],
  "Heroes over each other": [placing, heroes, at(heroesHere, [40, 40], [45, 40]), "CAT-RULING-63"],
  "the Overseer places first": [placing, overseer, put("elf", 40, 40), "CAT-PHASE-12"],
  "the Heroes place first": [() => placing({ heroesLast: true }), heroes, put("elf", 40, 40), "CAT-VLAST-01"],
  "another player's Heroes": [
    () => placing({ parties: companies["3"] }),
    "seat-3",
    put("elf", 40, 40),
    "CAT-PHASE-11",
  ],
  "the Heroes place monsters": [monsters, heroes, put("zombie-1", 400, 40), "CAT-PHASE-13"],
  "monsters outside their zone": [monsters, overseer, at(monstersHere, [40, 40]), "CAT-PHASE-13"],
  "monsters too close": [() => monsters(fair), overseer, at(fairHere, [345, 40], [365, 65]), "CAT-VFAIR-02"],
  "monsters too close to an obstacle": [pillared, overseer, at(pillared(), [360, 195]), "CAT-VFAIR-03"],
  "monsters too close to the edge": [
    () => monsters(fair),
    overseer,
    at(fairHere, [460, 160]),
    "CAT-VFAIR-04",
  ],
  "more life than was lost": [() => camping(7, { wizard: 7 }), heroes, amount(2), "CAT-VCAMP-07"],
  "more life than the camp gives": [() => camping(0, { wizard: 3 }), heroes, amount(2), "CAT-VCAMP-06"],
  "more spells than the camp gives": [() => camping(0), heroes, pick("fireball#1", "heal#1"), "CAT-VCAMP-06"],
  "no ambusher": [() => camping(2), overseer, pick(), "CAT-RULING-76"],
  "four ambushers": [
    () => camping(2),
    overseer,
    pick("zombie-1", "zombie-2", "zombie-3", "zombie-4"),
    "CAT-RULING-76",
  ],
  "ambushers that are too dear": [
    () => camping(2),
    overseer,
    pick("crypt-spider-1", "zombie-1"),
    "CAT-VCAMP-09",
  ],
  "the Heroes choose their ambushers": [() => camping(2), heroes, pick("zombie-1"), "CAT-MON-01"],
});
