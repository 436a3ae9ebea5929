import { isRecord } from "@ossuaire/table";
import { openStudy } from "../../games/boxes.ts";
import { answerTo } from "./answer.ts";
import type { FromWorker, ToWorker } from "./position.ts";

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (!isAsked(data)) return;
  const { number, position, question } = data;
  const study = await openStudy(position.game, position.needs);
  const answer: FromWorker = { number, answer: answerTo(study, position, question) };
  postMessage(answer);
});

function isAsked(input: unknown): input is ToWorker {
  return isRecord(input) && typeof input["number"] === "number" && isRecord(input["question"]);
}
