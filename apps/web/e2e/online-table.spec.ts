import { defaultOptions } from "@ossuaire/conquest";
import type { Locator } from "@playwright/test";
import { lightnessOf, pixelsOf } from "./eyes.ts";
import { boxOf } from "./met-catacombs.ts";
import {
  answer,
  askedOf,
  duel,
  type Friend,
  listenTo,
  onPhone,
  otherThan,
  play,
  sitAtDuel,
  test,
} from "./online.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll } from "./page.ts";

let friends: readonly [Friend, Friend];

test.use({ provoked: /WebSocket connection|ERR_/ });

test.beforeEach(async ({ company }) => {
  friends = [await company.friend(), await company.friend({ locale: "en-GB", ...onPhone })];
});

/** Somebody has answered something that needs everybody's yes to be taken back. */
async function regretted(): Promise<Friend> {
  for (let count = 0; count < 12; count++) {
    const one = await askedOf(friends);
    await play(friends, 1);
    const undo = one.page.locator(".play-undo");
    await askedOf(friends);
    if (await undo.isEnabled()) {
      const { number } = one.heard();
      await undo.click();
      const asks = one.page.getByText(/On demande aux autres|The others are being asked/);
      await expect.poll(async () => (await asks.count()) > 0 || one.heard().number < number).toBe(true);
      if ((await asks.count()) > 0) return one;
    }
  }
  throw new Error("nothing has to be asked for");
}

test("to take back a move is asked of the other: refused, it stays; thought better of, it stays; granted, it is gone", async ({
  server,
}) => {
  await sitAtDuel(server, friends);
  const one = await regretted();
  const other = otherThan(friends, one);
  const { number } = one.heard();
  const undo = one.page.locator(".play-undo");
  const asked = other.page.getByText(
    /voudrait reprendre son dernier coup|would like to take back the last move/,
  );
  await expect(asked).toBeVisible();
  for (const { page } of friends) await expectAxeClean(page);
  await other.page.getByRole("button", { name: /^(Non|No)$/ }).click();
  await expect(one.page.getByText(/Quelqu’un préfère que non|Somebody would rather not/)).toBeVisible();
  await expect(asked).toHaveCount(0);
  expect(one.heard().number).toBe(number);

  await undo.click();
  await expect(asked).toBeVisible();
  await one.page.getByRole("button", { name: /Tant pis|Never mind/ }).click();
  await expect(asked).toHaveCount(0);
  expect(one.heard().number).toBe(number);

  await undo.click();
  await other.page.getByRole("button", { name: /D’accord|Agreed/ }).click();
  for (const friend of friends) await expect.poll(() => friend.heard().number).toBeLessThan(number);
  await expect(one.page.getByText(/le coup est repris|the move is taken back/)).toBeVisible();
});

test("what is said in one language is read in the other; free words, silence for oneself, and a talk that is closed", async ({
  server,
}) => {
  const table = await sitAtDuel(server, friends);
  const [ada, bob] = friends;
  await ada.page.getByRole("button", { name: "La tablée" }).click();
  await expectAxeClean(ada.page);
  await ada.page.getByRole("button", { name: "Bien joué" }).click();
  await expect(bob.page.locator(".talk-bubble")).toHaveText("Ada: Well played!");
  await expect(ada.page.getByRole("log", { name: "Paroles" })).toContainText("Bien joué");
  const people = bob.page.getByRole("button", { name: /^People/ });
  await expect(people).toContainText("1 new message");
  await people.click();
  await expectAxeClean(bob.page);
  await expectNoSidewaysScroll(bob.page);
  await bob.page.getByLabel("A word to the table").fill("<b>Hi</b> & 🎲");
  await bob.page.getByRole("button", { name: "Send" }).click();
  await expect(ada.page.getByRole("log", { name: "Paroles" })).toContainText("<b>Hi</b> & 🎲");

  await ada.page.getByRole("button", { name: "Ne plus montrer ce que dit Bob" }).click();
  await expect(ada.page.getByRole("log", { name: "Paroles" })).not.toContainText("Hi");
  await bob.page.getByRole("button", { name: "Thank you" }).click();
  await expect(bob.page.getByRole("log", { name: "Talk" })).toContainText("Thank you");
  await ada.page.getByRole("button", { name: "Montrer de nouveau ce que dit Bob" }).click();
  await expect(ada.page.getByRole("log", { name: "Paroles" })).toContainText("Merci");
  await table.closeTalk();
  await expect(bob.page.getByText("Whoever laid the table has closed the talk.")).toBeVisible();
  await expect(bob.page.getByRole("button", { name: "Thank you" })).toHaveCount(0);
});

