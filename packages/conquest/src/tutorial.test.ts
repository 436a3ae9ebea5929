import type { RuleId } from "@ossuaire/kernel";
import { afterEach, expect, test } from "vitest";
import { deckOf } from "./cards/decks.ts";
import { seatsOfTeam } from "./options.ts";
import { teams } from "./teams.ts";
import { type Duel, onMatch } from "./testing/duel.ts";
import { newMatch, seen, sights } from "./testing/scenes.ts";
import { courseOf } from "./testing/seek.ts";
import { tutorialAfter } from "./testing/tutorial.ts";

let game: Duel | undefined;

function after(rule: RuleId): Duel {
  game = tutorialAfter(rule);
  return game;
}

/** The same game without its last answer. */
function takenBack({ match }: Duel): Duel {
  const earlier = onMatch(match.fork());
  earlier.match.undo(1, match.seats);
  return earlier;
}

/** CON-COMP-06, and 28 cards for each team, whatever turn it is. */
afterEach(() => {
  if (game === undefined) return;
  const { pools, bank, hands, piles, discards, armour, playing, options } = game.state;
  expect(pools.sword + pools.skull + bank).toBe(24);
  for (const team of teams) {
    const own = seatsOfTeam(options, team).flatMap((seat) => hands[seat] ?? []);
    const cards = [
      ...own,
      ...piles[team],
      ...discards[team],
      ...armour[team],
      ...(playing ? [playing.card] : []),
    ];
    const ids = deckOf(team).map(({ id }) => id);
    expect(cards.filter((card) => ids.includes(card)).toSorted()).toEqual(ids.toSorted());
  }
});

/** The state line of the catalogue. Where the next turn has begun, its draw is not counted yet. */
function line({ state: { pools, bank, hands, piles }, asked, match }: Duel): string {
  const drawer = asked.prompt === "card" || asked.prompt === "give-up" ? asked.seats[0] : undefined;
  const drawn = (isDrawer: boolean) => (isDrawer ? 1 : 0);
  const inHand = ["s1", "c1", "s2", "c2"].map((seat) => (hands[seat]?.length ?? 0) - drawn(seat === drawer));
  const inPile = teams.map(
    (team) => piles[team].length + drawn(seatsOfTeam(match.terms.options, team).includes(drawer ?? "")),
  );
  return `${pools.sword} / ${pools.skull} / ${bank} · ${inHand.join(", ")} · ${inPile.join(", ")}`;
}

const active = (game: Duel) => seen(game).view.active.character;
const damage = (game: Duel) => game.events("wounded").map(({ lost }) => lost);
const shotsOf = (game: Duel, seat: string) =>
  game
    .events("flicked")
    .filter((event) => event.seat === seat)
    .map(({ shot }) => shot);

test("CON-TUTO-01 the start: four players, default health, Sword begins", () => {
  const start = after("CON-TUTO-01");
  expect(line(start)).toBe("8 / 8 / 8 · 4, 4, 4, 4 · 20, 20");
  expect(start.state.discards).toEqual({ sword: [], skull: [] });
  expect(active(start)).toBe("s1");
  expect(line(newMatch({ players: 4, obstacles: "agreed" }))).toBe("8 / 8 / 8 · 4, 4, 4, 4 · 20, 20");
});

test("CON-TUTO-02 turn 1, card: Mage berserker moves twice and wounds with its second combat shot", () => {
  const turn = after("CON-TUTO-02");
  expect(shotsOf(turn, "s1")).toEqual(["combat", "move", "combat"]);
  expect(damage(turn)).toEqual([1]);
  expect(line(turn)).toBe("8 / 7 / 9 · 4, 4, 4, 4 · 19, 20");
  expect(turn.state.discards.sword).toEqual(["berserker-mage"]);
});

