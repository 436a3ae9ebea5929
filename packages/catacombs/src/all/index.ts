import { openJudgement } from "../bots/opened.ts";
import { openBox } from "../content/box.ts";
import { solothJudgement } from "../content/soloth/bots.ts";
import { soloth } from "../content/soloth/soloth.ts";
import { verminJudgement } from "../content/vermin/bots.ts";
import { vermin } from "../content/vermin/vermin.ts";

/** Whoever enters by this door finds every box open, without waiting: a terminal, a test, a bench. */
openBox(soloth);
openBox(vermin);
openJudgement("soloth", solothJudgement);
openJudgement("vermin", verminJudgement);

export * from "../index.ts";
