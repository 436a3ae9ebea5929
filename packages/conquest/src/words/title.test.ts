import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import type { Duel } from "../testing/duel.ts";
import { kept, struck, upTo } from "../testing/played.ts";
import { facing } from "../testing/scenes.ts";
import { titleOf } from "./title.ts";

function titleIn({ match }: Duel): string {
  const { view, decision } = sightOf(match, match.decision?.seats[0] ?? "");
  return titleOf(view, decision).en;
}

test("over a question stands who is to do what: a character its shot, a team its armour", () => {
  expect(titleIn(upTo("critical", "landsknecht"))).toBe("Sword 1 — critical combat");
  expect(titleIn(struck("critical", "landsknecht", kept("behemoth")))).toBe("Skull — Armour");
  expect(titleIn(upTo("obstacle", "landsknecht"))).toBe("Sword 1 — Move an obstacle");
  // Whoever is stunned moves without a card (CON-STUN-03).
  const stunned = facing(["miner", "scout"], { stunned: { sword: true, skull: false } });
  stunned.choose("miner");
  expect(titleIn(stunned)).toBe("Sword 1 — move");
});