test("CON-TUTO-03 turn 1, obstacle: it strikes a Sword and a Skull character, and nobody is wounded", () => {
  const before = after("CON-TUTO-02");
  const turn = after("CON-TUTO-03");
  const { piece = "", vx = 0, vy = 0 } = turn.events("flicked").at(-1) ?? {};
  const struck = courseOf(before, piece, vx, vy).filter((id) => /^[sc]\d$/.test(id));
  expect(struck.map((id) => id.charAt(0))).toEqual(expect.arrayContaining(["s", "c"]));
  for (const id of struck) expect(turn.piece(id)).not.toEqual(before.piece(id));
  expect(line(turn)).toBe("8 / 7 / 9 · 4, 4, 4, 4 · 19, 20");
  expect(turn.events("marker").at(-1)).toMatchObject({ team: "sword", character: "s2" });
  expect(active(turn)).toBe("c1");
});

test("CON-TUTO-04 turn 2, first card: Zombie d'outre-tombe, and Surprise Attack without a draw between", () => {
  const [dealt, drawn, next] = [after("CON-TUTO-02"), after("CON-TUTO-03"), after("CON-TUTO-04")];
  const played = takenBack(next);
  const sizes = [dealt, drawn, played, next].map(({ state }) => state.hands["c1"]?.length);
  expect(sizes).toEqual([4, 5, 4, 3]);
  expect(shotsOf(played, "c1")).toEqual(["move", "move"]);
  expect(played.asked).toMatchObject({ seats: ["c1"], prompt: "surprise" });
  expect(damage(played)).toEqual([1]);
});

test("CON-TUTO-05 turn 2, second card: the missile of Maraudeur captures a token, and its armour is kept", () => {
  const turn = after("CON-TUTO-05");
  expect(turn.events("wounded").at(-1)).toMatchObject({ team: "sword", lost: 1, captured: 1 });
  expect(line(turn)).toBe("7 / 8 / 9 · 4, 3, 4, 4 · 19, 19");
  expect(turn.state.discards.skull).toEqual(["zombie-from-beyond-the-grave"]);
  for (const { view } of sights(turn)) expect(view.armour.skull).toEqual(["marauder"]);
});

test("CON-TUTO-06 turn 2, obstacle: one shot although two cards were played", () => {
  const turn = after("CON-TUTO-06");
  expect(shotsOf(turn, "c1")).toEqual(["move", "move", "move", "missile", "obstacle"]);
  expect(turn.events("marker").at(-1)).toMatchObject({ team: "skull", character: "c2" });
  expect(active(turn)).toBe("s2");
});

test("CON-TUTO-07 turn 3: the longbow of Archer royal hits from beside the companion, the second one misses", () => {
  const turn = after("CON-TUTO-07");
  expect(shotsOf(turn, "s2")).toEqual(["move", "longbow", "longbow", "obstacle"]);
  const [placed] = turn.events("placed").filter(({ piece }) => piece === "longbow");
  const lying = turn.stateBefore(turn.events("flicked").at(-4)).discs;
  const { x, y } = lying.find(({ id }) => id === "s1") ?? { x: 0, y: 0 };
  expect(Math.sqrt(((placed?.x ?? 0) - x) ** 2 + ((placed?.y ?? 0) - y) ** 2)).toBeLessThan(18.5 + 25);
  expect(turn.events("armour-used")).toEqual([]);
  expect(damage(turn)).toEqual([1, 1, 1]);
  expect(line(turn)).toBe("7 / 7 / 10 · 4, 3, 4, 4 · 18, 19");
  expect(turn.state.markers.sword).toBe(0);
  expect(active(turn)).toBe("c2");
});

test("CON-TUTO-08 turn 4, shots: Béhémoth wounds for 2 by way of an obstacle", () => {
  const turn = after("CON-TUTO-08");
  expect(shotsOf(turn, "c2")).toEqual(["critical", "move"]);
  const { vx = 0, vy = 0 } = turn.events("flicked").at(-2) ?? {};
  const before = onMatch(after("CON-TUTO-07").match.fork());
  expect(courseOf(before, "c2", vx, vy)[0]).toMatch(/^crystal/);
  expect(damage(turn).at(-1)).toBe(2);
  expect(line(turn)).toBe("5 / 7 / 12 · 4, 3, 4, 4 · 18, 18");
});

