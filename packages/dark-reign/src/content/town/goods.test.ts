import { describe, expect, test } from "vitest";
import { thingCardOf } from "../../shelf.ts";
import type { State } from "../../state.ts";
import { bagOf, pack } from "../../testing/bag.ts";
import { inTown } from "../../testing/in-town.ts";
import { inZone, put } from "../../testing/in-zone.ts";
import { face, scene } from "../../testing/index.ts";

/** REG-TOWN-01 to 26: price and weight, what it is by the catalogue, and an id of its own where the town alone sells it. */
const list = [
  ["REG-TOWN-01", "dagger", 20, 3, "REG-TOWN-01"],
  ["REG-TOWN-02", "short-sword", 60, 5, "REG-TOWN-02"],
  ["REG-TOWN-03", "sword", 80, 8, "REG-TOWN-03"],
  ["REG-TOWN-04", "bastard-sword", 200, 10, "REG-WEAPON-03"],
  ["REG-TOWN-05", "cleaver", 40, 6, "REG-WEAPON-04"],
  ["REG-TOWN-06", "two-handed-cleaver", 140, 10, "REG-WEAPON-05"],
  ["REG-TOWN-07", "club", 100, 9, "REG-WEAPON-06"],
  ["REG-TOWN-08", "spear", 400, 8, "REG-WEAPON-12"],
  ["REG-TOWN-09", "throwing-knives", 40, 4, "REG-TOWN-09"],
  ["REG-TOWN-10", "hunting-bow", 80, 8, "REG-TOWN-10"],
  ["REG-TOWN-11", "crossbow", 160, 9, "REG-TOWN-11"],
  ["REG-TOWN-12", "leather", 60, 8, "REG-TOWN-12"],
  ["REG-TOWN-13", "scale-coat", 160, 16, "REG-TOWN-13"],
  ["REG-TOWN-14", "chain-mail", 200, 22, "REG-TOWN-14"],
  ["REG-TOWN-15", "shield", 40, 6, "REG-TOWN-15"],
  ["REG-TOWN-16", "large-shield", 120, 9, "REG-TOWN-16"],
  ["REG-TOWN-17", "apprentice-sceptre", 50, 4, "REG-RELIC-12"],
  ["REG-TOWN-18", "sceptre", 150, 5, "REG-RELIC-13"],
  ["REG-TOWN-19", "black-grimoire", 50, 4, "REG-SCROLL-08"],
  ["REG-TOWN-19", "white-grimoire", 50, 4, "REG-SCROLL-09"],
  ["REG-TOWN-19", "beggars-grimoire", 50, 4, "REG-SCROLL-10"],
  ["REG-TOWN-20", "necromantic-grimoire", 400, 4, "REG-SCROLL-11"],
  ["REG-TOWN-20", "demonological-grimoire", 400, 4, "REG-SCROLL-12"],
  ["REG-TOWN-21", "care", 4, 1, "REG-POTION-08"],
  ["REG-TOWN-22", "cure", 50, 1, "REG-POTION-07"],
  ["REG-TOWN-23", "antidote", 20, 1, "REG-TOWN-23"],
  ["REG-TOWN-24", "spike-trap", 60, 5, "REG-TOWN-24"],
  ["REG-TOWN-25", "lock-picks", 40, 1, "REG-TOWN-25"],
  ["REG-TOWN-26", "rope", 20, 4, "REG-TOWN-26"],
  ["REG-TOWN-27", "strongbox", 100, 0, "REG-TOWN-27"],
] as const;

describe("the price list", () => {
  test.each(list)("%s %s costs %i écus and weighs %i", (_id, card, price, weight, rule) => {
    const isRare = card === "necromantic-grimoire" || card === "demonological-grimoire";
    const town = inTown({ aude: { ecus: price } }).rolling(...(isRare ? [4] : []));
    if (isRare) town.play(`ask:${card}`);
    const { load } = town.question("town").about;
    const option = town.question("town").options.find(({ id }) => id === `buy:${card}`);
    expect(option).toMatchObject({ card, ecus: -price, load: load + weight });
    town.play(`buy:${card}`);
    expect(town.who("aude").hero?.ecus).toBe(0);
    expect(town.question("town").about.load).toBe(load + weight);
    expect(town.match.state.things.filter((one) => one.card === card).length).toBeGreaterThan(0);
    expect(thingCardOf(card).rule).toBe(rule);
    const poor = inTown({ aude: { ecus: price - 1 } }).rolling();
    const refused = poor.match.submit("aude", { kind: "choose", option: `buy:${card}` });
    expect(refused).toMatchObject({ rule: isRare ? "REG-TOWN-20" : "REG-VERDICT-71" });
  });

  test("the town sells this and nothing else", () => {
    const { question } = inTown({ aude: { ecus: 1000 } }).rolling();
    const { options, about } = question("town");
    const all = [...options.map(({ id }) => id), ...about.barred.flatMap(({ ids }) => ids)];
    const bought = all.filter((id) => id.startsWith("buy:")).map((id) => id.slice(4));
    expect(bought.toSorted()).toEqual(list.map(([, card]) => card).toSorted());
  });
});

