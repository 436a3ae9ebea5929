import { expect, test } from "vitest";
import { crystals, radiusOf } from "./arena.ts";
import { deckOf } from "./cards/decks.ts";
import { conquest } from "./conquest.ts";
import { allShots } from "./shots.ts";
import { teams } from "./teams.ts";
import { type Duel, duel } from "./testing/duel.ts";
import { facing, finishTurn, newMatch, seen, sights, views } from "./testing/scenes.ts";

test("CON-RULING-01 every shot, the target icon, every keyword and armour occur in both decks, Reset twice", () => {
  for (const team of teams) {
    const cards = deckOf(team);
    const shots = cards.flatMap(({ shots }) => shots);
    expect(new Set(shots.map(({ kind }) => kind))).toEqual(new Set(Object.keys(allShots)));
    expect(shots.some(({ targeted }) => targeted)).toBe(true);
    expect(new Set(cards.flatMap(({ ability }) => ability?.id ?? [])).size).toBe(9);
    expect(cards.filter(({ ability }) => ability?.id === "reset")).toHaveLength(2);
    expect(cards.some(({ armour }) => armour)).toBe(true);
  }
});

test("CON-RULING-01 nine cards are the rulebook's, Phénix with Skull and Chasseur de sorcières with Sword", () => {
  const known = (team: "sword" | "skull") => deckOf(team).filter(({ source }) => source !== "house");
  expect(known("sword").map(({ name }) => name.fr)).toContain("Chasseur de sorcières");
  expect(known("skull").map(({ name }) => name.fr)).toContain("Phénix");
  expect(known("sword").length + known("skull").length).toBe(9);
});

test("CON-RULING-02 characters are medium, crystals very large, missile and longbow tiny, fireball small, wave large", () => {
  const diameters = ["s1", "c2", "crystal-1", "missile", "longbow", "fireball", "wave"].map(
    (id) => 2 * radiusOf(id),
  );
  expect(diameters).toEqual([25, 25, 45, 12, 12, 18, 35]);
});

test.each([
  ["crossbowman", "missile", 12.5 + 6],
  ["arcanist", "fireball", 12.5 + 9],
  ["boatwoman", "wave", 12.5 + 17.5],
])("CON-RULING-02 the projectile of %s is put down by its own size", (card, piece, touching) => {
  const game = facing([card]);
  game.choose(card);
  expect(game.asked).toMatchObject({ kind: "place", pieces: [{ piece, zone: [{ inner: touching }] }] });
});

/** Tries to put the missile of Sword 1, who stands here, at a spot. */
function placing(at: readonly [number, number], [x, y]: readonly [number, number]) {
  const game = facing(["crossbowman"], { at: { s1: at, s2: [300, 60], c1: [350, 60], c2: [400, 60] } });
  game.choose("crossbowman");
  return game.match.check("sword", { kind: "place", spots: [{ piece: "missile", x, y }] });
}

test.each([
  ["left", [30, 177.5], [6, 177.5], [5.9, 177.5]],
  ["right", [580, 177.5], [604, 177.5], [604.1, 177.5]],
  ["top", [150, 30], [150, 6], [150, 5.9]],
  ["bottom", [150, 325], [150, 349], [150, 349.1]],
] as const)("CON-RULING-03 the inside of the walls is 610 × 355 mm: the %s wall", (_, at, inside, beyond) => {
  expect(placing(at, inside)).toBeUndefined();
  expect(placing(at, beyond)).toMatchObject({ code: "off-board" });
});

test("CON-RULING-03 the corners are square: a disc may lie in one, touching both walls", () => {
  expect(placing([30, 30], [6, 6])).toBeUndefined();
});

test("CON-RULING-04 one disc in each corner, 20 mm clear, Sword left and Skull right; nothing is chosen", () => {
  const game = newMatch();
  expect(game.asked.prompt).toBe("card");
  expect(Object.fromEntries(seen(game).view.discs.map(({ id, x, y }) => [id, [x, y]]))).toMatchObject({
    s1: [32.5, 32.5],
    s2: [32.5, 322.5],
    c1: [577.5, 322.5],
    c2: [577.5, 32.5],
  });
});

/** A layout in the form of an answer: crystal by crystal. */
const layout = (...spots: readonly (readonly [number, number])[]) => ({
  kind: "place",
  spots: spots.map(([x, y], i) => ({ piece: crystals[i], x, y })),
});
const usual = layout([305, 177.5], [225, 107.5], [385, 107.5], [225, 247.5], [385, 247.5]);
const column = layout([305, 177.5], [305, 60], [305, 295], [305, 120], [305, 235]);

function proposing(answer: unknown): Duel & { readonly refused: string | undefined } {
  const game = newMatch({ obstacles: "agreed" });
  game.choose("propose", "sword");
  return Object.assign(game, { refused: game.submit(answer, "sword")?.code });
}