test("CON-TUTO-09 turn 4, ability and armour: Sword is stunned, and Skull has two armour cards", () => {
  const turn = after("CON-TUTO-09");
  expect(turn.events("stunned")).toMatchObject([{ team: "sword" }]);
  expect(turn.state.armour.skull).toEqual(["marauder", "behemoth"]);
  expect(turn.state.markers.skull).toBe(0);
  expect(active(turn)).toBe("s1");
});

test("CON-TUTO-10 turn 5: S1 is stunned, gives up a card, makes one move shot and the obstacle shot", () => {
  expect(after("CON-TUTO-09").asked).toMatchObject({ seats: ["s1"], prompt: "give-up" });
  const turn = after("CON-TUTO-10");
  expect(shotsOf(turn, "s1").slice(4)).toEqual(["move", "obstacle"]);
  expect(turn.state.discards.sword.at(-1)).toBe("lion-knight");
  expect(turn.state.armour.sword).toEqual([]);
  expect(line(turn)).toBe("5 / 7 / 12 · 4, 3, 4, 4 · 17, 18");
  expect(turn.state.stunned).toEqual({ sword: false, skull: false });
  expect(active(turn)).toBe("c1");
});

test("CON-TUTO-11 turn 6: the power wave of Sorcière hits, no card is discarded, 2 damage", () => {
  const turn = after("CON-TUTO-11");
  expect(damage(turn).at(-1)).toBe(2);
  expect(line(turn)).toBe("3 / 7 / 14 · 4, 3, 4, 4 · 17, 17");
  expect(active(turn)).toBe("s2");
});

test("CON-TUTO-12 turn 6, other branch: a discarded card makes it 3", () => {
  const turn = after("CON-TUTO-12");
  expect(takenBack(turn).asked).toMatchObject({ seats: ["c1"], prompt: "raise" });
  expect(damage(turn).at(-1)).toBe(3);
  expect(line(turn)).toBe("2 / 7 / 15 · 4, 2, 4, 4 · 17, 17");
});

test("CON-TUTO-13 turn 7, shots: the fireball of Ensorceleuse misses C1, and hits it from where it lies", () => {
  const turn = after("CON-TUTO-13");
  expect(shotsOf(turn, "s2").slice(4)).toEqual(["move", "fireball", "fireball"]);
  expect(turn.events("target")).toMatchObject([{ target: "c1" }]);
  const [first, second] = turn.events("flicked").slice(-2);
  expect(turn.events("placed").filter(({ piece }) => piece === "fireball")).toHaveLength(1);
  const [here, there] = [first, second].map((flick) =>
    turn.stateBefore(flick).discs.find(({ id }) => id === "fireball"),
  );
  expect(here).not.toEqual(there);
  expect(turn.events("hit").at(-1)).toMatchObject({ character: "c1", shot: "fireball" });
});

test("CON-TUTO-14 turn 7, armour: Béhémoth cancels it, Maraudeur stays, and there is no third try", () => {
  const turn = after("CON-TUTO-14");
  expect(turn.events("armour-used")).toMatchObject([{ card: "behemoth" }]);
  expect(turn.health("skull")).toBe(7);
  expect(turn.state).toMatchObject({ armour: { skull: ["marauder"] } });
  expect(turn.state.discards.skull.at(-1)).toBe("behemoth");
  expect(turn.asked.prompt).toBe("heal");
});

test("CON-TUTO-15 turn 7, ability: Heal still takes effect, and the game goes on", () => {
  const turn = after("CON-TUTO-15");
  expect(line(turn)).toBe("5 / 7 / 12 · 4, 3, 4, 4 · 16, 17");
  expect(turn.state.discards.sword).toHaveLength(4);
  expect(turn.state.discards.skull).toEqual(["zombie-from-beyond-the-grave", "witch", "behemoth"]);
  expect(turn.state.armour.skull).toEqual(["marauder"]);
  expect(turn.match.outcome).toBeUndefined();
  expect(active(turn)).toBe("c2");
});
