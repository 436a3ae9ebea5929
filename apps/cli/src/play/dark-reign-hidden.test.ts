import { blowOf, face, hall, inZone, nothing, pack, put, scene } from "@ossuaire/dark-reign/testing";
import { expect, test } from "vitest";
import { printed } from "../testing/printed.ts";

test("REG-DOOR-03, REG-VERDICT-24 a lock is printed for the heroes once somebody has tried it", () => {
  const { play, match } = inZone(
    "entrance-hall",
    { svein: [3, 0] },
    { piles: { "door@3,-1": ["dark-bend"] } },
  ).rolling();
  expect(printed(match, "svein")).toContain("+ door");
  expect(printed(match, "svein")).not.toContain("locked");
  expect(printed(match, "mj")).toContain("door (locked in secret)");
  play("open:3,-1");
  expect(printed(match, "svein")).toContain("door (locked)");
});

test("REG-TRAP-10, REG-DRAW-04 a trap that nobody has found is floor on the heroes' map", () => {
  const trapped = (hidden: boolean) =>
    scene("S.", { S: "svein" }, { prepare: put("hole", 1, 0, hidden ? { hidden } : {}) }).rolling().match;
  const plain = scene("S.", { S: "svein" }).rolling().match;
  expect(printed(trapped(true), "svein")).toBe(printed(plain, "svein"));
  expect(printed(trapped(true), "mj")).toContain("○ hole (hidden from the heroes)");
  expect(printed(trapped(false), "svein")).toContain("○ hole");
});

test("REG-SECRET-01 a secret door is printed for the heroes once it is found", () => {
  const { play, place, match } = inZone(
    "rotunda",
    { svein: [3, 0] },
    {
      piles: { "secret-door@3,-1": ["dark-bend"], "door@-1,3": [], "door@7,3": [] },
      prepare: put("secret-door", 3, -1, { hidden: true }),
    },
  ).rolling(2, 2, ...nothing(5));
  expect(printed(match, "svein")).not.toMatch(/§|secret door/);
  expect(printed(match, "mj")).toContain("§ secret door (hidden from the heroes)");
  play("search:2,0", "no");
  place();
  expect(printed(match, "svein")).toContain("secret door (open)");
});

test("REG-DECK-08 whatever lies behind a door, and in whatever order, everybody reads the same", () => {
  const before = (...pile: readonly string[]) => hall(pile).rolling().match;
  for (const seat of ["svein", "mj", "audience"])
    expect(printed(before("crypt", "dark-bend"), seat)).toBe(printed(before("dark-bend", "crypt"), seat));
});

test("REG-COMP-07, REG-DRAW-05 the square room lies on the map twice, and no plan card is named", () => {
  const { play, place, match } = hall(["crypt"]).rolling(...nothing(8));
  play("open:6,2");
  place();
  const text = printed(match, "svein");
  expect(text).toContain(
    ["   4 . . . . . . ░ ░ ░ ░ ░ . . . . . .", "   5 . . . . . . ░ ░ ░ ░ ░ . . . . . ."].join("\n"),
  );
  for (const name of [/crypt/i, /entrance hall/i, /square room/i]) expect(text).not.toMatch(name);
});

test("REG-VERDICT-47 dice of characters are printed for all, those that made a zone for nobody", () => {
  const behind = (roll: number) => {
    const { play, place, match } = hall(["dark-bend"]).rolling(...Array.from({ length: 5 }, () => roll));
    play("open:6,2");
    place();
    return printed(match, "svein");
  };
  expect(behind(0)).toBe(behind(1));
  const { play, match } = scene(
    "So",
    { S: "svein", o: "ogre" },
    {
      prepare: (state) => void pack(state, "ogre-1", "dagger"),
    },
  ).rolling(face(blowOf("ogre").level, 1), 2, 0);
  play("end");
  expect(printed(match, "mj")).toContain("Throw: Dagger");
  expect(printed(match, "svein")).not.toContain("Dagger");
  play("strike:svein");
  expect(printed(match, "svein")).toMatch(/The ogre .*\[1, 2, 0\]/);
  // Its profile is open.
  expect(printed(match, "svein")).toMatch(/ PV, 3 P\.Action, damage Fu\+\d\+2D/);
});

test("REG-MASTER-04 whoever is MJ and a hero reads what the MJ knows at the MJ's place alone", () => {
  const { match, play } = scene(
    "S..o",
    { S: "svein", o: "ogre" },
    {
      prepare: put("hole", 1, 0, { hidden: true }),
    },
  ).rolling();
  const secrets = [/Objective:/, /hidden from the heroes/];
  // At a question of the hero and at one of the MJ.
  for (const turn of ["heroes", "mj"]) {
    expect(match.state.turn.side).toBe(turn);
    for (const secret of secrets) {
      expect(printed(match, "svein")).not.toMatch(secret);
      expect(printed(match, "mj")).toMatch(secret);
    }
    if (turn === "heroes") play("end");
  }
});
