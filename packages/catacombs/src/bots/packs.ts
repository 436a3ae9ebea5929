import { openPacks } from "../packs.ts";
import { openJudgement } from "./opened.ts";

/** What bots are told of each expansion; who only looks at a match does without. */
const judgements = {
  soloth: async () => (await import("../content/soloth/bots.ts")).solothJudgement,
  vermin: async () => (await import("../content/vermin/bots.ts")).verminJudgement,
} as const;

const isJudged = (id: string): id is keyof typeof judgements => Object.hasOwn(judgements, id);

/** Opens these boxes for a table at which bots sit. */
export async function openWithBots(ids: readonly string[]): Promise<void> {
  await openPacks(ids);
  await Promise.all(ids.filter(isJudged).map(async (id) => openJudgement(id, await judgements[id]())));
}