test("REG-TOWN-20 REG-VERDICT-81 REG-CHAR-17 a rare book is asked for once a visit; destiny works on the roll", () => {
  const { play, question, options, events, who } = inTown({ aude: {}, ozanne: { ecus: 400 } }).rolling(
    3,
    3,
    5,
  );
  play("ask:necromantic-grimoire");
  expect(question("destiny")).toMatchObject({ seats: ["aude"] });
  play("no");
  expect(events("stocked").at(-1)).toMatchObject({ thing: "necromantic-grimoire", isThere: false });
  expect(options()).not.toContain("ask:necromantic-grimoire");
  play("ask:demonological-grimoire", "yes");
  expect(who("aude").hero?.destiny).toBe(1);
  play("leave");
  expect(options()).not.toContain("ask:necromantic-grimoire");
  expect(options()).not.toContain("buy:necromantic-grimoire");
  play("buy:demonological-grimoire");
  expect(who("ozanne").hero?.ecus).toBe(0);
});

test("REG-TOWN-23 REG-RULING-91 an antidote is drunk like a potion, ends poison, heals nothing, and is used up", () => {
  const { play, who, match } = scene(
    "S",
    { S: "svein" },
    {
      prepare(state) {
        pack(state, "svein", "antidote");
        const [svein] = state.characters;
        if (svein) Object.assign(svein, { pv: [10], states: { poison: "fresh" } });
      },
    },
  ).rolling();
  const drinking = match.state.things.find(({ card }) => card === "antidote")?.id;
  play(`drink:${drinking}`);
  expect(who("svein")).toMatchObject({ pv: [10], states: {} });
  expect(who("svein").states.poison).toBeUndefined();
  expect(bagOf(match.state, "svein")).not.toContain("antidote carried");
});

test("REG-TOWN-25 REG-SKILL-13 lock picks add 1 to picking tests, once; the skill adds 2", () => {
  const picking = (hero: string, picks: number) => {
    const prepare = (state: State) => {
      put("door", 1, 0, { lock: "known" })(state);
      for (let i = 0; i < picks; i++) pack(state, hero, "lock-picks");
    };
    const level = hero === "aude" ? 3 : 6;
    const { play, events } = scene("H.", { H: hero }, { prepare }).rolling(face(level, 1), 5);
    play("pick-lock:1,0");
    return events("tested").at(-1)?.bonus;
  };
  expect([picking("aude", 0), picking("aude", 1), picking("aude", 2)]).toEqual([0, 1, 1]);
  expect([picking("isengrin", 0), picking("isengrin", 1)]).toEqual([2, 3]);
});

test("REG-TOWN-26 REG-RULING-02 a rope brings its bearer out of a hole at the start of its turn, and it acts", () => {
  const inHole = (card: string) =>
    inZone(
      "entrance-hall",
      { svein: [3, 2] },
      {
        prepare(state) {
          put("hole", 3, 2, { open: true, spent: true })(state);
          pack(state, "svein", card);
          const [svein] = state.characters;
          if (svein) svein.states.hole = 1;
        },
      },
    ).rolling();
  const { question, play, at, options, who, match } = inHole("rope");
  expect(question("beside-hole").about).toEqual({ who: "svein" });
  play("4,2");
  expect(at("svein")).toEqual([4, 2]);
  expect(who("svein")).toMatchObject({ actions: 4, states: {} });
  expect(options()).toContain("end");
  expect(bagOf(match.state, "svein")).toContain("rope carried");
  expect(inHole("care").match.state.turn.side).toBe("heroes");
  expect(inHole("care").match.told.map(({ event }) => event.rule)).not.toContain("REG-TOWN-26");
});
