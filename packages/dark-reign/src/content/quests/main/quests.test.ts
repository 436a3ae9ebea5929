import { expect, test } from "vitest";
import { type QuestId, quests } from "../../../options.ts";
import { cardOf } from "../../../shelf.ts";
import { doorTo } from "../../../testing/door-to.ts";
import { scene } from "../../../testing/index.ts";

const svein = { S: "svein" };

/** Whom an ambush brings, by what 1D shows. */
function encounters(quest: QuestId): readonly (string | undefined)[] {
  const isAlone = (roll: number) => quest !== "well" && roll === 5;
  return [0, 1, 2, 3, 4, 5].map((roll) => {
    const { match } = scene("S", svein, {
      options: { quest },
      prepare(state) {
        state.round = 1;
        state.unforeseen.deck.unshift("ambush");
      },
    }).rolling(roll, ...(isAlone(roll) ? [] : [0]));
    return match.state.unforeseen.waiting[0]?.card;
  });
}

test("REG-MEET-01 REG-QWELL-09 REG-QWELL-10 REG-QWELL-11 whom one meets in quest 1", () => {
  expect(encounters("well")).toEqual(["spider", "spider", "rat", "rat", "rat", "revenant"]);
});

for (const [quest, rules] of [
  ["gold", "REG-QGOLD-08 REG-QGOLD-09 REG-QGOLD-10"],
  ["clock", "REG-QCLOCK-06 REG-QCLOCK-07 REG-QCLOCK-08"],
  ["orb", "REG-QORB-08 REG-QORB-09 REG-QORB-10"],
] as const)
  test(`${rules} whom one meets in the quest “${quest}”`, () => {
    expect(encounters(quest)).toEqual(["spider", "spider", "revenant", "revenant", "revenant", "ogre"]);
  });

/** A hero opens the door behind which the zone of the quest lies. */
function found(quest: QuestId, rolls: number, options: { readonly level?: "hero" } = {}) {
  const played = scene("S.", svein, {
    options: { quest, ...options },
    prepare: (state) => doorTo(state, cardOf("quests", quest).zone, { x: 1, y: 0 }),
  }).rolling(...Array(rolls).fill(0));
  played.play("walk:1,0", "open:2,0");
  const { pieces } = played.question("lay-out");
  const holds = pieces.map(({ kind, figures }) => (figures > 1 ? `${figures} ${kind}` : kind));
  played.place();
  return { ...played, holds };
}

test("REG-DRAW-11 REG-QWELL-07 REG-QWELL-08 the dead end holds the well and 7+1D rats", () => {
  const { holds, match } = found("well", 4);
  expect(holds).toEqual(["3 rat", "3 rat", "rat"]);
  expect(match.state.elements.filter(({ kind }) => kind === "well")).toHaveLength(1);
  expect(match.state.zones[1]?.card).toBe("dead-end");
});

test("REG-QWELL-08 REG-LEVEL-03 at hero a quest zone holds more of them", () => {
  expect(found("well", 4, { level: "hero" }).holds).toEqual(["3 rat", "3 rat", "3 rat"]);
});

test("REG-QGOLD-03 REG-QGOLD-04 REG-QGOLD-05 REG-QGOLD-06 REG-QGOLD-07 three chests, two racks, a library and 2+1D3 revenants", () => {
  const { holds } = found("gold", 10);
  expect(holds).toEqual([
    ...["rack", "rack", "library", "chest", "chest", "chest"],
    ...["revenant", "revenant", "revenant"],
  ]);
});

test("REG-QCLOCK-03 REG-QCLOCK-04 REG-QCLOCK-05 a barrel and 7+1D rats before the gate", () => {
  const { holds, match } = found("clock", 5);
  expect(holds).toEqual(["barrel", "3 rat", "3 rat", "rat"]);
  expect(match.state.zones[1]?.card).toBe("gate-to-the-depths");
});

test("REG-QORB-03 REG-QORB-04 REG-QORB-05 REG-QORB-06 REG-QORB-07 two chests, two racks, two barrels, and an ogre that carries the orb", () => {
  const { holds, match } = found("orb", 7);
  expect(holds).toEqual(["rack", "rack", "chest", "chest", "barrel", "barrel", "ogre"]);
  expect(match.state.things).toContainEqual(
    expect.objectContaining({ card: "solar-orb", at: { kind: "carried", by: "ogre-1" } }),
  );
});

test("REG-QUEST-04 four quests, each with a name, an introduction, an objective and an ending in both languages", () => {
  expect(quests.map((id) => cardOf("quests", id).name.fr)).toEqual([
    "Dératisation",
    "Le fabuleux trésor",
    "Voyage dans l’ombre",
    "L’orbe solaire",
  ]);
  for (const { introduction, objective, ending } of quests.map((id) => cardOf("quests", id)))
    for (const { fr, en } of [introduction, objective, ending])
      expect(fr.length * en.length).toBeGreaterThan(0);
});
