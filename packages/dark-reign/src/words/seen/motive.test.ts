import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import type { Event } from "../../events.ts";
import { scene } from "../../testing/index.ts";
import { deedSeen } from "./motive.ts";

const drawn = (drawing: string, cast: Record<string, string>) =>
  sightOf(scene(drawing, cast).rolling().match, "svein").view;

const strikes = (target: string): Event => ({
  type: "does",
  rule: "REG-ACT-01",
  who: "revenant-1",
  deed: "strike",
  cost: 1,
  target,
});

const lost = (who: string, points: number): Event => ({
  type: "lost",
  rule: "REG-WOUND-01",
  who,
  lost: points,
  pv: [1],
});

test("REG-AUTO-02 a blow is told with its reason, as far as the board shows it", () => {
  const alone = drawn("Sv", { S: "svein", v: "revenant" });
  expect(deedSeen([strikes("svein")], alone)?.words.fr).toBe(
    "Revenant attaque Svein\u00a0: seule cible à sa portée",
  );
  const view = drawn("SvA", { S: "svein", v: "revenant", A: "aude" });
  expect(deedSeen([strikes("aude")], view)?.words.en).toBe("Revenant strikes Aude: the weakest in reach");
  // Svein has more PV: somebody had another reason, and none is made up.
  expect(deedSeen([strikes("svein")], view)?.words.en).toBe("Revenant strikes Svein");
  // What the blow itself has cost does not count.
  expect(deedSeen([strikes("svein"), lost("svein", 20)], view)?.words.en).toBe("Revenant strikes Svein");
});

test("REG-AUTO-03 a step is told by whom it leads to", () => {
  const view = drawn("S..v", { S: "svein", v: "revenant" });
  const stepped = (x: number, from: number): Event => ({
    type: "stepped",
    rule: "REG-MOVE-01",
    who: "revenant-1",
    x,
    y: 0,
    from: { x: from, y: 0 },
    how: "walk",
  });
  expect(deedSeen([stepped(3, 4)], view)).toMatchObject({
    isStep: true,
    words: { en: "Revenant goes for the nearest: Svein" },
  });
  expect(deedSeen([stepped(3, 2)], view)?.words.en).toBe("Revenant moves");
});
