import { copyOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { Event } from "../events.ts";
import type { Character, State } from "../state.ts";
import { rats, scene } from "../testing/index.ts";
import { heals } from "./wounds.ts";

/** Heals somebody by so many PV, as a potion or a spell will. */
function healed(change: (who: Character) => void, amount: number, id = "svein") {
  const { state: from } = scene("Sr", { S: "svein", r: rats(3) });
  const state: State = copyOf(from);
  const who = characterOf(state, id);
  change(who);
  const events: Event[] = [];
  const tell = (event: Event): void => void events.push(event);
  return { gained: heals({ state, tell }, who, amount, "REG-POTION-08"), who, events };
}

test("REG-WOUND-03 REG-WOUND-07 REG-RULING-85 healing adds up, and from 1 PV on it stands up in place", () => {
  const fallen = (who: Character) => {
    who.pv = [-4];
    who.states.ground = 1;
  };
  expect(healed(fallen, 4).who).toMatchObject({ pv: [0], states: { ground: 1 } });
  const { who, events } = healed(fallen, 5);
  expect(who).toMatchObject({ pv: [1], states: {} });
  expect(events.map(({ type }) => type)).toEqual(["healed", "stands-up"]);
});

test("REG-RULING-55 PV never exceed the maximum", () => {
  const { who, gained } = healed((one) => {
    one.pv = [26];
  }, 10);
  expect([who.pv, gained]).toEqual([[28], 2]);
});

test("REG-RULING-92 in a swarm healing goes to the weakest first, and brings no figure back", () => {
  const { who } = healed(
    (one) => {
      one.pv = [4, 2];
    },
    4,
    "rat-1",
  );
  expect(who.pv).toEqual([5, 5]);
});

test("REG-WOUND-09 REG-RULING-86 who has left the board cannot be healed", () => {
  const { gained } = healed(
    (one) => {
      one.pv = [];
      one.gone = "dead";
    },
    4,
    "rat-1",
  );
  expect(gained).toBe(0);
});
