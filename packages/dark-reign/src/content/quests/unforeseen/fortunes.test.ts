import { expect, test } from "vitest";
import { characterOf } from "../../../characters.ts";
import { asDrawn } from "../../../grid/zone.ts";
import type { State } from "../../../state.ts";
import { bagOf, face, put, scene } from "../../../testing/index.ts";

/** The second turn of a game begins with this card; Aude leads. */
function drawn(
  card: string,
  drawing: string,
  cast: Readonly<Record<string, string>>,
  prepare?: (state: State) => void,
) {
  return scene(drawing, cast, {
    prepare(state) {
      state.round = 1;
      state.leader = "aude";
      state.unforeseen.deck.unshift(card);
      prepare?.(state);
    },
  });
}

const door = put("door", 1, 0, { lock: "known" });
const locked = (...rolls: readonly number[]) =>
  drawn("cool-head", "A.", { A: "aude" }, door).rolling(...rolls);

test("REG-EVENT-14 once the leader throws one die of its choice of a failed roll again; the new face stands", () => {
  const { play, question, asking, events } = locked(face(3, -2), 2, 1, face(3, -2), 2);
  play("pick-lock:1,0");
  expect(question("cool-head")).toMatchObject({
    seats: ["aude"],
    options: [{ id: "die:0", shows: -2 }, { id: "die:1", shows: 2 }, { id: "none" }],
  });
  play("die:1");
  expect(events("tested")).toMatchObject([
    { face: -2, dice: [2], passed: false },
    { face: -2, dice: [1], passed: false },
  ]);
  // The new face stands, and destiny rolls all dice.
  expect(asking().prompt).toBe("destiny");
  play("no", "pick-lock:1,0");
  expect(asking().prompt).toBe("destiny");
});

test("REG-EVENT-14 it is offered before destiny, and kept by whoever declines", () => {
  const { play, asking } = locked(face(3, -2), 2, face(3, -2), 2, face(3, 1));
  play("pick-lock:1,0", "none");
  expect(asking().prompt).toBe("destiny");
  play("no", "pick-lock:1,0", "die:0");
  expect(asking().prompt).toBe("act");
});

test("REG-EVENT-14 an attack that misses too; until the next PJ turn, and for the leader alone", () => {
  const played = drawn("cool-head", "Ao", { A: "aude", o: "ogre" }).rolling(face(5, -1), 0, 5);
  played.play("strike:ogre-1");
  expect(played.question("cool-head").options).toHaveLength(3);
  played.play("die:1");
  expect(played.events("attacked")).toMatchObject([
    { face: -1, dice: [0] },
    { face: -1, dice: [5] },
  ]);
  const other = drawn("cool-head", "S.\n.A", { S: "svein", A: "aude" }, door).rolling(face(5, -1), 0);
  other.pick(["svein", "aude"]);
  other.play("pick-lock:1,0");
  expect(other.asking().prompt).toBe("destiny");
  const later = locked(face(3, -2), 2);
  later.play("end", "pick-lock:1,0");
  expect(later.asking().prompt).toBe("destiny");
});

const rich = (state: State) => {
  const { hero } = characterOf(state, "svein");
  if (hero) hero.ecus = 91;
  state.purse = 60;
};
const party = { S: "svein", A: "aude" };

test("REG-EVENT-22 two things in all for one and a half times the price, without P.Action, for own écus or those of the purse", () => {
  const { pick, play, options, question, who, match } = drawn("stray-pedlar", "SA", party, rich).rolling();
  pick(["svein", "aude"]);
  expect(options()).not.toContain("trade:sword:own");
  expect(options().some((id) => id.includes("strongbox"))).toBe(false);
  play("trade:short-sword:own");
  expect(who("svein")).toMatchObject({ actions: 4, hero: { ecus: 1 } });
  play("trade:cleaver:purse");
  expect(question("pedlar-agreed")).toMatchObject({
    seats: ["aude"],
    about: { who: "svein", card: "cleaver", ecus: 60 },
  });
  play("no");
  expect(match.state.purse).toBe(60);
  play("trade:cleaver:purse", "yes");
  expect(match.state.purse).toBe(0);
  expect(bagOf(match.state, "svein")).toEqual(
    expect.arrayContaining(["short-sword carried", "cleaver carried"]),
  );
  expect(options().filter((id) => id.startsWith("trade:"))).toEqual([]);
});

test("REG-EVENT-22 only in the leader's zone, and only this turn", () => {
  const apart = (state: State) => {
    rich(state);
    state.zones.push({ card: "crypt", ...asDrawn, x: 40, y: 40 });
    Object.assign(characterOf(state, "svein"), { x: 42, y: 42 });
  };
  const { pick, play, options } = drawn("stray-pedlar", "SA", party, apart).rolling();
  pick(["svein", "aude"]);
  expect(options().filter((id) => id.startsWith("trade:"))).toEqual([]);
  play("end");
  expect(options()).toContain("trade:care:own");
  play("end");
  pick(["svein", "aude"]);
  expect(options().filter((id) => id.startsWith("trade:"))).toEqual([]);
});

test("REG-EVENT-22 REG-VERDICT-81 whether he has a rare book is rolled once, and destiny works on it", () => {
  const scholar = (state: State) => {
    state.purse = 700;
  };
  const { play, options } = drawn("stray-pedlar", "A", { A: "aude" }, scholar).rolling(3, 4, 2);
  play("trade:necromantic-grimoire:ask", "yes");
  expect(options()).toContain("trade:necromantic-grimoire:purse");
  play("trade:demonological-grimoire:ask", "no");
  expect(options().filter((id) => id.includes("demonological"))).toEqual([]);
  play("trade:necromantic-grimoire:purse");
  expect(options().some((id) => id.startsWith("trade:"))).toBe(true);
});

test("REG-SKILL-12 a scholar rolls two D for a library, and reads the higher one", () => {
  const read = (hero: string, ...rolls: readonly number[]) => {
    const { play, events } = scene("H.", { H: hero }, { prepare: put("library", 1, 0) }).rolling(...rolls);
    play("rummage:1,0", "no");
    return events("threw")[0];
  };
  expect(read("ozanne", 0, 0)).toMatchObject({ dice: [0, 0], total: 0 });
  expect(read("svein", 0)).toMatchObject({ dice: [0], total: 0 });
  const { play, events } = scene("H.", { H: "ozanne" }, { prepare: put("library", 1, 0) }).rolling(
    1,
    4,
    0,
    0,
    0,
    0,
  );
  play("rummage:1,0", "leave", "leave");
  expect(events("threw")[0]).toMatchObject({ dice: [1, 4], total: 4 });
  const barrel = scene("H.", { H: "ozanne" }, { prepare: put("barrel", 1, 0) }).rolling(0);
  barrel.play("rummage:1,0", "no");
  expect(barrel.events("threw")[0]).toMatchObject({ dice: [0] });
});

test("REG-EVENT-22 REG-VERDICT-60 an action kept for the opposing turn is no activation: nobody buys in it, nor proposes to give up", () => {
  const { play, question } = drawn("stray-pedlar", "A....v", { A: "aude", v: "revenant" }).rolling();
  play("wait", "end");
  const offered = question("wait-act").options.map(({ id }) => id);
  expect(offered).toContain("walk:1,0");
  expect(offered.filter((id) => id === "give-up" || id.startsWith("trade:"))).toEqual([]);
});
