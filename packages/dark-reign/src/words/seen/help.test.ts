import { expect, test } from "vitest";
import { scene } from "../../testing/index.ts";
import { costsSeen } from "./help.ts";

test("what everything costs is listed, but for what a quest alone brings", () => {
  const { game, state } = scene("S", { S: "svein" });
  expect(state.options.quest).toBe("well");
  const listed = [...costsSeen(game.view(state, "svein")).values()].flat();
  const found = (id: string) => listed.find((one) => one.id === id);
  expect(found("strike")).toMatchObject({ cost: 1, others: [{ name: { en: "powerful attack" }, cost: 2 }] });
  expect(found("don")?.cost).toBe(4);
  // REG-VERDICT-54.
  expect(found("handle-lid")).toBeUndefined();
});
