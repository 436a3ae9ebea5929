import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { arm, bagOf, dress, pack, scene } from "../testing/index.ts";

const alone = (hero: string, prepare?: (state: State) => void) => {
  const set = scene("H.", { H: hero }, prepare ? { prepare } : {});
  return { ...set.rolling(), game: set.game };
};

const swaps = (options: readonly string[]) => options.filter((id) => id.startsWith("swap"));

test("REG-SWAP-01 REG-RULING-59 one hand is exchanged for 1 P.Action, also from and to empty", () => {
  const { play, who, match } = alone("aude", (state) => {
    pack(state, "aude", "dagger");
  });
  play("swap:thing-5:right");
  expect(who("aude").actions).toBe(3);
  expect(bagOf(match.state, "aude")).toEqual([
    "care carried",
    "chain-mail worn",
    "dagger held",
    "large-shield held",
    "sword carried",
  ]);
  play("swap:left");
  expect(bagOf(match.state, "aude")).toContain("large-shield carried");
  play("swap:thing-2:left");
  expect(bagOf(match.state, "aude")).toContain("large-shield held");
});

test("REG-RULING-59 REG-SHEET-06 what takes two hands empties both in the same action, and leaves both", () => {
  const { play, match } = alone("aude", (state) => {
    pack(state, "aude", "bastard-sword");
  });
  play("swap:thing-5:right");
  const two = bagOf(match.state, "aude");
  expect(two).toContain("bastard-sword held");
  expect(two).toEqual(expect.arrayContaining(["sword carried", "large-shield carried"]));
  play("swap:thing-2:right");
  expect(bagOf(match.state, "aude")).toEqual(
    expect.arrayContaining(["bastard-sword carried", "large-shield held"]),
  );
});

test("REG-WEAPON-13 REG-VERDICT-01 what it has not the level for is carried, never held", () => {
  const { options } = alone("ozanne", (state) => {
    pack(state, "ozanne", "bastard-sword", "dagger");
  });
  expect(swaps(options()).some((id) => id.includes("thing-5"))).toBe(false);
  expect(swaps(options()).some((id) => id.includes("thing-6"))).toBe(true);
});

test("REG-VERDICT-01 if armour lowers the level, the weapon is put away", () => {
  const { play, match, events } = alone("ozanne", (state) => {
    pack(state, "ozanne", "chain-mail");
  });
  expect(bagOf(match.state, "ozanne")).toContain("apprentice-sceptre held");
  play("don:thing-5");
  // Magic 6, less 3: below the 4 that the sceptre asks for.
  expect(bagOf(match.state, "ozanne")).toContain("apprentice-sceptre carried");
  expect(events("puts-away")).toMatchObject([{ thing: "apprentice-sceptre", rule: "REG-VERDICT-01" }]);
});

test("REG-FOE-03 MJ characters change neither weapons nor armour", () => {
  const { play, options } = scene(
    "S..o",
    { S: "svein", o: "ogre" },
    {
      prepare: (state) => {
        pack(state, "ogre-1", "dagger", "leather");
      },
    },
  ).rolling();
  play("end");
  expect(options().filter((id) => /^(swap|don)/.test(id))).toEqual([]);
});

test("REG-DON-01 REG-RULING-60 armour takes 4 P.Action of one turn; the old one is carried", () => {
  const { play, match, events, submit } = alone("aude", (state) => {
    pack(state, "aude", "leather");
  });
  play("don:thing-5");
  expect(events("does")).toMatchObject([{ deed: "don", cost: 4 }]);
  expect(bagOf(match.state, "aude")).toEqual(expect.arrayContaining(["leather worn", "chain-mail carried"]));
  play("walk:1,0");
  expect(submit({ kind: "choose", option: "don:thing-3" })).toMatchObject({ rule: "REG-ACT-02" });
});

test("REG-DON-02 REG-SHEET-07 only what it carries; one armour is worn", () => {
  const { options, match } = alone("liutgarde", (state) => {
    pack(state, "liutgarde", "scale-coat");
  });
  expect(options().filter((id) => id.startsWith("don"))).toEqual(["don:thing-5"]);
  expect(match.state.things.filter(({ at }) => at.kind === "worn")).toHaveLength(1);
});

test("REG-SKILL-03 REG-ARMOUR-12 REG-VERDICT-20 super tough: no armour but the bearskin, under which its points stay", () => {
  const { play, submit, match, game } = alone("svein", (state) => {
    pack(state, "svein", "leather", "bearskin");
  });
  expect(submit({ kind: "choose", option: "don:thing-3" })).toMatchObject({ rule: "REG-SKILL-03" });
  play("don:thing-4");
  expect(game.view(match.state, "svein").characters[0]?.armour).toBe(3);
});

test("REG-ARMOUR-12 REG-VERDICT-20 everybody else may wear the bearskin too", () => {
  const { play, match, game } = alone("aude", (state) => {
    pack(state, "aude", "bearskin");
  });
  play("don:thing-5");
  // The bearskin's 1 and the large shield's 1.
  expect(game.view(match.state, "aude").characters[0]?.armour).toBe(2);
});

test("REG-SHEET-05 REG-VERDICT-02 REG-ARMOUR-07 a magic shield takes a hand, not the armour's place", () => {
  const { play, match, game } = alone("aude", (state) => {
    pack(state, "aude", "argika-shield");
  });
  play("swap:thing-5:left");
  expect(bagOf(match.state, "aude")).toEqual(
    expect.arrayContaining(["argika-shield held", "chain-mail worn", "large-shield carried"]),
  );
  const [seen] = game.view(match.state, "aude").characters;
  expect(seen).toMatchObject({ armour: 4, parries: 2 });
});

test("REG-PARRY-03 REG-RULING-43 parries come and go with what is in the hands", () => {
  const parries = (...held: readonly string[]) => {
    const { game, match } = alone("aude", (state) => arm(state, "aude", ...held));
    return game.view(match.state, "aude").characters[0]?.parries;
  };
  expect(parries("sword", "shield")).toBe(2);
  expect(parries("sword", "short-sword")).toBe(1);
  expect(parries("shield", "large-shield")).toBe(1);
  expect(parries("bastard-sword")).toBe(1);
  expect(parries("two-handed-cleaver")).toBe(0);
});

test("REG-SHEET-03 the sheet keeps up with the equipment: magic dice of a sceptre, of two the better one", () => {
  const dice = (...held: readonly string[]) => {
    const { game, match } = alone("ozanne", (state) => arm(state, "ozanne", ...held));
    return game.view(match.state, "ozanne").characters[0]?.magicDice;
  };
  expect([dice(), dice("apprentice-sceptre"), dice("sceptre", "apprentice-sceptre")]).toEqual([0, 1, 2]);
});

test("REG-SHEET-04 the table sees every object of a hero, and what it weighs", () => {
  const { game, match } = alone("aude", (state) => {
    dress(state, "aude", "ring-of-agility");
  });
  const { things, characters } = game.view(match.state, "audience");
  expect(things).toHaveLength(5);
  expect(characters[0]).toMatchObject({ load: 41, loadLimit: 80 });
  expect(characterOf(match.state, "aude").hero?.skills).toHaveLength(3);
});
