import { Match } from "@ossuaire/kernel";
import { playing } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { darkReign } from "../dark-reign.ts";
import { startSquares } from "../grid/best.ts";
import { laidZonesOf } from "../ground-of.ts";
import { defaultOptions, quests, type Roster } from "../options.ts";
import { addElement } from "../rules/elements.ts";
import { musterProfile } from "../rules/muster.ts";
import type { State } from "../state.ts";
import { face, scene } from "../testing/index.ts";
import { makeThing } from "../things.ts";
import { rosterAfter } from "./roster-after.ts";
import { readyMade } from "./sheets.ts";

/** Svein closes the well: the first quest is won. */
function won(prepare?: (state: State) => void): State {
  const played = scene(
    "SA\n..",
    { S: "svein", A: "aude" },
    {
      prepare(state) {
        addElement(state, "well", { x: 0, y: 1 }, 0);
        prepare?.(state);
      },
    },
  ).rolling(face(5, 1), 0);
  if (played.asking().prompt === "order") played.pick(played.options());
  played.play("handle-lid:0,1");
  return played.match.state;
}

const kept = (roster: Roster | undefined, hero: string) =>
  roster?.heroes.find((one) => one.hero === hero)?.things.map(({ card, at }) => `${card} ${at}`);

test("REG-VERDICT-61 objects, écus, XP, skills, spells and destiny are kept, and the next match takes them", () => {
  const state = won(({ things, purse: _, ...rest }) => {
    const [svein] = rest.characters;
    if (svein?.hero) Object.assign(svein.hero, { ecus: 7, xp: 12 });
    for (const thing of things) if (thing.card === "two-handed-cleaver") thing.runes = ["rune-of-combat"];
  });
  const roster = rosterAfter(state);
  expect(roster).toMatchObject({
    won: ["well"],
    heroes: [
      { ...readyMade("svein"), ecus: 57, xp: 62, destiny: 3, things: expect.anything() },
      { ...readyMade("aude"), ecus: 100, xp: 50, destiny: 3 },
    ],
  });
  expect(roster?.heroes[0]?.things[0]).toEqual({
    card: "two-handed-cleaver",
    at: "right",
    runes: ["rune-of-combat"],
  });
  const next = darkReign.readOptions({ heroes: ["svein", "aude"], quest: "gold", roster });
  expect(next).toMatchObject({ ok: true, options: { roster } });
  expect(darkReign.view(state, "aude").roster).toEqual(roster);
});

test("REG-VERDICT-61 REG-CHAR-15 REG-CHAR-20 PV are full again, states and once-per-game uses are reset; destiny is not refilled", () => {
  const state = won((all) => {
    const aude = characterOf(all, "aude");
    Object.assign(aude, { pv: [3], states: { web: 4 } });
    if (aude.hero) aude.hero.destiny = 0;
    makeThing(all, "ring-of-teleportation", { kind: "worn", by: "aude" }).used = true;
  });
  const roster = rosterAfter(state);
  const options = { ...defaultOptions, heroes: ["aude"], ...(roster && { roster }), quest: "gold" } as const;
  const next = Match.start(darkReign, { options, seed: "next", undo: "free" }).state;
  expect(next.characters).toMatchObject([{ pv: [26], states: {}, hero: { destiny: 1 } }]);
  expect(next.things.find(({ card }) => card === "ring-of-teleportation")?.used).toBeUndefined();
});

test("REG-VERDICT-78 what lies on the floor is lost; what allies have passes to the PJ of their player; quest objects stay behind", () => {
  const state = won((all) => {
    makeThing(all, "dagger", { kind: "floor", x: 1, y: 1 });
    makeThing(all, "solar-orb", { kind: "carried", by: "aude" });
    const ally = musterProfile(all, "revenant", { x: 1, y: 1 }, { side: "heroes", seat: "aude" });
    makeThing(all, "scroll-of-time", { kind: "carried", by: ally.id });
  });
  const roster = rosterAfter(state);
  expect(kept(roster, "aude")).toContain("scroll-of-time carried");
  expect(JSON.stringify(roster)).not.toContain("solar-orb");
  expect(kept(roster, "svein")).toEqual(["two-handed-cleaver right", "care carried"]);
});

