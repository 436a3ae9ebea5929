import { askedOf, duel, layTable, onPhone, otherThan, play, sit, sitAtDuel, test } from "./online.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll } from "./page.ts";

// Names and addresses are tried here that a server refuses.
test.use({ provoked: /status of 4(01|09|22)/ });

test("an open table is found, and a free seat of it taken; one by link is not shown", async ({
  server,
  company,
}) => {
  const about = { fr: "débutants bienvenus", en: "beginners welcome" };
  const table = await layTable(server, { ...duel, open: true, about, pace: { kind: "days", days: 3 } });
  const byLink = await layTable(server, duel);
  const host = await company.friend();
  await sit(host, table.linkTo("sword"), "Noé");
  const guest = await company.friend({ ...onPhone });
  await guest.page.goto(`${server.address}#/friends`);
  await guest.page.getByRole("button", { name: "Ouvertes" }).click();
  const open = guest.page.getByRole("region", { name: "Tables ouvertes" });
  const row = open.getByRole("listitem").filter({ hasText: "débutants bienvenus" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Noé à table");
  await expect(row).toContainText("3 jours par décision");
  await expect(row.getByRole("img", { name: "1 place libre" })).toBeVisible();
  await expect(open.locator(`[href$="${byLink.id}"]`)).toHaveCount(0);
  await expectAxeClean(guest.page);
  await expectNoSidewaysScroll(guest.page);
  await row.getByRole("link", { name: /^S’asseoir/ }).click();
  await guest.page.getByLabel("Votre nom à cette table").fill("Noé");
  await guest.page.getByRole("button", { name: "Prendre cette place" }).click();
  await expect(guest.page.getByRole("alert").last()).toContainText("Quelqu’un porte déjà ce nom");
  await guest.page.getByLabel("Votre nom à cette table").fill("Inès");
  await expectAxeClean(guest.page);
  await guest.page.getByRole("button", { name: "Prendre cette place" }).click();
  await expect(guest.page.getByText("Vous êtes assis.")).toBeVisible();
  await expect(host.page.getByText("Inès")).toBeVisible();
  await table.begin();
  await play([host, guest], 1);
});

test("home and the page for friends name one’s tables, and whose turn it is", async ({ server, company }) => {
  const friends = [await company.friend(), await company.friend()] as const;
  await sitAtDuel(server, friends);
  const one = await askedOf(friends);
  const other = otherThan(friends, one);
  const [name, nameOfOther] = one === friends[0] ? ["Ada", "Bob"] : ["Bob", "Ada"];
  for (const { page } of friends) await page.goto(`${server.address}#/`);
  const mine = one.page.getByRole("region", { name: "Vos parties" });
  await expect(mine).toContainText(`avec ${nameOfOther}`);
  await expect(mine).toContainText("À vous");
  await expect(mine.getByRole("status")).toHaveText("C’est à vous à une table.");
  await expect(other.page.getByRole("region", { name: "Vos parties" })).toContainText(`à ${name}`);
  await expectAxeClean(one.page);
  await mine.getByRole("link").click();
  await expect(one.page).toHaveURL(/#\/online\//);
  await other.page.goto(`${server.address}#/friends`);
  await expect(other.page.getByRole("region", { name: "Vos parties" })).toContainText(`à ${name}`);
});

test("a link that cannot be pressed is written down, and leads to its seat", async ({ page, server }) => {
  const table = await layTable(server, duel);
  await page.goto(`${server.address}#/friends`);
  await page.getByRole("button", { name: "J’ai un lien" }).click();
  await page.getByLabel("Le lien qu’on vous a envoyé").fill("https://example.org/");
  await page.getByRole("button", { name: "Ouvrir" }).click();
  await expect(page.getByRole("alert")).toHaveText("Ce lien ne mène à aucune table.");
  await expectAxeClean(page);
  await page.getByLabel("Le lien qu’on vous a envoyé").fill(table.linkTo("skull"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("votre place est Crâne")).toBeVisible();
});

test("a seat is brought to another device by a fresh link; the old one opens nothing any more", async ({
  server,
  company,
}) => {
  const friends = [await company.friend(), await company.friend()] as const;
  await sitAtDuel(server, friends);
  const [ada] = friends;
  await ada.page.getByRole("button", { name: "La tablée" }).click();
  await ada.page.getByRole("button", { name: "Amener ma place sur un autre appareil" }).click();
  const link = await ada.page.getByRole("textbox", { name: "Lien pour Ada" }).inputValue();
  await expectAxeClean(ada.page);
  const phone = await company.friend({ ...onPhone });
  await phone.page.goto(link);
  await expect(phone.page.getByText("Ada, ce lien amène votre place sur cet appareil.")).toBeVisible();
  await phone.page.getByRole("button", { name: "Amener ma place ici" }).click();
  await expect(phone.page).toHaveURL(/#\/online\//);
  await play([phone, friends[1]], 2);
  await ada.page.reload();
  await expect(ada.page.getByRole("alert")).toContainText("n’ouvre pas cette table");
});

test("where somebody is told of their turn is kept on the device and told to the tables; what cannot be is refused in a sentence", async ({
  server,
  company,
}) => {
  const ada = await company.friend();
  const table = await layTable(server, duel);
  await sit(ada, table.linkTo("sword"), "Ada");
  await ada.page.goto(`${server.address}#/`);
  const told = ada.page.waitForRequest((request) => request.method() === "PUT");
  await ada.page.getByRole("button", { name: "Réglages" }).click();
  const keep = ada.page.getByRole("button", { name: "Garder" });
  const wrong = ada.page.getByRole("dialog").getByRole("alert");
  await ada.page.getByLabel("Sujet ntfy").fill("ada joue");
  await keep.click();
  await expect(wrong).toContainText("Un sujet ntfy n’a que des lettres");
  await ada.page.getByLabel("Sujet ntfy").fill("https://9.9.9.9/ada-joue");
  await ada.page.getByLabel("Webhook").fill("example.org");
  await keep.click();
  await expect(wrong).toContainText("Un webhook est une adresse entière");
  await ada.page.getByLabel("Webhook").fill("https://127.0.0.1/");
  await keep.click();
  await expect(wrong).toContainText("hors du réseau de l’hôte");
  await expectAxeClean(ada.page);
  await ada.page.getByLabel("Webhook").fill("");
  await keep.click();
  expect((await told).postDataJSON()).toEqual({
    kind: "ntfy",
    endpoint: "https://9.9.9.9/ada-joue",
    language: "fr",
  });
  await expect(ada.page.getByText("C’est gardé.")).toBeVisible();
  await expect(wrong).toBeEmpty();
});
