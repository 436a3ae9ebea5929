import { describe, expect, test } from "vitest";
import { askedHere, type Invitation, personsOf, readInvitation } from "./seating.ts";

const invitation: Invitation = {
  game: "conquest",
  options: {},
  seed: "x",
  undo: "free",
  sitters: {
    sword: { kind: "person", name: "Ada" },
    c1: { kind: "bot", name: "", level: "adept" },
    c2: { kind: "person", name: "" },
  },
};

test("the persons are those who sit here", () => {
  expect(personsOf(invitation)).toEqual(["sword", "c2"]);
});

describe("who is asked here", () => {
  test("whoever holds the device comes first", () => {
    expect(askedHere(invitation, ["sword", "c2"], "c2")).toBe("c2");
    expect(askedHere(invitation, ["sword", "c2"], "audience")).toBe("sword");
  });
  test("a person before a bot, and nobody when only bots are asked", () => {
    expect(askedHere(invitation, ["c1", "c2"], "sword")).toBe("c2");
    expect(askedHere(invitation, ["c1"], "sword")).toBeUndefined();
  });
});

describe("an invitation from a store", () => {
  test("is read as it was written", () => {
    expect(readInvitation(JSON.parse(JSON.stringify(invitation)))).toEqual(invitation);
  });
  test.each([
    undefined,
    {},
    { ...invitation, seed: 3 },
    { ...invitation, undo: "often" },
    { ...invitation, sitters: { sword: { kind: "ghost", name: "" } } },
    { ...invitation, sitters: { sword: { kind: "bot", name: "" } } },
  ])("%j is none", (input) => {
    expect(readInvitation(input)).toBeUndefined();
  });
});
