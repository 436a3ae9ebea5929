import { isRecord } from "@ossuaire/table";
import type { Answer, FromWorker, Position, Question } from "./position.ts";

/** Who sets puzzles and judges flicks, beside the page's own thread. */
export class Setter {
  readonly #worker = new Worker(new URL("./puzzle.worker.ts", import.meta.url), { type: "module" });
  #last = 0;

  ask(position: Position, question: Question): Promise<Answer> {
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (!isAnswer(data) || data.number !== number) return;
        this.#worker.removeEventListener("message", hear);
        resolve(data.answer);
      };
      this.#worker.addEventListener("message", hear);
      this.#worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
      this.#worker.postMessage({ number, position, question });
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

function isAnswer(input: unknown): input is FromWorker {
  return isRecord(input) && typeof input["number"] === "number" && isRecord(input["answer"]);
}
