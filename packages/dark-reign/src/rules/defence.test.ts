import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { arm, blowOf, face, scene, ward } from "../testing/index.ts";

// Aude: Endurance 4, armour 3, two parries. Svein: 5 and 2, no parry.
const guard = { A: "aude", v: "revenant" };
const { hit, miss, worth } = blowOf("revenant");
/** What the hit costs either of them. */
const loss = worth - 7;

test("REG-PARRY-01 REG-RULING-42 whoever can parry may have the dice thrown again, and the new roll stands", () => {
  const { play, who, events, question } = scene("Av", guard).rolling(...hit, ...miss);
  play("end", "strike:aude");
  expect(question("parry")).toMatchObject({ seats: ["aude"], about: { who: "aude", damage: loss } });
  play("yes");
  expect(events("attacked").map(({ hits }) => hits)).toEqual([true, false]);
  expect(who("aude").pv).toEqual([26]);
});

test("REG-RULING-42 at most one parry on one attack, and none against a miss", () => {
  const { play, who, asking } = scene("Av", guard).rolling(...hit, ...hit, ...miss);
  play("end", "strike:aude", "yes");
  expect(who("aude").pv).toEqual([26 - loss]);
  play("strike:aude");
  expect(asking().prompt).toBe("act");
});

test("REG-PARRY-02 a shot is never parried", () => {
  const { play, asking } = scene(
    "G.A.",
    { G: "liutgarde", A: "aude" },
    {
      prepare(state) {
        for (const one of state.characters) if (one.id === "liutgarde") one.side = "mj";
      },
    },
  ).rolling(face(6, 3), 5);
  play("end", "shoot:aude");
  expect(asking().prompt).toBe("act");
});

test("REG-PARRY-03 REG-RULING-43 parries of weapon and shield add up, once each per round", () => {
  const { play, options, asking } = scene("Av", guard).rolling(...hit, ...miss, ...hit, ...miss, ...hit);
  play("end", "strike:aude", "yes", "strike:aude", "yes");
  play("strike:aude");
  expect(asking().prompt).toBe("act");
  expect(options()).toContain("strike:aude");
});

test("REG-PARRY-04 an ambidextrous character with two parrying swords and the skill can parry three times", () => {
  const parries = (hero: string, skills: readonly string[]) => {
    const { game, state } = scene(
      "I",
      { I: hero },
      {
        prepare(all) {
          arm(all, hero, "short-sword", "short-sword");
          for (const one of all.characters) if (one.hero) one.hero.skills = [...skills];
        },
      },
    );
    return game.view(state, "audience").characters[0]?.parries;
  };
  expect(parries("isengrin", ["ambidextrous", "parry"])).toBe(3);
  expect(parries("isengrin", ["parry"])).toBe(2);
  expect(parries("isengrin", [])).toBe(1);
});

test("REG-RULING-42 REG-WEB-02 REG-RULING-90 who hangs in a web does not parry", () => {
  const { play, asking } = scene("Av", guard, {
    prepare(state) {
      for (const one of state.characters) if (one.id === "aude") one.states.web = 1;
    },
  }).rolling(...hit);
  play("end", "strike:aude");
  expect(asking().prompt).toBe("act");
});

test("REG-WEAPON-14 REG-WEB-04 REG-SPIDER-04 the spider's attack cannot be parried, and every hit webs", () => {
  const spider = blowOf("spider");
  const { play, who, events } = scene(
    "As",
    { A: "aude", s: "spider" },
    { prepare: (state) => ward(state, "aude", spider.worth) },
  ).rolling(...spider.hit);
  play("end", "strike:aude");
  // One that takes no PV too.
  expect(events("attacked")).toMatchObject([{ hits: true, damage: 0 }]);
  expect(who("aude").states.web).toBe(1);
  expect(events("webbed")).toMatchObject([{ rule: "REG-WEB-01", level: 1 }]);
});

test("REG-SKILL-06 REG-VERDICT-77 a bodyguard beside the target may become it, before the dice, once per round", () => {
  const { pick, play, who, question, events } = scene("vSA", {
    S: "svein",
    A: "aude",
    v: "revenant",
  }).rolling(...hit, ...hit);
  pick(["svein", "aude"]);
  play("end", "end", "strike:svein");
  expect(question("bodyguard").about).toEqual({ who: "aude", attacker: "revenant-1", target: "svein" });
  play("yes", "no");
  expect(events("guards")).toMatchObject([{ who: "aude", ally: "svein" }]);
  // Her own Endurance and armour count.
  expect(who("aude").pv).toEqual([26 - loss]);
  play("strike:svein");
  expect(who("svein").pv).toEqual([28 - loss]);
});