test("the computer sits in for who has gone, and gives the seat back", async ({ server }) => {
  await sitAtDuel(server, friends, { ...duel, options: defaultOptions });
  const [ada, bob] = friends;
  await bob.page.goto("about:blank");
  await ada.page.getByRole("button", { name: "La tablée" }).click();
  // Who is there is told by the colours of the system alone as well.
  await ada.page.emulateMedia({ forcedColors: "active" });
  const dots = ada.page.locator(".people-dots i");
  await expect(dots.and(ada.page.locator("[data-here]"))).toHaveCount(1);
  // As painted: what the browser forces is not what a style says.
  const pixel = await pixelsOf(ada.page);
  const inside = async (dot: Locator) => {
    const { x, y, width, height } = await boxOf(dot);
    return lightnessOf(pixel({ x: x + width / 2, y: y + height / 2 }));
  };
  const [one = 0, other = 0] = await Promise.all((await dots.all()).map(inside));
  expect(Math.abs(one - other)).toBeGreaterThan(60);
  await ada.page.emulateMedia({ forcedColors: "none" });
  await ada.page.getByRole("button", { name: "Laisser l’ordinateur jouer pour Bob" }).click();
  await expect(ada.page.getByText("l’ordinateur joue en attendant")).toBeVisible();
  await ada.page.reload();
  // It answers, so that the match goes on without him.
  for (let count = 0; count < 3; count++) {
    const { number } = ada.heard();
    await askedOf([ada]);
    await answer(ada.page);
    await expect.poll(() => ada.heard().number).toBeGreaterThan(number);
  }
  await bob.page.goBack();
  await expect(bob.page.getByText("The computer is playing for you meanwhile.")).toBeVisible();
  await bob.page.getByRole("button", { name: "I take my seat back" }).click();
  await expect(bob.page.getByText("The computer is playing for you meanwhile.")).toHaveCount(0);
  await play(friends, 2);
});

