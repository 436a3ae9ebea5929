import { catacombsLid, sharedAmong } from "@ossuaire/catacombs";
import type { DarkReign } from "@ossuaire/dark-reign";
import { type Sight, xoroshiro } from "@ossuaire/kernel";
import { isRecord } from "@ossuaire/table";
import { openPlayable } from "../src/games/boxes.ts";
import { short } from "./company.ts";
import { byKeys } from "./hands.ts";
import { duel, type Friend, layTable, listenTo, onPhone, sit, test } from "./online.ts";
import { expect, expectAxeClean } from "./page.ts";
import { carryOut } from "./quest-hands.ts";

const isOfQuest = (sight: Sight | undefined): sight is Sight<DarkReign> =>
  isRecord(sight?.view) && "zones" in sight.view;

function seen({ heard }: Friend, seat: string): Sight<DarkReign> {
  const sight = heard().sights[seat];
  if (!isOfQuest(sight)) throw new Error(`${seat} sees no quest`);
  return sight;
}

/** What an adept on this seat would do, from what it sees, by keys. */
async function actAs(friend: Friend, seat: string): Promise<void> {
  const { page, heard } = friend;
  const { decision, view } = seen(friend, seat);
  const playable = await openPlayable("dark-reign", short);
  const { number, sights } = heard();
  const sight = sights[seat];
  const answer = sight && playable?.bot("adept")?.answer(sight, xoroshiro.fromSeed(`${number}`));
  if (answer === undefined) throw new Error("an adept has no idea");
  const asked = {
    decision,
    characters: view.characters,
    acting: view.turn.acting,
    isAnswered: async () => heard().number > number,
  };
  for (const leaf of [".briefing .button-forward", ".dr-unforeseen .leaf-close"])
    if ((await page.locator(leaf).count()) > 0) await page.locator(leaf).first().click();
  await carryOut(page, asked, byKeys(page), { kind: "answer", answer });
  await expect.poll(() => heard().number).toBeGreaterThan(number);
}

async function letPlay({ page }: Friend, people: RegExp, way: string): Promise<void> {
  await page.locator(".grid-board[aria-busy=false], .town, .board-view").first().waitFor();
  for (const leaf of await page.locator(".briefing .button-forward").all()) await leaf.click();
  await page.getByRole("button", { name: people }).click();
  await page.getByRole("button", { name: way }).click();
  await page.keyboard.press("Escape");
}

/** What the MJ leaves to the table: laying out, and playing those who are met; what lies over the table is put aside first. */
const forMe = [
  /^(Commencer|Descendre|Fermer)/,
  /^C’est disposé/,
  /^Disposez pour moi/,
  /^Jouez-les tous pour moi/,
];

async function actAsMaster({ page, heard }: Friend): Promise<void> {
  const { number } = heard();
  await expect(async () => {
    for (const name of forMe) {
      const button = page.getByRole("button", { name }).filter({ visible: true }).first();
      if ((await button.count()) === 0 || !(await button.isEnabled())) continue;
      await button.click();
      break;
    }
    await expect.poll(() => heard().number, { timeout: 1000 }).toBeGreaterThan(number);
  }).toPass({ timeout: 60_000 });
}

test("a person as MJ and a hero elsewhere, one in French and one in English, walk through the first zone of a quest into the second", {
  tag: "@long",
}, async ({ server, company }) => {
  test.setTimeout(600_000);
  const options = { ...short, heroes: ["svein"] };
  const sitters = { svein: { kind: "friend" }, mj: { kind: "friend" } } as const;
  // With these chances Svein alone comes through unhurt.
  const laid = { ...duel, game: "dark-reign", undo: "free", options, sitters, seed: "zones 10" } as const;
  const table = await layTable(server, laid);
  const [mj, hero] = [await company.friend(), await company.friend({ locale: "en-GB" })];
  await sit(mj, table.linkTo("mj"), "Inès");
  await sit(hero, table.linkTo("svein"), "Bob");
  await table.begin();
  for (const { page } of [mj, hero]) await page.locator(".grid-board[aria-busy=false]").waitFor();
  await expect(hero.page.getByText("Carnet du MJ").or(hero.page.getByText("Secret aim"))).toHaveCount(0);
  /** Svein stands in the second zone. */
  const isThrough = () => {
    const { zones, characters } = seen(hero, "svein").view;
    const svein = characters.find(({ id }) => id === "svein");
    return zones[1]?.squares.some(({ x, y }) => x === svein?.x && y === svein.y) ?? false;
  };
  for (let count = 0; count < 200 && !isThrough(); count++) {
    await expect.poll(() => hero.heard().number - mj.heard().number).toBe(0);
    const seats = seen(hero, "svein").waiting?.seats ?? [];
    await (seats.includes("svein") ? actAs(hero, "svein") : actAsMaster(mj));
  }
  expect(isThrough()).toBe(true);
  await expect.poll(() => hero.heard().number - mj.heard().number).toBe(0);
  expect(seen(mj, "mj").view.zones.length).toBe(seen(hero, "svein").view.zones.length);
  for (const { page } of [mj, hero]) await expectAxeClean(page);
});

