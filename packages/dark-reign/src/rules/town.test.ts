import { Match, playRandomly } from "@ossuaire/kernel";
import { playing, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { readyMade } from "../campaign/sheets.ts";
import type { RosterHero } from "../roster.ts";
import { bagOf } from "../testing/bag.ts";
import { inTown } from "../testing/in-town.ts";

type Town = ReturnType<ReturnType<typeof inTown>["rolling"]>;

const refusedFor = ({ match, asking }: Town, option: string) =>
  match.submit(asking().seats[0] ?? "", { kind: "choose", option });

const thing = ({ match }: Town, card: string, by = "aude"): string =>
  match.state.things.find((one) => one.card === card && "by" in one.at && one.at.by === by)?.id ?? card;

const mails = (count: number): RosterHero["things"] =>
  Array.from({ length: count }, () => ({ card: "chain-mail", at: "carried" }) as const);

test("REG-VERDICT-81 REG-VERDICT-71 before the first game too the PJ visit the town in seat order, as long as they like", () => {
  const { asking, play, match, events } = inTown({ svein: {}, aude: {} }).rolling();
  expect(match.state).toMatchObject({ phase: "town", round: 0 });
  expect(asking()).toMatchObject({ prompt: "town", seats: ["svein"] });
  play("buy:care", "buy:dagger");
  expect(events("bought")).toMatchObject([
    { who: "svein", thing: "care", ecus: 4 },
    { who: "svein", thing: "dagger", ecus: 20 },
  ]);
  expect(asking().seats).toEqual(["svein"]);
  play("leave");
  expect(asking().seats).toEqual(["aude"]);
  expect(match.state.characters.every(({ gone }) => gone === "town")).toBe(true);
});

test("REG-VERDICT-22 things are sold at their printed price, else at half the town price, rounded down; runes with them", () => {
  const things: RosterHero["things"] = [
    { card: "cleaver", at: "carried" },
    { card: "large-shield", at: "left" },
    { card: "sword", at: "right", runes: ["rune-of-life"] },
  ];
  const town = inTown({ aude: { ecus: 0, things } }).rolling();
  const sold = (card: string) => {
    const before = town.who("aude").hero?.ecus ?? 0;
    town.play(`sell:${thing(town, card)}`);
    return (town.who("aude").hero?.ecus ?? 0) - before;
  };
  expect([sold("cleaver"), sold("large-shield"), sold("sword")]).toEqual([20, 60, 540]);
  expect(bagOf(town.match.state, "aude")).toEqual([]);
});

test("REG-SHEET-09 REG-SHEET-10 who carries too much cannot leave before it has sold, handed over or put away", () => {
  const town = inTown({ aude: { things: mails(4) }, svein: {} }).rolling();
  expect(town.question("town").about).toMatchObject({ load: 88, loadLimit: 80 });
  expect(refusedFor(town, "leave")).toMatchObject({ rule: "REG-SHEET-09" });
  town.play(`sell:${thing(town, "chain-mail")}`, "leave");
  expect(town.asking().seats).toEqual(["svein"]);
});

test("REG-TOWN-27 a strongbox keeps any number of things, which weigh nothing; it is sold when it is empty", () => {
  const town = inTown({ aude: { ecus: 100, things: mails(4) } }).rolling();
  expect(town.options().filter((id) => id.startsWith("store:"))).toEqual([]);
  town.play("buy:strongbox");
  expect(refusedFor(town, "buy:strongbox")).toMatchObject({ rule: "REG-TOWN-27" });
  const mail = thing(town, "chain-mail");
  town.play(`store:${mail}`);
  expect(town.question("town").about.load).toBe(66);
  town.play(`store:${town.match.state.things.find(({ at }) => at.kind === "carried")?.id}`);
  expect(town.question("town").about.load).toBe(44);
  expect(refusedFor(town, `sell:${thing(town, "strongbox")}`)).toMatchObject({ rule: "REG-TOWN-27" });
  town.play(`fetch:${mail}`);
  expect(bagOf(town.match.state, "aude")).toEqual([
    "chain-mail carried",
    "chain-mail carried",
    "chain-mail carried",
    "chain-mail strongbox",
    "strongbox strongbox",
  ]);
});

test("REG-VERDICT-81 objects and écus are handed to other PJ; whoever has left the town takes no more than it can carry", () => {
  const { things } = readyMade("aude");
  const town = inTown({
    svein: { things: mails(4) },
    aude: { ecus: 70, things: [...things, ...mails(1)] },
  }).rolling();
  town.play("leave");
  const [mail, sword] = [thing(town, "chain-mail"), thing(town, "sword")];
  expect(refusedFor(town, `hand-over:${mail}:svein`)).toMatchObject({ rule: "REG-SHEET-09" });
  town.play(`hand-over:${sword}:svein`, "hand-ecus:svein");
  expect(town.question("hand-ecus")).toMatchObject({
    min: 0,
    max: 70,
    about: { who: "aude", target: "svein" },
  });
  town.amount(30);
  expect([town.who("svein").hero?.ecus, town.who("aude").hero?.ecus]).toEqual([80, 40]);
  expect(bagOf(town.match.state, "svein")).toContain("sword carried");
});

test("REG-VERDICT-81 hands, armour and runes are changed without P.Action", () => {
  const things: RosterHero["things"] = [
    { card: "leather", at: "worn" },
    { card: "chain-mail", at: "carried" },
    { card: "sword", at: "carried" },
    { card: "rune-of-combat", at: "carried" },
  ];
  const town = inTown({ aude: { things } }).rolling();
  const [sword, rune] = [thing(town, "sword"), thing(town, "rune-of-combat")];
  town.play(`don:${thing(town, "chain-mail")}`, `swap:${sword}:right`, `use:${rune}:${sword}`);
  expect(bagOf(town.match.state, "aude")).toEqual(["chain-mail worn", "leather carried", "sword held"]);
  expect(town.match.state.things.find(({ id }) => id === sword)?.runes).toEqual(["rune-of-combat"]);
  town.play(`take-off:${thing(town, "chain-mail")}`);
  expect(bagOf(town.match.state, "aude")).toContain("chain-mail carried");
});

test("REG-SKILL-03 a barbarian puts on no armour in town either", () => {
  const town = inTown({ svein: { things: mails(1) } }).rolling();
  const refused = refusedFor(town, `don:${thing(town, "chain-mail", "svein")}`);
  expect(refused).toMatchObject({ rule: "REG-SKILL-03" });
});

test("REG-CHAR-19 destiny points are not for sale", () => {
  const { question } = inTown({ aude: { ecus: 9999, xp: 9999 } }).rolling();
  expect(JSON.stringify(question("town"))).not.toContain("destiny");
});

test("REG-CHAR-15 after the last visit they go down, with all their PV", () => {
  const { state, game } = inTown({ svein: {}, aude: { xp: 8 } });
  const { choose, match } = playing(
    Match.start(game, { options: state.options, seed: "down", undo: "free" }),
  );
  for (const option of ["leave", "train:pv", "leave"]) choose(option);
  expect(match.decision?.prompt).not.toBe("town");
  for (let i = 0; i < 9 && match.state.phase === "descent"; i++) playRandomly(match, testRng("down"));
  expect(match.state.characters).toMatchObject([
    { id: "svein", pv: [28] },
    { id: "aude", pv: [27] },
  ]);
  expect(match.state.characters.map(({ gone }) => gone)).toEqual([undefined, undefined]);
});
