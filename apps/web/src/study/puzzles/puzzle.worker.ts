import { openStudy } from "../../games/boxes.ts";
import { serve } from "../../worker/serve.ts";
import { answerTo } from "./answer.ts";
import type { PuzzleServices } from "./position.ts";

serve<PuzzleServices>({
  answer: async ({ position, question }) =>
    answerTo(await openStudy(position.game, position.needs), position, question),
});