test("REG-VERDICT-77 bodyguards are asked in seat order; the first that steps in cannot be relieved, and then defends itself", () => {
  const { pick, play, asking, question, events } = scene(
    "vSA\n.G.",
    { S: "svein", A: "aude", G: "liutgarde", v: "revenant" },
    {
      prepare: (state) => void characterOf(state, "liutgarde").hero?.skills.push("bodyguard"),
    },
  ).rolling(...miss, ...miss);
  pick(["svein", "aude", "liutgarde"]);
  play("end", "wait", "end", "end", "pass-turn", "strike:svein");
  expect(question("bodyguard").about).toMatchObject({ who: "aude", target: "svein" });
  play("no");
  expect(question("bodyguard").about).toMatchObject({ who: "liutgarde", target: "svein" });
  play("no", "strike:svein", "yes");
  // Liutgarde stands beside Aude too, and is not asked again: what comes next is Aude's own defence.
  expect(asking()).toMatchObject({ prompt: "defend", about: { who: "aude", attacker: "revenant-1" } });
  play("yes");
  expect(events("guards")).toMatchObject([{ who: "aude", ally: "svein" }]);
});

test("REG-CHAR-16 REG-RULING-12 a PJ may pay a destiny point to throw all dice of an unsuccessful roll again, and again", () => {
  const { play, who, events, asking } = scene("Sv", { S: "svein", v: "revenant" }).rolling(
    face(6, "X"),
    5,
    5,
    face(6, "X"),
    5,
    5,
    face(6, 0),
    5,
    5,
  );
  play("strike:revenant-1");
  expect(asking()).toMatchObject({ prompt: "destiny", about: { who: "svein", left: 2 } });
  play("yes", "yes");
  expect(who("svein").hero?.destiny).toBe(0);
  expect(events("attacked").map(({ hits }) => hits)).toEqual([false, false, true]);
});

test("REG-RULING-12 a hit that would take no PV is unsuccessful too; monsters have no destiny", () => {
  const { play, asking } = scene("So", { S: "svein", o: "ogre" }).rolling(
    face(6, 0),
    0,
    0,
    ...blowOf("ogre").miss,
  );
  play("strike:ogre-1");
  expect(asking().prompt).toBe("destiny");
  play("no", "end", "strike:svein");
  expect(asking()).toMatchObject({ prompt: "act", about: { who: "ogre-1" } });
});

test("REG-RULING-44 after a parry the attacker may use what it has not used yet on this attack", () => {
  const { play, asking, who } = scene(
    "SA",
    { S: "svein", A: "aude" },
    {
      prepare(state) {
        for (const one of state.characters) if (one.id === "aude") one.side = "mj";
      },
    },
  ).rolling(face(6, 3), 5, 5, face(6, "X"), 0, 0, face(6, 3), 5, 5);
  play("strike:aude", "yes");
  expect(asking().prompt).toBe("destiny");
  play("yes");
  expect(who("svein").hero?.destiny).toBe(1);
});

test("REG-CHAR-18 REG-RULING-13 a destiny point undoes the whole loss that would take a PJ to 0", () => {
  const { play, who, question } = scene(
    "Sv",
    { S: "svein", v: "revenant" },
    {
      prepare(state) {
        for (const one of state.characters) if (one.id === "svein") one.pv = [3];
      },
    },
  ).rolling(...hit);
  play("end", "strike:svein");
  expect(question("cheat-death").about).toEqual({ who: "svein", left: 2, loss, end: "ground" });
  play("yes");
  expect(who("svein").pv).toEqual([3]);
  expect(who("svein").hero?.destiny).toBe(1);
});

test("REG-CHAR-18 without a point nothing is asked", () => {
  const { pick, play, who, events } = scene(
    "SvA",
    { S: "svein", v: "revenant", A: "aude" },
    {
      prepare(state) {
        for (const one of state.characters) {
          if (one.id === "svein") one.pv = [3];
          if (one.hero) one.hero.destiny = 0;
        }
      },
    },
  ).rolling(...hit);
  pick(["svein", "aude"]);
  play("end", "end", "strike:svein");
  expect(who("svein").pv).toEqual([3 - loss]);
  expect(events("falls")).toMatchObject([{ who: "svein" }]);
});
