import type { WebSocketRoute } from "@playwright/test";
import { answer, askedOf, type Friend, otherThan, play, sitAtDuel, test } from "./online.ts";
import { expect, expectAxeClean } from "./page.ts";

test.use({ provoked: /WebSocket connection|ERR_/ });

/** Plays until somebody has a disc to flick. */
async function untilFlick(friends: readonly Friend[]): Promise<Friend> {
  for (let count = 0; count < 12; count++) {
    const friend = await askedOf(friends);
    if ((await friend.page.locator(".board-view[data-task=flick]").count()) > 0) return friend;
    await play(friends, 1);
  }
  throw new Error("nobody comes to flick");
}

test("a flick made while the line is cut moves at once, is kept, and is told to the other when the line is back", async ({
  server,
  company,
}) => {
  const friends = [await company.friend({ reducedMotion: "no-preference" }), await company.friend()] as const;
  for (const { page } of friends)
    await page.addInitScript(() => localStorage.setItem("ossuaire.settings", '{"muted":true,"pace":"fast"}'));
  await sitAtDuel(server, friends);
  const one = await untilFlick(friends);
  const other = otherThan(friends, one);
  const { number } = one.heard();
  await expect(one.page).toHaveTitle(/^À vous — /);
  await one.page.context().setOffline(true);
  await answer(one.page);
  // Nobody has told the page yet where the discs will lie.
  if (one === friends[0]) await expect(one.page.getByText("Les pions roulent…")).toBeVisible();
  await expect(one.page.getByText(/On cherche la table… 0:0/)).toBeVisible();
  await expect(one.page.getByText("Votre coup est gardé")).toBeVisible();
  await expect(other.page.getByText("n’est pas à table en ce moment")).toBeVisible();
  expect(other.heard().number).toBe(number);
  await expectAxeClean(one.page);
  await one.page.context().setOffline(false);
  for (const friend of friends) await expect.poll(() => friend.heard().number).toBeGreaterThan(number);
  await expect(one.page.getByText(/On cherche la table/)).toHaveCount(0);
  await play(friends, 1);
});

test("an answer that was stored while its reply was lost is sent again, and counts once", async ({
  server,
  company,
}) => {
  const friends = [await company.friend(), await company.friend()] as const;
  const [ada] = friends;
  const answers: string[] = [];
  let line: WebSocketRoute | undefined;
  let isDeaf = false;
  await ada.page.routeWebSocket(/\/line$/, (route) => {
    line = route;
    const server = route.connectToServer();
    route.onMessage((message) => {
      if (String(message).includes('"answer"')) answers.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => {
      if (!isDeaf) route.send(message);
    });
  });
  // What goes through the route is not seen as a line of the page: the other one is listened to.
  await sitAtDuel(server, friends);
  const [, bob] = friends;
  for (let count = 0; count < 6; count++) {
    const one = await askedOf(friends);
    if (one === ada) break;
    await answer(one.page);
    await expect.poll(() => bob.heard().number).toBeGreaterThan(count - 1);
  }
  const { number } = bob.heard();
  isDeaf = true;
  await answer(ada.page);
  await expect.poll(() => bob.heard().number).toBe(number + 1);
  isDeaf = false;
  await line?.close({ code: 1006 });
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[1]).toBe(answers[0]);
  await askedOf(friends);
  expect(bob.heard().number).toBe(number + 1);
});

test("an answer that could not be stored is sent again by itself until it is, and the page says so meanwhile", async ({
  server,
  company,
}) => {
  const friends = [await company.friend(), await company.friend({ locale: "en-GB" })] as const;
  const [ada, bob] = friends;
  let isFull = false;
  let tries = 0;
  await ada.page.routeWebSocket(/\/line$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => {
      const said: { readonly type: string; readonly i?: number } = JSON.parse(String(message));
      if (!isFull || said.type !== "answer") return server.send(message);
      tries++;
      // As a server on a full disk has it (`trouble.test.ts`).
      const refusal = { code: "not-stored", words: { fr: "Rien n’a changé.", en: "Nothing has changed." } };
      route.send(JSON.stringify({ type: "reply", i: said.i, refusal }));
    });
  });
  await sitAtDuel(server, friends);
  for (let count = 0; count < 6; count++) {
    const one = await askedOf(friends);
    if (one === ada) break;
    await answer(one.page);
    await expect.poll(() => bob.heard().number).toBeGreaterThan(count - 1);
  }
  const { number } = bob.heard();
  isFull = true;
  await answer(ada.page);
  const notice = ada.page.getByText("On réessaie\u00a0: rien n’est perdu.");
  await expect(notice).toBeVisible();
  await expect.poll(() => tries).toBeGreaterThan(1);
  expect(bob.heard().number).toBe(number);
  await expectAxeClean(ada.page);
  isFull = false;
  await expect.poll(() => bob.heard().number).toBe(number + 1);
  await expect(notice).toHaveCount(0);
});

test("a server that is killed is looked for calmly, and found again by itself", async ({
  server,
  company,
}) => {
  const friends = [await company.friend(), await company.friend()] as const;
  await sitAtDuel(server, friends);
  await play(friends, 2);
  await server.kill();
  for (const { page } of friends) await expect(page.getByText(/On cherche la table… 0:0/)).toBeVisible();
  await server.start();
  for (const { page } of friends) await expect(page.getByText(/On cherche la table/)).toHaveCount(0);
  await play(friends, 2);
});

/** Of what has changed on the board: every disc lies a little further right. */
function shifted(patch: unknown): unknown {
  const text = JSON.stringify(patch, (key, value: unknown) =>
    key === "x" && typeof value === "number" ? value + 1 : value,
  );
  return JSON.parse(text);
}

test("a page on which a flick comes to something else than at the server says so, is counted, and is told how it stands", async ({
  server,
  company,
}) => {
  const friends = [await company.friend(), await company.friend()] as const;
  const [ada, bob] = friends;
  const asked: string[] = [];
  const told: string[] = [];
  let isWrong = false;
  await ada.page.routeWebSocket(/\/line$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => {
      if (String(message).includes('"whole"')) asked.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => {
      const said: { readonly type: string; readonly patch?: unknown } = JSON.parse(String(message));
      if (asked.length > 0 && said.type === "news") told.push(String(message));
      if (!isWrong || said.type !== "next" || !String(message).includes('"flicked"'))
        return route.send(message);
      isWrong = false;
      route.send(JSON.stringify({ ...said, patch: shifted(said.patch) }));
    });
  });
  await sitAtDuel(server, friends);
  const desyncs = async () => {
    const text = await (await fetch(`${server.address}metrics`)).text();
    return Number(/^ossuaire_desync_total (\d+)$/m.exec(text)?.[1]);
  };
  const before = await desyncs();
  isWrong = true;
  for (let count = 0; count < 30 && isWrong; count++) {
    const { number } = bob.heard();
    await answer((await askedOf(friends)).page);
    await expect.poll(() => bob.heard().number).toBeGreaterThan(number);
  }
  await expect.poll(() => asked.length).toBe(1);
  expect(JSON.parse(asked[0] ?? "")).toMatchObject({
    type: "whole",
    astray: { mine: expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
  await expect.poll(() => told.length).toBe(1);
  expect(await desyncs()).toBe(before + 1);
  // It goes on from what the server has.
  const { number } = bob.heard();
  await answer((await askedOf(friends)).page);
  await expect.poll(() => bob.heard().number).toBeGreaterThan(number);
  expect(asked).toHaveLength(1);
});
