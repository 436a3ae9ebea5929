import type { Sight } from "@ossuaire/kernel";
import type { Sitting } from "@ossuaire/table";
import { expect, test } from "vitest";
import type { Shown } from "../table/Pages.ts";
import { viewing } from "./useViewer.ts";

const sitting: Sitting = {
  id: "a",
  game: "conquest",
  undo: "free",
  sitters: {
    sword: { kind: "person", name: "" },
    skull: { kind: "person", name: "" },
  },
};

const hands = { hides: true };

function shown(asked: string | undefined, behind = false): Shown {
  const waiting =
    asked === undefined
      ? undefined
      : ({ kind: "choose", seats: [asked], prompt: "card", rule: "CON-TURN-03" } as const);
  const sight: Sight = {
    viewer: "audience",
    page: 1,
    view: {},
    decision: undefined,
    waiting,
    outcome: undefined,
    events: [],
    anew: false,
    undoable: 0,
  };
  return {
    news: { page: 1, number: 1, sights: { audience: sight }, undo: {} },
    heard: {},
    flick: undefined,
    behind,
    held: false,
    again: "no",
    sum: undefined,
  };
}

test("the device is awaited by whoever is asked, and meanwhile only the audience sees", () => {
  expect(viewing(sitting, hands, shown("skull"), "sword")).toEqual({ viewer: "audience", awaited: "skull" });
});

test("whoever is asked and holds the device goes on", () => {
  expect(viewing(sitting, hands, shown("sword"), "sword")).toEqual({ viewer: "sword", awaited: undefined });
});

test("while discs still move, and when the match is over, nobody hands over anything", () => {
  expect(viewing(sitting, hands, shown("skull", true), "sword").awaited).toBeUndefined();
  expect(viewing(sitting, hands, shown(undefined), "sword").awaited).toBeUndefined();
});

test("in a game without secrets the table turns by itself", () => {
  expect(viewing(sitting, { hides: false }, shown("skull"), "sword")).toEqual({
    viewer: "skull",
    awaited: undefined,
  });
});

test("where some see more than others, the device is handed over between them, and only there", () => {
  const look = {
    hides: false,
    sharesSight: (one: string, other: string) => one !== "skull" && other !== "skull",
  };
  expect(viewing(sitting, look, shown("skull"), "sword")).toEqual({ viewer: "audience", awaited: "skull" });
  expect(viewing(sitting, look, shown("sword"), "skull")).toEqual({ viewer: "audience", awaited: "sword" });
  expect(viewing(sitting, look, shown("sword"), "audience")).toEqual({ viewer: "sword", awaited: undefined });
});
