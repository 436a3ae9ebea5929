import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { pack, type Scene, scene } from "../testing/index.ts";
import { handlingsOf } from "./handling.ts";
import { thingsSeen } from "./sheet.ts";

/** What a seat can do with an object of a hero, each with its options or the rule against it. */
function handled({ match }: Pick<Scene, "match">, seat: string, hero: string, card: string) {
  const { view, decision } = sightOf(match, seat);
  const bearer = view.characters.find(({ id }) => id === hero);
  const line = thingsSeen(view, hero).find((one) => one.card.id === card);
  if (bearer === undefined || line === undefined) throw new Error(`${hero} has no ${card}`);
  return Object.fromEntries(
    handlingsOf(view, decision, bearer, line).map(({ deed, options, reason }) => [
      deed,
      options.length > 0 ? options : reason?.rule,
    ]),
  );
}

const played = () => {
  const table = scene(
    "SA",
    { S: "svein", A: "aude" },
    {
      prepare(state) {
        pack(state, "svein", "leather", "repeating-crossbow", "dagger");
        pack(state, "aude", "leather", "bastard-sword");
      },
    },
  ).rolling();
  table.pick(["aude", "svein"]);
  return table;
};

test("what can be done with an object is what the question offers, and nothing else", () => {
  const table = played();
  const [potion = ""] = table.options().filter((id) => id.startsWith("drink:"));
  const id = potion.replace("drink:", "");
  expect(handled(table, "aude", "aude", "care")).toEqual({
    drink: [potion],
    "make-drink": [`make-drink:svein:${id}`],
    give: [`give:svein:${id}`],
    throw: [`throw:${id}`],
  });
  expect(handled(table, "aude", "aude", "sword")["swap"]).toEqual(["swap:right"]);
});

test("REG-ACT-02, REG-VERDICT-01, REG-THROW-02, REG-SKILL-03 what cannot be done says by which rule", () => {
  const table = played();
  table.play("swap:right");
  // Four P.Action are needed, three are left.
  expect(handled(table, "aude", "aude", "leather")["don"]).toBe("REG-ACT-02");
  expect(handled(table, "aude", "aude", "large-shield")["throw"]).toBe("REG-THROW-02");
  table.play("end");
  expect(handled(table, "svein", "svein", "repeating-crossbow")["swap"]).toBe("REG-VERDICT-01");
  expect(handled(table, "svein", "svein", "leather")["don"]).toBe("REG-SKILL-03");
});

test("REG-GIVE-01, 03 of another it can only be asked for, and from beside", () => {
  const table = played();
  const receive = handled(table, "aude", "svein", "dagger")["receive"];
  expect(receive).toEqual(table.options().filter((id) => id === receive?.[0]));
  expect(receive).toHaveLength(1);
  const apart = scene("S.A", { S: "svein", A: "aude" }).rolling();
  apart.pick(["aude", "svein"]);
  expect(handled(apart, "aude", "svein", "care")).toEqual({ receive: "REG-GIVE-03" });
  expect(handled(apart, "aude", "aude", "care")).toMatchObject({
    give: "REG-GIVE-03",
    "make-drink": "REG-DRINK-02",
  });
});

test("REG-TURN-08 who is not asked does nothing", () => {
  const table = played();
  expect(handled(table, "svein", "svein", "care")["drink"]).toBe("REG-TURN-08");
});
