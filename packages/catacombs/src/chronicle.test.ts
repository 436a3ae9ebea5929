import { audience, matchFromFile, sightOf } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { chronicleOf } from "./chronicle.ts";
import type { Event } from "./events.ts";
import dragon from "./recorded/dragon-by-branching-paths.json" with { type: "json" };
import gorgon from "./recorded/gorgon-with-five-players.json" with { type: "json" };
import lich from "./recorded/lich-in-a-labyrinth.json" with { type: "json" };
import sorcerer from "./recorded/sorcerer.json" with { type: "json" };
import { reasonOf, verdictOf } from "./words/chronicle.ts";

/** A campaign that was really played: all that was told, and how the table lay at its end. */
function played(recorded: unknown) {
  const loaded = matchFromFile(recorded, [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return sightOf(loaded.match, audience);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe("a campaign that was won", () => {
  const { events, view } = played(sorcerer);
  const chronicle = chronicleOf(events);
  const { stations, falls, shots, best } = chronicle;

  test("has the rooms that were entered as its stations, in their order", () => {
    expect(stations.map(({ card }) => card)).toEqual(view.rooms.map(({ card }) => card));
    expect(stations.filter(({ cleared }) => cleared)).toHaveLength(4);
    expect(stations.map(({ rounds }) => rounds > 0)).toEqual(stations.map(({ card }) => !isSpecial(card)));
  });

  test("counts every kill once, where it was and by whom", () => {
    const killed = events.filter((event) => event.type === "killed");
    expect(stations.flatMap(({ kills }) => kills).map(({ piece }) => piece)).toEqual(
      killed.map(({ piece }) => piece),
    );
  });

  test("the purse at the last station is what the Heroes have", () => {
    expect(stations.at(-1)?.purse).toBe(sum(Object.values(view.heroes).map(({ gold }) => gold)));
  });

  test("what a Hero lost and regained is what is missing on his board", () => {
    const regained = (hero: string) =>
      sum(
        events
          .filter((event) => event.type === "healed")
          .filter((event) => event.hero === hero)
          .map((event) => event.gained),
      );
    const lost = (hero: string) => sum(stations.map(({ heroes }) => heroes[hero]?.lost ?? 0));
    expect(10 - lost("thief") + regained("thief")).toBe(view.heroes["thief"]?.life);
  });

  test("tells who fell, where, in which round and to whom", () => {
    expect(falls).toEqual([
      { hero: "elf", station: 6, round: 1, by: { piece: "fire-demon-2", card: "fire-demon" }, raised: false },
      {
        hero: "barbarian",
        station: 6,
        round: 2,
        by: { piece: "giant-scorpion-1", card: "giant-scorpion" },
        raised: false,
      },
    ]);
  });

  test("has as its finest flick the one that killed most", () => {
    expect(best.heroes).toMatchObject({
      by: { card: "thief" },
      killed: [{ piece: "skeleton-archer-1" }, { piece: "skeleton-archer-2" }],
    });
    expect(shots.heroes.hits).toBeLessThanOrEqual(shots.heroes.flicks);
    expect(shots.heroes.flicks + shots.overseer.flicks).toBe(
      events.filter(({ type }) => type === "flicked").length,
    );
  });

  test("is told to each side in its own words", () => {
    expect(verdictOf(view, "heroes").fr).toBe("Vous avez vaincu le Sorcier");
    expect(verdictOf(view, "overseer").en).toBe("You have lost the Sorcerer");
    expect(verdictOf(view, undefined).fr).toBe("Les Héros ont vaincu le Sorcier");
    expect(reasonOf(view).en).toBe("Sorcerer: not one life point left. Last room: The Catacomb Lord.");
  });
});

test("a campaign that was lost says so to the Heroes, and the Overseer has won", () => {
  const { events, view } = played(gorgon);
  expect(verdictOf(view, "heroes").fr).toBe("Les Héros sont tombés");
  expect(verdictOf(view, "overseer").fr).toBe("Vous avez gagné");
  expect(chronicleOf(events).best.overseer?.killed).toEqual([{ piece: "barbarian", card: "barbarian" }]);
});

test("a room of the labyrinth that is entered again is another station", () => {
  const { events } = played(lich);
  const { stations } = chronicleOf(events);
  const entered = events.filter((event) => event.type === "entered");
  expect(stations.map(({ again }) => again)).toEqual(entered.map(({ visits }) => visits > 1));
});

test("what was bought stands where it was bought", () => {
  const { events } = played(dragon);
  const bought = events.filter((event) => event.type === "bought").map(({ item }) => item);
  expect(bought.length).toBeGreaterThan(0);
  expect(
    chronicleOf(events)
      .stations.flatMap((station) => station.bought)
      .map(({ item }) => item),
  ).toEqual(bought);
});

test("a Hero who was brought back is told as raised, and a half-told campaign has no end", () => {
  const rule = "CAT-HIT-11";
  const events: readonly Event[] = [
    { type: "entered", rule, card: "moghath", visits: 1 },
    { type: "turn", rule, side: "overseer", round: 2 },
    { type: "burnt", rule, piece: "elf", card: "elf", wall: "fire-wall-1", wallCard: "fire-spirit" },
    { type: "hurt", rule, piece: "elf", card: "elf", lost: 1, life: 0 },
    { type: "raised", rule, hero: "elf" },
  ];
  expect(chronicleOf(events)).toMatchObject({
    falls: [{ hero: "elf", station: 0, round: 2, by: { card: "fire-spirit" }, raised: true }],
    stations: [{ raised: ["elf"] }],
    ending: undefined,
  });
});

test("whoever was alone of a kind in a room goes by its name, and of two each by a number", () => {
  const rule = "CAT-HIT-11";
  const room = (monsters: readonly string[]): readonly Event[] => [
    { type: "entered", rule, card: "moghath", visits: 1 },
    { type: "set-up", rule, kind: "room", board: "jade-caverns", monsters },
    { type: "turn", rule, side: "overseer", round: 1 },
    { type: "burnt", rule, piece: "elf", card: "elf", wall: "orc-1", wallCard: "orc" },
    { type: "hurt", rule, piece: "elf", card: "elf", lost: 1, life: 0 },
  ];
  const killers = chronicleOf([...room(["orc"]), ...room(["orc", "orc"])]).falls.map(({ by }) => by?.piece);
  expect(killers).toEqual(["orc", "orc-1"]);
});

function isSpecial(card: string): boolean {
  return ["izchak", "vysara", "althea"].includes(card);
}