test("REG-XP-12 REG-RULING-87 the dead are not on the roster; REG-TOWN-27 what they left in a strongbox is a survivor's", () => {
  const state = won((all) => {
    for (const card of ["strongbox", "dagger"]) makeThing(all, card, { kind: "strongbox", by: "aude" });
    for (const thing of all.things)
      if ("by" in thing.at && thing.at.by === "aude" && thing.at.kind !== "strongbox")
        thing.at = { kind: "gone" };
    characterOf(all, "aude").gone = "dead";
    all.tally.deaths = ["aude"];
  });
  const roster = rosterAfter(state);
  expect(roster?.heroes.map(({ hero }) => hero)).toEqual(["svein"]);
  expect(kept(roster, "svein")).toEqual([
    "two-handed-cleaver right",
    "care carried",
    "strongbox strongbox",
    "dagger strongbox",
  ]);
});

test("REG-QUEST-04 REG-VERDICT-61 the four quests follow each other, and whoever stays at home is still on the roster", () => {
  const over = won();
  const before = { heroes: [readyMade("ozanne")], won: [] };
  const roster = rosterAfter({ ...over, options: { ...over.options, roster: before } });
  expect(roster?.heroes.map(({ hero }) => hero)).toEqual(["svein", "aude", "ozanne"]);
  let now: Roster = { heroes: roster?.heroes ?? [], won: [] };
  for (const quest of quests) {
    expect(darkReign.readOptions({ heroes: ["svein"], quest, roster: now })).toMatchObject({ ok: true });
    now = { ...now, won: [...now.won, quest] };
  }
  expect(darkReign.readOptions({ heroes: ["svein"], quest: "orb", roster })).toMatchObject({ ok: false });
});

test("REG-VERDICT-60 REG-VERDICT-61 a lost quest opens no other, and before the end there is no roster", () => {
  const played = scene("S", { S: "svein" }).rolling();
  expect(rosterAfter(played.match.state)).toBeUndefined();
  played.play("give-up");
  expect(rosterAfter(played.match.state)).toMatchObject({ won: [], heroes: [{ hero: "svein", xp: 0 }] });
});

/** The prisoner was brought home, by Aude. */
function freed(): Roster | undefined {
  const state = won((all) => {
    all.tally.isSideDone = true;
    const prisoner = musterProfile(all, "prisoner", { x: 1, y: 1 }, { side: "heroes", seat: "aude" });
    Object.assign(prisoner, { gone: "left", isUnarmed: true });
  });
  return rosterAfter({ ...state, options: { ...state.options, side: "prisoner" } });
}

/** The next quest, as soon as everybody stands in its entrance. */
function descended(heroes: readonly string[], roster: Roster | undefined): State {
  const read = darkReign.readOptions({ heroes, quest: "gold", town: false, roster });
  if (!read.ok) throw new Error(read.words.en);
  for (let seed = 0; ; seed++) {
    const match = Match.start(darkReign, { options: read.options, seed: `descent ${seed}`, undo: "free" });
    if (match.decision?.prompt !== "lay-out") continue;
    playing(match).place();
    return match.state;
  }
}

test("REG-SIDE-01 REG-PROFILE-05 REG-VERDICT-44 the prisoner who was brought home takes part in the next quest, armed, behind the heroes", () => {
  const roster = freed();
  expect(roster?.allies).toEqual([{ card: "prisoner", of: "aude" }]);
  const state = descended(["svein", "aude"], roster);
  const prisoner = state.characters.find(({ card }) => card === "prisoner");
  expect(prisoner).toMatchObject({ side: "heroes", seat: "aude", pv: [10] });
  expect(prisoner).not.toHaveProperty("isUnarmed");
  const [zone] = laidZonesOf(state);
  const squares = zone && startSquares(zone, 3);
  expect(prisoner).toMatchObject({ x: squares?.[2]?.x, y: squares?.[2]?.y });
  expect(state.elements.some(({ x, y }) => squares?.some((one) => one.x === x && one.y === y))).toBe(false);
  // In the next quest, and in no other.
  const over = { ...state, ended: { isWon: true, why: "gold", rule: "REG-QGOLD-02", score: 0 } } as const;
  expect(rosterAfter(over)?.allies).toBeUndefined();
});

test("REG-SIDE-01 REG-RULING-16 if the hero who freed him stays at home, the leader has him", () => {
  const state = descended(["svein"], freed());
  expect(state.leader).toBe("svein");
  expect(state.characters.find(({ card }) => card === "prisoner")?.seat).toBe("svein");
});

test("REG-SIDE-01 a prisoner who died or was left behind takes part in nothing", () => {
  const state = won();
  expect(rosterAfter({ ...state, options: { ...state.options, side: "prisoner" } })?.allies).toBeUndefined();
});