test("a campaign by link: after a quest the same people go on to the next one with those who are alive", {
  tag: "@long",
}, async ({ page, server, company }) => {
  test.setTimeout(600_000);
  const host = listenTo(page);
  await page.goto(`${server.address}#/new/dark-reign?with=friends`);
  await page.getByRole("radio", { name: /^La campagne/ }).check();
  await page.getByLabel("Durée").selectOption("short");
  await page.getByText("Avancé").click();
  // With these chances adepts are done soon, and nobody dies.
  await page.getByLabel("Graine").fill("campaign 4");
  await page.getByRole("button", { name: "À table" }).last().click();
  const link = await page.getByRole("textbox", { name: /^Lien pour Aude/ }).inputValue();
  const bob = await company.friend({ locale: "en-GB", ...onPhone });
  await sit(bob, link, "Bob");
  await page.getByRole("button", { name: /^Commencer/ }).click();
  for (const one of [page, bob.page]) await expect(one).toHaveURL(/#\/online\//);
  const first = page.url();
  await page.goto(`${server.address}#/`);
  await page.getByRole("region", { name: "Vos campagnes" }).getByRole("link").click();
  await expect(page).toHaveURL(first);

  // Both would rather look on for a while.
  await letPlay(host, /^La tablée/, "Laisser l’ordinateur jouer pour moi");
  await letPlay(bob, /^People/, "Let the computer play for me meanwhile");
  const end = page.getByRole("dialog", { name: "La quête est gagnée" });
  await expect(end).toBeVisible({ timeout: 300_000 });
  await expectAxeClean(page);
  await end.getByRole("link", { name: /^Quête suivante/ }).click();
  await expect(page.getByRole("radio", { name: /Le fabuleux trésor/ })).toBeChecked();
  await page.getByRole("button", { name: "À table" }).first().click();
  await expect(page).toHaveURL(/#\/online\//);
  await expect(page).not.toHaveURL(first);
  await bob.page.getByRole("dialog").getByRole("button", { name: "To the new table" }).click();
  await expect(bob.page).toHaveURL(page.url());
  const { view } = seen(bob, "aude");
  expect(view.options).toMatchObject({ quest: "gold" });
  await expect.poll(() => seen(host, "svein").view.options.roster?.won).toEqual(["well"]);
});

test("three at a campaign of Catacombs come out of the first room and into the second", {
  tag: "@long",
}, async ({ server, company }) => {
  test.setTimeout(600_000);
  const options = { ...catacombsLid.usual, parties: sharedAmong(catacombsLid.usual.parties.flat(), "3") };
  const names = ["Sami", "Ada", "Bob"];
  const seats = names.map((_, i) => `seat-${i + 1}`);
  const sitters = Object.fromEntries(seats.map((seat) => [seat, { kind: "friend" } as const]));
  const table = await layTable(server, { ...duel, game: "catacombs", options, sitters });
  const friends = [await company.friend(), await company.friend(), await company.friend(onPhone)];
  for (const [i, friend] of friends.entries())
    await sit(friend, table.linkTo(seats[i] ?? ""), names[i] ?? "");
  await table.begin();
  for (const friend of friends) await letPlay(friend, /^La tablée/, "Laisser l’ordinateur jouer pour moi");
  const [overseer] = friends;
  const here = () => {
    const view = overseer?.heard().sights["seat-1"]?.view;
    return isRecord(view) ? view["here"] : undefined;
  };
  const first = here();
  await expect.poll(here, { timeout: 300_000 }).not.toEqual(first);
  for (const { page } of friends) await page.getByRole("button", { name: "Je reprends ma place" }).click();
  for (const { page } of friends) await expect(page.getByText("L’ordinateur joue pour vous")).toHaveCount(0);
});
