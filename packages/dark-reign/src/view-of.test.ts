import { expect, test } from "vitest";
import { profileOf } from "./shelf.ts";
import { arm, scene } from "./testing/index.ts";
import { makeThing } from "./things.ts";

const fight = scene(
  "S..o",
  { S: "svein", o: "ogre" },
  {
    options: { side: "nest" },
    prepare(state) {
      arm(state, "svein", "club");
      makeThing(state, "care", { kind: "carried", by: "ogre-1" });
      makeThing(state, "dagger", { kind: "floor", x: 1, y: 0 });
      makeThing(state, "leather", { kind: "inside", element: "chest-1" });
    },
  },
);

const seenBy = (viewer: string) => fight.game.view(fight.state, viewer);

test("REG-VERDICT-47 what monsters carry is hidden from heroes and audience, and open to the MJ", () => {
  const cards = (viewer: string) => seenBy(viewer).things.map(({ card }) => card);
  expect(cards("mj")).toEqual(fight.state.things.map(({ card }) => card));
  for (const viewer of ["svein", "audience"])
    expect(cards(viewer)).toEqual(["two-handed-cleaver", "care", "club", "dagger"]);
});

test("REG-VERDICT-47 profiles of monsters on the board are public", () => {
  const ogre = profileOf("ogre");
  expect(seenBy("svein").characters[1]).toMatchObject({
    card: "ogre",
    levels: { melee: ogre.levels.melee },
    armour: ogre.armour,
    most: ogre.pv,
  });
});

test("no view names the zone cards, the piles or the side quest", () => {
  const text = JSON.stringify(seenBy("svein"));
  for (const hidden of ["nest", "piles", "unforeseen", fight.state.zones[0]?.card ?? ""])
    expect(text).not.toContain(hidden);
  expect(seenBy("svein").zones[0]?.squares).toContainEqual({ x: 3, y: 0, ground: "floor" });
});

test("a sheet can be read by everybody", () => {
  expect(seenBy("audience").characters[0]).toMatchObject({
    skills: ["super-tough", "fury"],
    destiny: 2,
    ecus: 50,
    load: 20,
  });
});
