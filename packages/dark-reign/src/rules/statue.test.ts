import { expect, test } from "vitest";
import { face, knows, put, scene } from "../testing/index.ts";

test("REG-STATUE-02 no black magic, necromancy or demonology where a blessed statue stands", () => {
  const { submit, options } = scene(
    `
    O..r
    ....`,
    { O: "ozanne", r: "rat" },
    { prepare: put("statue", 0, 1) },
  ).rolling();
  expect(options().filter((id) => id.startsWith("cast"))).toEqual([]);
  expect(submit({ kind: "choose", option: "cast:rat-1:frost" })).toMatchObject({ rule: "REG-STATUE-02" });
});

test("REG-TOMB-01 REG-VERDICT-73 beside a tomb every necromantic casting has 2 points more, others have none", () => {
  const cast = (spell: string, x: number) => {
    const { play, options, events } = scene(
      `
      O...r
      .....`,
      { O: "ozanne", r: "rat" },
      {
        prepare(state) {
          put("tomb", x, 1)(state);
          knows(state, "ozanne", "drain");
        },
      },
    ).rolling(face(5, "X"), 0);
    play(options().find((id) => id.startsWith("cast") && id.includes(spell)) ?? "", "no");
    return events("tested")[0]?.bonus;
  };
  const far = cast("drain", 3) ?? 0;
  expect(cast("drain", 1)).toBe(far + 2);
  expect(cast("frost", 1)).toBe(cast("frost", 3));
});
