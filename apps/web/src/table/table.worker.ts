import { openPlayable } from "../games/playables.ts";
import { Dealer } from "./Dealer.ts";
import { type Report, type Request, readRequest } from "./messages.ts";
import { putAway, takeDown } from "./shelf.ts";
import type { Trouble } from "./table.ts";

let dealer: Dealer | undefined;

/** One thing after the other: an answer is stored and told before the next one is looked at. */
let work: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const request = readRequest(data);
  if (request !== undefined) then(() => serve(request));
});

function then(job: () => Promise<void>): void {
  work = work.then(job).catch((bug: unknown) => {
    // A rejected promise would be lost in here: thrown, the page hears of it.
    setTimeout(() => {
      throw bug;
    });
  });
}

async function serve(request: Request): Promise<void> {
  if (request.type === "open") return await open(request.id);
  if (dealer === undefined) return;
  const { n, type } = request;
  if (type === "share") return say({ type: "shared", n, shared: dealer.share() });
  const { page } = dealer;
  const refusal =
    type === "submit"
      ? dealer.submit(request.seat, request.answer, request.page)
      : dealer.undo(request.seat, request.agreed);
  if (refusal === undefined) await tell(dealer, page);
  say({ type: "reply", n, refusal });
  letBotsPlay(dealer);
}

async function open(id: string): Promise<void> {
  if (!(await isOurs(id))) return say({ type: "fault", fault: elsewhere });
  const stored = await takeDown(id);
  if (stored === undefined) return say({ type: "fault", fault: notHere });
  const found = Dealer.from(stored, await openPlayable(stored.invitation.game));
  if (!(found instanceof Dealer)) return say({ type: "fault", fault: found });
  dealer = found;
  say({ type: "opened", sitting: dealer.sitting });
  if (stored.snapshot === undefined) await putAway(dealer.stored(), dealer.line());
  say({ type: "news", news: dealer.news() });
  letBotsPlay(dealer);
}

/** In milliseconds: as long as a page that has just been left may need to let go. */
const patience = 4000;

/**
 * One match, one table: in two tabs each would overwrite what the other has stored. The lock is held as long as this
 * worker lives.
 */
function isOurs(id: string): Promise<boolean> {
  // Browsers lend locks to secure pages only; on any other the match is played without one.
  if (!isSecureContext) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks
      .request(`ossuaire/${id}`, { signal: AbortSignal.timeout(patience) }, hold)
      .catch(() => resolve(false));
  });
}

/** One answer a job, so that a request of the page comes between two of them. */
function letBotsPlay(of: Dealer): void {
  if (!of.isBotAsked) return;
  then(async () => {
    if (!of.isBotAsked) return;
    const { page } = of;
    of.playBot();
    await tell(of, page);
    letBotsPlay(of);
  });
}

async function tell(of: Dealer, since: number): Promise<void> {
  await putAway(of.stored(), of.line());
  say({ type: "news", news: of.news(since) });
}

function say(report: Report): void {
  postMessage(report);
}

const notHere: Trouble = {
  words: {
    fr: "Cette partie n’est pas sur cet appareil : elle a été effacée, ou jouée ailleurs.",
    en: "This match is not on this device: it was deleted, or played elsewhere.",
  },
};

const elsewhere: Trouble = {
  words: {
    fr: "Elle est déjà ouverte dans un autre onglet. Fermez-le, puis réessayez.",
    en: "It is already open in another tab. Close that one, then try again.",
  },
  passing: true,
};
