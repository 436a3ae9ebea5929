import { catacombs, defaultOptions } from "@ossuaire/catacombs/all";
import { type Answer, type Decision, linkOf, Match, matchFromLink, type Option } from "@ossuaire/kernel";
import { bytesInUse, median, processorSeconds, rounded } from "./figures.ts";

/** Almost as many answers as a reader takes. */
export const longest = 18_000;

/** What it costs to open a campaign in which next to nothing is flicked: rules and kernel alone. */
export function replays(): {
  readonly microseconds: number;
  readonly growth: number;
  readonly bytes: number;
} {
  const [long, short] = [linkOf(idleCampaign(longest)), linkOf(idleCampaign(longest / 4))];
  const rounds = Array.from({ length: 6 }, () => ({
    long: processorSeconds(() => opened(long)) / longest,
    short: processorSeconds(() => opened(short)) / (longest / 4),
  })).slice(1);
  const before = bytesInUse();
  const match = opened(long);
  const bytes = (bytesInUse() - before) / match.page.number;
  return {
    microseconds: rounded(1e6 * median(rounds.map((round) => round.long))),
    growth: rounded(median(rounds.map((round) => round.long / round.short))),
    bytes: rounded(bytes),
  };
}

function opened(link: string): Match {
  const loaded = matchFromLink(link, [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return loaded.match;
}

/** Everybody passes; now and then the Elf taps his disc, because CAT-RULING-96 ends a campaign in which nobody does anything. */
function idleCampaign(answers: number): Match {
  const match = Match.start(catacombs, { options: defaultOptions, seed: "idle", undo: "free" });
  while (match.decision !== undefined && match.page.number < answers) {
    const { decision } = match;
    const isPressing = (match.state.fight?.idle ?? 0) > 8;
    const refused = match.submit(decision.seats[0] ?? "", idleAnswer(decision, isPressing));
    if (refused !== undefined) throw new Error(refused.words.en);
  }
  return match;
}

function idleAnswer(decision: Decision, isPressing: boolean): Answer {
  if (decision.kind === "place") return { kind: "place", spots: decision.suggestion };
  if (decision.kind === "flick")
    return { kind: "flick", piece: decision.pieces[0] ?? "", vx: -Math.ceil(decision.weakest), vy: 0 };
  if (decision.kind !== "choose") throw new Error(`nobody should be asked to ${decision.prompt}`);
  const options: readonly Option[] = decision.options;
  const wish = isPressing ? "elf:melee" : ":pass";
  const option = options.find(({ id }) => id.endsWith(wish)) ?? options.at(-1);
  return { kind: "choose", option: option?.id ?? "" };
}
