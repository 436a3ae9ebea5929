import { Dealer } from "./Dealer.ts";
import { type Report, type Request, readRequest } from "./messages.ts";
import { putAway, takeDown } from "./shelf.ts";

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
  const stored = await takeDown(id);
  if (stored === undefined) return say({ type: "fault", fault: notHere });
  const found = Dealer.from(stored);
  if (!(found instanceof Dealer)) return say({ type: "fault", fault: found });
  dealer = found;
  say({ type: "opened", sitting: dealer.sitting });
  if (stored.snapshot === undefined) await putAway(dealer.stored(), dealer.line());
  say({ type: "news", news: dealer.news() });
  letBotsPlay(dealer);
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

const notHere = {
  words: {
    fr: "Cette partie n’est pas sur cet appareil : elle a été effacée, ou jouée ailleurs.",
    en: "This match is not on this device: it was deleted, or played elsewhere.",
  },
};