test("CON-RULING-05 the default layout counts as agreed", () => {
  const game = newMatch();
  const laid = seen(game).view.discs.filter(({ id }) => crystals.includes(id));
  expect(laid.map(({ id, x, y }) => ({ piece: id, x, y }))).toEqual(usual.spots);
  expect(proposing(usual).refused).toBeUndefined();
});

test.each([
  [
    "beyond the middle third",
    layout([305, 177.5], [203, 107.5], [407, 247.5], [225, 247.5], [385, 107.5]),
    "outside-zone",
  ],
  ["one on the other", layout([305, 177.5], [305, 200], [305, 155], [225, 247.5], [385, 107.5]), "overlap"],
  [
    "uneven by 2 mm",
    layout([305, 177.5], [225, 107.5], [385, 107.5], [225, 247.5], [383, 247.5]),
    "one-sided",
  ],
  ["four crystals", { ...column, spots: column.spots.slice(1) }, "too-few"],
])("CON-RULING-05 a layout is refused: %s", (_, answer, code) => {
  expect(proposing(answer).refused).toBe(code);
});

test("CON-RULING-05 a fair layout, even within 1 mm, is used once a player of each team has accepted it", () => {
  const nearly = layout([305, 177.5], [225, 107.5], [385, 107.5], [225, 247.5], [385.9, 247.5]);
  expect(proposing(nearly).refused).toBeUndefined();
  const game = proposing(column);
  expect(seen(game).view.discs.find(({ id }) => id === "crystal-2")).toMatchObject({ x: 225 });
  game.choose("accept", "skull");
  expect(seen(game).view.discs.find(({ id }) => id === "crystal-2")).toMatchObject({ x: 305, y: 60 });
});

test.each([0, 12, 8.5, -1, "8"])("CON-RULING-06 a start with %s tokens is refused", (health) => {
  expect(conquest.readOptions({ health })).toMatchObject({
    ok: false,
    rule: "CON-RULING-06",
  });
});

test.each([1, 8, 11])("CON-RULING-06 a start with %d tokens each is allowed", (health) => {
  expect(conquest.readOptions({ health })).toMatchObject({ ok: true });
  expect(seen(newMatch({ health })).view).toMatchObject({
    pools: { sword: health, skull: health },
    bank: 24 - 2 * health,
  });
});

test("CON-RULING-07 both markers start on character 1, whoever begins", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const { view } = seen(newMatch({}, seed));
    expect(view.markers).toEqual({ sword: 0, skull: 0 });
    expect(view.active.character).toBe(view.first === "sword" ? "s1" : "c1");
  }
});

test("CON-RULING-08 the first team is drawn by the seed, each with equal chance, and kept in the record", () => {
  const first = (seed: number) => seen(newMatch({}, `seed ${seed}`)).view.first;
  const drawn = Array.from({ length: 200 }, (_, seed) => first(seed));
  expect(drawn.filter((team) => team === "sword").length).toBeGreaterThan(70);
  expect(drawn.filter((team) => team === "skull").length).toBeGreaterThan(70);
  expect(Array.from({ length: 20 }, (_, seed) => first(seed))).toEqual(drawn.slice(0, 20));
  const begins = newMatch({}, "seed 1").events("begins");
  expect(begins).toEqual([{ type: "begins", rule: "CON-ORDER-01", first: drawn[1] }]);
  expect(conquest.readOptions({ first: "sword" })).toMatchObject({ ok: false });
});

test("CON-RULING-09 in a game of two a player has one hand of 4, and draws once a turn", () => {
  const game = newMatch();
  const { seat } = seen(game).view.active;
  expect(Object.values(seen(game).view.hands).toSorted()).toEqual([4, 5]);
  expect(seen(game).view.hands[seat]).toBe(5);
  expect(game.events("drew-card")).toHaveLength(1);
});

test.each([
  ["sword", ["sword", "c1", "sword", "c2"]],
  ["skull", ["s1", "skull", "s2", "skull"]],
] as const)(
  "CON-RULING-10 with three players %s may be alone: one hand of 8, and both turns",
  (alone, order) => {
    const game = duel({ options: { players: 3, alone }, step: "draw" });
    const { hands, active } = seen(game).view;
    expect(hands[alone]).toBe(active.seat === alone ? 9 : 8);
    const seats = order.map(() => {
      const { seat } = seen(game).view.active;
      finishTurn(game);
      return seat;
    });
    expect(seats).toEqual(order);
  },
);

test("CON-RULING-11 hands and piles are seen as numbers, and only one's own hand as cards", () => {
  const game = newMatch({ players: 4 });
  for (const { viewer, view, decision } of sights(game)) {
    expect(view.hand).toEqual(game.state.hands[viewer] ?? []);
    expect(decision !== undefined).toBe(viewer === view.active.seat);
  }
  const [first] = views(game);
  expect(first?.hands).toEqual(
    Object.fromEntries(Object.entries(game.state.hands).map(([seat, hand]) => [seat, hand.length])),
  );
  expect([first?.piles.sword, first?.piles.skull].toSorted()).toEqual([19, 20]);
});
