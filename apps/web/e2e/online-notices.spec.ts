import type { Page, Worker } from "@playwright/test";
import { duel, sitAtDuel, test } from "./online.ts";
import { expect, expectAxeClean } from "./page.ts";

// There is no push service here, and no screen for notices: what passes the browser's border there is played by the test.
// All that is ours really runs, in the page and in its service worker.
test.use({ provoked: /Push API in incognito/ });

/** The browser's end of a push service that answers. */
async function bePushed(page: Page): Promise<void> {
  await page.evaluate(() => {
    let isOn = false;
    const subscription = {
      toJSON: () => ({ endpoint: "https://9.9.9.9/push", keys: { p256dh: "key", auth: "auth" } }),
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return subscription;
      },
      getSubscription: async () => (isOn ? subscription : null),
    });
  });
}

/** Brings this to the page's service worker, as a push service would. */
async function push(page: Page, origin: string, data: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: typeof data === "string" ? data : JSON.stringify(data),
  });
}

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly data: string };
}

/** A browser without a screen shows no notices: what its worker would show is written down. */
async function writeDown(worker: Worker): Promise<void> {
  await worker.evaluate(`{
    self.shown = [];
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, options });
  }`);
}

const shownBy = (worker: Worker): Promise<readonly Shown[]> => worker.evaluate("self.shown");

/** As if it were pressed. Gives whether it was put away. */
async function press(worker: Worker, { options }: Shown): Promise<boolean> {
  return await worker.evaluate(`(() => {
    let isClosed = false;
    const event = new ExtendableEvent("notificationclick");
    const notification = { data: ${JSON.stringify(options.data)}, close: () => void (isClosed = true) };
    Object.defineProperty(event, "notification", { value: notification });
    self.dispatchEvent(event);
    return isClosed;
  })()`);
}

test("a device that may not tell says why; one that may is told to the server, shows a push as a notice, and comes to the table by it", async ({
  server,
  company,
}) => {
  test.slow();
  const friends = [
    await company.friend({ serviceWorkers: "allow", permissions: ["notifications"] }),
    await company.friend(),
  ] as const;
  const [ada, bob] = friends;
  await ada.page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "granted" }),
  );
  const table = await sitAtDuel(server, friends, { ...duel, pace: { kind: "days", days: 1 } });
  // Bob’s browser forbids notices: nothing is offered there but a sentence.
  await bob.page.getByRole("button", { name: "La tablée" }).click();
  await expect(
    bob.page.getByText(/Le navigateur interdit les avis|demandent une page en https/),
  ).toBeVisible();

  await ada.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await ada.page.reload();
  const offer = ada.page.getByText("Cet appareil doit-il vous prévenir quand c’est à vous");
  await expect(offer).toBeVisible();
  await ada.page.getByRole("button", { name: "Oui, prévenez-moi" }).click();
  await expect(ada.page.getByText("Le service d’avis du navigateur ne répond pas")).toBeVisible();
  await expectAxeClean(ada.page);
  await ada.page.getByRole("button", { name: "Soit" }).click();

  await bePushed(ada.page);
  await ada.page.getByRole("button", { name: "La tablée" }).click();
  const told = ada.page.waitForRequest((request) => request.method() === "PUT");
  await ada.page.getByRole("button", { name: "Me prévenir sur cet appareil" }).click();
  expect((await told).postDataJSON()).toMatchObject({ kind: "push", endpoint: "https://9.9.9.9/push" });
  await expect(ada.page.getByText("Cet appareil vous prévient.")).toBeVisible();

  const [worker] = ada.page.context().serviceWorkers();
  if (worker === undefined) throw new Error("nothing serves this page");
  const origin = new URL(server.address).origin;
  await writeDown(worker);
  await ada.page.goto(`${server.address}#/`);
  // What is no notice of ours shows nothing.
  await push(ada.page, origin, "{");
  await push(ada.page, origin, { title: "Ossuaire", text: "ailleurs", table: "../../elsewhere" });
  const text = "C’est à vous de jouer.";
  await push(ada.page, origin, { title: "Ossuaire", text, table: table.id, game: "conquest", seat: "sword" });
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  const [notice] = await shownBy(worker);
  expect(notice).toMatchObject({ title: "Ossuaire", options: { body: text, tag: table.id } });
  if (notice === undefined) return;
  expect(await press(worker, notice)).toBe(true);
  await expect(ada.page).toHaveURL(new RegExp(`#/online/${table.id}$`));
  await expect(ada.page.locator(".play")).toBeVisible();
});