test("whoever looks on sees the board and no hand, is counted, and is asked nothing", async ({
  page,
  server,
}) => {
  const table = await sitAtDuel(server, friends);
  const watcher = listenTo(page);
  await page.goto(`${server.address}#/online/${table.id}`);
  await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
  await play([...friends, watcher].slice(0, 2), 2);
  await expect.poll(() => watcher.heard().number).toBe(friends[0].heard().number);
  await expect(page.locator(".hand-lit")).toHaveCount(0);
  await expect(page.locator(".play-undo")).toBeDisabled();
  await page.getByRole("button", { name: "La tablée" }).click();
  await expect(page.getByText("Vous regardez.")).toBeVisible();
  await expect(page.getByText("1 personne regarde")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bien joué" })).toHaveCount(0);
  await expectAxeClean(page);
});

test("after the end the match is shared and watched again, and the same people go on at a new table, each with the seat they had", async ({
  server,
}) => {
  const first = await sitAtDuel(server, friends);
  const [ada, bob] = friends;
  // The computer that plays for Bob wins this one within a few moves.
  await bob.page.goto("about:blank");
  await ada.page.getByRole("button", { name: "La tablée" }).click();
  await ada.page.getByRole("button", { name: "Laisser l’ordinateur jouer pour Bob" }).click();
  await ada.page.reload();
  await expect(ada.page.locator(".end")).toBeVisible();
  await expectAxeClean(ada.page);
  // The match is hers now like one of her own device: to give away, and to watch.
  await ada.page.getByRole("button", { name: "Partager" }).click();
  const share = ada.page.getByRole("dialog", { name: "Partager cette partie" });
  await expect(share.getByRole("textbox")).toHaveValue(/#\/replay\//);
  const saved = ada.page.waitForEvent("download");
  await share.getByRole("button", { name: /fichier/ }).click();
  await saved;
  await expectAxeClean(ada.page);
  await ada.page.keyboard.press("Escape");
  await ada.page.getByRole("button", { name: "Revoir la partie" }).click();
  await expect(ada.page).toHaveURL(new RegExp(`#/replay/saved/${first.id}$`));
  await expect(ada.page.getByRole("slider").first()).toBeVisible();
  await ada.page.goBack();
  await ada.page.getByRole("button", { name: "Encore une, avec les mêmes" }).click();
  await expect(ada.page.locator(".end")).toHaveCount(0);
  await bob.page.goBack();
  await bob.page.getByRole("dialog").getByRole("button", { name: "To the new table" }).click();
  for (const { page } of friends) {
    await expect(page).not.toHaveURL(new RegExp(first.id));
    await expect(page).toHaveURL(/#\/online\//);
  }
  await play(friends, 2);
});

test("what everybody leaves at that waits among one’s tables, and is taken up where it stood", async ({
  server,
}) => {
  await sitAtDuel(server, friends);
  await play(friends, 2);
  const [ada, bob] = friends;
  const { number } = ada.heard();
  await ada.page.getByRole("button", { name: "La tablée" }).click();
  await ada.page.getByRole("button", { name: "Proposer d’en rester là" }).click();
  await ada.page.keyboard.press("Escape");
  await expect(bob.page.getByText("Ada proposes to stop here for now.")).toBeVisible();
  await bob.page.getByRole("button", { name: "Agreed" }).click();
  for (const { page } of friends)
    await expect(page.getByText(/Tout est resté en place|Everything stays where it is/)).toBeVisible();
  await expectAxeClean(bob.page);
  await expectNoSidewaysScroll(bob.page);
  await ada.page.goto(`${server.address}#/friends`);
  const mine = ada.page.getByRole("region", { name: "Vos parties" });
  await expect(mine).toContainText("en suspens");
  await mine.getByRole("link").first().click();
  await ada.page.getByRole("button", { name: "Reprendre la partie" }).click();
  for (const { page } of friends)
    await expect(page.getByText(/Tout est resté en place|Everything stays where it is/)).toHaveCount(0);
  await play(friends, 1);
  expect(ada.heard().number).toBe(number + 1);
});

test("a clock burns down, is heard of by whoever is asked, and never loses a match: the others wait, or let the computer play", {
  tag: "@long",
}, async ({ server }) => {
  // Two whole clocks run down in it.
  test.setTimeout(240_000);
  await sitAtDuel(server, friends, { ...duel, pace: { kind: "live", decision: 15_000, reserve: 0 } });
  const late = await askedOf(friends);
  const other = otherThan(friends, late);
  const heard = late.page.getByRole("status").filter({ hasText: /dix secondes|ten seconds/ });
  await expect(late.page.getByRole("timer")).toContainText(/0:[01]\d/);
  await expect(other.page.getByRole("timer")).toBeVisible();
  await expect(heard).toBeAttached();
  await expect(other.page.getByRole("status").filter({ hasText: /dix secondes|ten seconds/ })).toHaveCount(0);
  await expectAxeClean(late.page);

  await expect(late.page.getByText(/Votre temps est écoulé|Your time is up/)).toBeVisible();
  await expect(other.page.getByText(/le temps est écoulé|has run out of time/)).toBeVisible();
  await expectAxeClean(other.page);
  await other.page.getByRole("button", { name: /^(Attendre|Wait)$/ }).click();
  await expect(late.page.getByText(/Votre temps est écoulé|Your time is up/)).toHaveCount(0);
  await expect(late.page.getByRole("timer")).toContainText(/0:[01][1-9]/);

  await expect(other.page.getByText(/le temps est écoulé|has run out of time/)).toBeVisible({
    timeout: 40_000,
  });
  await other.page.getByRole("button", { name: /D’accord|Agreed/ }).click();
  const back = late.page.getByRole("button", { name: /Je reprends ma place|I take my seat back/ });
  await expect(back).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
});
