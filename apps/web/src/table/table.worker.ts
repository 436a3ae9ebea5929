import type { Stored, Trouble } from "@ossuaire/table";
import { Dealer, type Report, type Request, readRequest } from "@ossuaire/table";
import { openPlayable } from "../games/boxes.ts";
import { claim, putAway, takeDown } from "./shelf.ts";
import { troubles } from "./troubles.ts";

/** A match that is on, and how it is stored. */
interface Sitting {
  readonly dealer: Dealer;
  readonly owner: string;
  /** The shelf knows that the match is ours. */
  claimed: boolean;
  kept: boolean;
}

let sitting: Sitting | undefined;

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
  if (request.type === "open") return await open(request.id, request.owner, request.held);
  if (sitting === undefined) return;
  const { dealer } = sitting;
  const { n, type } = request;
  if (type === "share") return say({ type: "shared", n, shared: dealer.share() });
  if (type === "follow") {
    say({ type: "followed", n, news: dealer.news() });
    return letBotsPlay();
  }
  const { page } = dealer;
  const refusal =
    type === "submit"
      ? dealer.submit(request.seat, request.answer, request.page)
      : dealer.undo(request.seat, request.agreed);
  if (refusal === undefined) await tell(sitting, page);
  say({ type: "reply", n, refusal });
  letBotsPlay();
}

async function open(id: string, owner: string, held: Stored | undefined): Promise<void> {
  const claimed = held === undefined && (await claim(id, owner)) === "kept";
  const stored = held ?? (await takeDown(id).catch(() => unreadable));
  if (stored === undefined) return say({ type: "fault", fault: { kind: "fault", words: troubles.notHere } });
  if ("kind" in stored) return say({ type: "fault", fault: stored });
  const { game, options } = stored.invitation;
  const dealer = Dealer.from(stored, await openPlayable(game, options));
  if (!(dealer instanceof Dealer)) return say({ type: "fault", fault: { kind: "fault", ...dealer } });
  sitting = { dealer, owner, claimed, kept: true };
  say({ type: "opened", sitting: dealer.sitting });
  if (stored.snapshot === undefined || !claimed) await keep(sitting);
}

/** When somebody looks on. One answer a job, so that a request of the page comes between two of them. */
function letBotsPlay(): void {
  if (!sitting?.dealer.isBotAsked) return;
  then(async () => {
    if (!sitting?.dealer.isBotAsked) return;
    const { page } = sitting.dealer;
    sitting.dealer.playBot();
    await tell(sitting, page);
    letBotsPlay();
  });
}

async function tell(of: Sitting, since: number): Promise<void> {
  await keep(of);
  if (sitting !== undefined) say({ type: "news", news: of.dealer.news(since) });
}

/** Stores the match; if the device does not take it the page has it, and the match goes on. */
async function keep(of: Sitting): Promise<void> {
  const { dealer } = of;
  const line = dealer.line(Date.now());
  const put = async (anew: boolean) => {
    const leaf = dealer.leaf(anew);
    const done = await putAway(leaf, line, of.owner, !of.claimed);
    if (done === "kept") dealer.kept(leaf);
    return done;
  };
  const first = await put(!of.claimed || !of.kept);
  // The match was deleted meanwhile, or brought back as it was some time ago.
  const done = first === "not-ours" ? await put(true) : first;
  if (done === "taken") {
    sitting = undefined;
    return say({ type: "taken" });
  }
  if (done === "full" || done === "refused")
    say({ type: "kept", loose: { why: done, match: dealer.stored(), line } });
  else if (!of.kept) say({ type: "kept", loose: undefined });
  of.kept = done === "kept";
  of.claimed ||= of.kept;
}

function say(report: Report): void {
  postMessage(report);
}

const unreadable: Trouble = { kind: "fault", words: troubles.unreadable, passing: true };
