import { expect, test } from "vitest";
import { arena, crystals, radiusOf } from "./arena.ts";
import { conquest } from "./conquest.ts";
import { characters, charactersOf, teamOf, teams } from "./teams.ts";
import { duel } from "./testing/duel.ts";
import { aiming, finishTurn, newMatch, seen } from "./testing/scenes.ts";
import { aimWords } from "./words/names.ts";

test.each([2, 3, 4] as const)("CON-TEAM-01 the game takes %d players", (players) => {
  expect(conquest.readOptions({ players })).toMatchObject({ ok: true, options: { players } });
  expect(newMatch({ players }).match.seats).toHaveLength(players);
});

test.each([0, 1, 5, 2.5, -2, "2", Number.NaN])("CON-TEAM-01 another number is refused: %s", (players) => {
  const read = conquest.readOptions({ players });
  expect(read.ok).toBe(false);
  expect(read).toMatchObject({ ok: false, rule: "CON-TEAM-01" });
});

test("an option of a name that nobody knows is refused in both languages", () => {
  for (const name of ["more", "constructor", "toString"]) {
    const read = conquest.readOptions({ [name]: 1 });
    expect(read).toMatchObject({ ok: false, about: { option: name } });
    if (!read.ok) expect(read.words.fr).not.toBe(read.words.en);
  }
});

test.each([2, 3, 4] as const)("CON-TEAM-02 there are two teams, with %d players too", (players) => {
  const { view } = seen(newMatch({ players }));
  expect(Object.keys(view.pools).toSorted()).toEqual(["skull", "sword"]);
  expect(new Set(characters.map(teamOf))).toEqual(new Set(teams));
});

test("CON-TEAM-03 with two players each one plays the turns of both characters of a team", () => {
  const game = newMatch();
  const turns = [1, 2, 3, 4].map(() => {
    const { character } = seen(game).view.active;
    const turn = `${character} by ${game.asked.seats.join()}`;
    finishTurn(game);
    return turn;
  });
  expect(turns.toSorted()).toEqual(["c1 by skull", "c2 by skull", "s1 by sword", "s2 by sword"]);
});

test("CON-TEAM-04 a wound of either character costs the one pool of the team", () => {
  const first = aiming("combat");
  first.flickAt("c1");
  const second = aiming("combat", { at: { c1: [577.5, 322.5], c2: [250, 40] } });
  second.flickAt("c2");
  expect(first.state.pools).toEqual({ sword: 8, skull: 7 });
  expect(second.state.pools).toEqual({ sword: 8, skull: 7 });
});

test.each([
  ["s1", "s2", "companion"],
  ["s1", "c1", "enemy"],
  ["s1", "c2", "enemy"],
  ["c1", "c2", "companion"],
  ["c1", "s1", "enemy"],
  ["c1", "s2", "enemy"],
] as const)("CON-TEAM-05 to %s, %s is a %s", (striker, struck, relation) => {
  const away = Object.fromEntries(characters.map((id, i) => [id, [40 + 100 * i, 320] as const]));
  const card = striker === "s1" ? "berserker-mage" : "gravedigger";
  const game = duel({
    first: teamOf(striker),
    at: { ...away, [striker]: [100, 40], [struck]: [250, 40] },
    hands: { [teamOf(striker)]: [card] },
  });
  game.choose(card);
  game.flickAt(struck);
  expect(game.health(teamOf(struck))).toBe(relation === "enemy" ? 7 : 8);
});

test("CON-TEAM-06 the aim is told in both languages, and it is the aim", () => {
  expect(aimWords.fr).toMatch(/Videz la réserve de l’autre équipe.*plus de jetons/);
  expect(aimWords.en).toMatch(/Empty the other team’s pool.*more health tokens/);
  const emptied = aiming("combat", { pools: { sword: 1, skull: 1 }, bank: 22 });
  emptied.flickAt("c1");
  expect(emptied.match.outcome?.winners).toEqual(["sword"]);
  const richer = duel({ pools: { sword: 3, skull: 9 }, bank: 12, hands: { sword: [] } });
  expect(richer.match.outcome?.winners).toEqual(["skull"]);
});

test.each([2, 3, 4] as const)("CON-OBST-01 a game of %d starts with all five obstacles", (players) => {
  const ids = seen(newMatch({ players })).view.discs.map(({ id }) => id);
  expect(ids.filter((id) => crystals.includes(id)).toSorted()).toEqual(crystals.toSorted());
});

test("CON-OBST-02 the obstacles start in the middle part, and half a turn of the arena changes nothing", () => {
  const laid = seen(newMatch()).view.discs.filter(({ id }) => crystals.includes(id));
  for (const { x, y } of laid) {
    expect(Math.abs(x - arena.length / 2)).toBeLessThan(arena.length / 6);
    expect(laid).toContainEqual(expect.objectContaining({ x: arena.length - x, y: arena.width - y }));
  }
});

test("CON-OBST-04 an obstacle gives cover: a shot straight at an enemy behind it does not reach", () => {
  const open = aiming("missile", { at: { "crystal-2": [225, 247.5], "crystal-4": [120, 320] } });
  const covered = aiming("missile", { at: { "crystal-2": [190, 40] } });
  for (const game of [open, covered]) game.flickAt("c1", 1500);
  expect(open.health("skull")).toBe(7);
  expect(covered.health("skull")).toBe(8);
  expect(covered.piece("crystal-2").x).toBeGreaterThan(190);
});

test("CON-OBST-04 an obstacle deflects what runs into it off its middle", () => {
  const game = aiming("move", { at: { "crystal-2": [190, 60] } });
  game.flick(900, 0);
  expect(game.piece("s1").y).toBeLessThan(40);
  expect(game.piece("crystal-2").y).toBeGreaterThan(60);
});

test("CON-START-01 each team starts in the two corners of its own side, Sword left and Skull right", () => {
  const { discs } = seen(newMatch()).view;
  const corner = (id: string) => {
    const { x, y } = discs.find((disc) => disc.id === id) ?? { x: Number.NaN, y: Number.NaN };
    return `${y < arena.width / 2 ? "upper" : "lower"} ${x < arena.length / 2 ? "left" : "right"}`;
  };
  expect(charactersOf.sword.map(corner)).toEqual(["upper left", "lower left"]);
  expect(charactersOf.skull.map(corner)).toEqual(["lower right", "upper right"]);
});

test("CON-START-02 a starting disc is 20 mm clear of both walls of its corner", () => {
  for (const { id, x, y } of seen(newMatch()).view.discs.filter(({ id }) => id.length === 2)) {
    const gaps = [Math.min(x, arena.length - x), Math.min(y, arena.width - y)].map((to) => to - radiusOf(id));
    expect(gaps, id).toEqual([20, 20]);
  }
});
