import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { levelOf } from "../../sheet/levels.ts";
import type { State } from "../../state.ts";
import { face, knows, scene } from "../../testing/index.ts";

// Richilde: Magic 5 in her scale coat, and 1D of her sceptre.
const party = { R: "richilde", S: "svein" };

function saying(prepare?: (state: State) => void, drawing = "R...S", cast: Record<string, string> = party) {
  return (...rolls: readonly number[]) => {
    const table = scene(drawing, cast, prepare ? { prepare } : {}).rolling(...rolls);
    table.pick(["richilde", "svein"]);
    return table;
  };
}

test("REG-SPELL-06 REG-WOUND-03 healing: 3+1D PV for the caster or an ally within 6, on the ground too", () => {
  const fallen = (state: State) => {
    const svein = characterOf(state, "svein");
    svein.pv = [-4];
    svein.states.ground = 1;
  };
  const { play, who } = saying(fallen)(face(5, 2), 0, 4);
  play("cast:svein:healing");
  expect(who("svein").pv).toEqual([3]);
  expect(who("svein").states.ground).toBeUndefined();
  expect(saying(undefined, "R......S")().options()).not.toContain("cast:svein:healing");
  expect(saying()().options()).toContain("cast:richilde:healing");
});

test("REG-SPELL-07 shield of faith: +2 magic armour points until the next turn, not added to itself", () => {
  const { play, match, game } = { ...scene("R...S", party), ...saying()(face(5, 2), 1) };
  const armour = () => game.view(match.state, "audience").characters[1]?.armour;
  play("cast:svein:shield-of-faith");
  expect(armour()).toBe(4);
  expect(match.state.effects).toMatchObject([
    { what: { isMagic: true }, until: { side: "heroes", round: 2 } },
  ]);
  play("end", "end");
  expect(armour()).toBe(2);
});

test("REG-SPELL-08 REG-RULING-89 REG-RULING-90 REG-RULING-91 purification ends poison, fire and web", () => {
  const ill = (state: State) => {
    characterOf(state, "svein").states = { poison: "fresh", fire: "fresh", web: 3 };
  };
  const { play, who, events } = saying(ill)(face(5, 2), 1);
  play("cast:svein:purification");
  expect(who("svein").states).toEqual({});
  expect(events("cured").map(({ of }) => of)).toEqual(["poison", "fire", "web"]);
});

test("REG-SPELL-09 blessing: one characteristic, named at the casting, is a level higher until the next turn", () => {
  const prepare = (state: State) => knows(state, "richilde", "blessing");
  const { play, match, who, options } = saying(prepare)(face(5, 2), 2);
  expect(options().filter((id) => id.startsWith("cast:svein:blessing"))).toHaveLength(10);
  play("cast:svein:blessing:force");
  expect(levelOf(match.state, who("svein"), "force")).toBe(6);
  play("end", "end");
  expect(levelOf(match.state, who("svein"), "force")).toBe(5);
});

test("REG-SPELL-10 holy light: all undead and demons in sight, allied ones too, 3+2D less Endurance alone", () => {
  const prepare = (state: State) => {
    knows(state, "richilde", "holy-light");
    const ally = characterOf(state, "revenant-2");
    ally.side = "heroes";
    ally.seat = "svein";
    state.effects.push({
      on: "revenant-1",
      source: "test",
      what: { kind: "armour", by: 3, isMagic: false },
      until: { kind: "game" },
    });
  };
  const cast = { ...party, v: "revenant", u: "revenant", o: "ogre" };
  const table = scene("R.v.\nS..o\n..u.", cast, { prepare }).rolling(face(5, 2), 4, 4, 5);
  table.pick(["richilde", "svein", "revenant-2"]);
  table.play("cast:holy-light");
  expect(["revenant-1", "revenant-2", "ogre-1"].map((id) => table.who(id).pv)).toEqual([[6], [6], [38]]);
});

test("REG-SPELL-07 REG-SPELL-09 REG-SPELL-20 cast in the opposing turn they end as well when the caster's side is next to play", () => {
  const cast = { R: "richilde", v: "revenant" };
  const prepare = (state: State) => {
    characterOf(state, "richilde").states.waiting = 3;
    knows(state, "richilde", "blessing", "veil-of-the-dead");
    Object.assign(characterOf(state, "richilde").hero?.levels ?? {}, { magic: 8 });
  };
  const { play, match } = scene("R.....v", cast, { prepare }).rolling(
    ...Array(3)
      .fill([face(8, 5), 5])
      .flat(),
  );
  play("end", "cast:richilde:shield-of-faith", "cast:richilde:blessing:force", "cast:veil-of-the-dead");
  expect(match.state.effects.map(({ source, until }) => [source, until])).toEqual(
    expect.arrayContaining(
      ["shield-of-faith", "blessing", "veil-of-the-dead"].map((spell) => [
        spell,
        { kind: "turn", side: "heroes", round: 2 },
      ]),
    ),
  );
});
