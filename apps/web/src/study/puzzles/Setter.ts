import { Desk } from "../../worker/Desk.ts";
import type { Answer, Position, PuzzleServices, Question } from "./position.ts";

/** Who sets puzzles and judges flicks, beside the page's own thread. */
export class Setter {
  readonly #desk = new Desk<PuzzleServices>(
    new Worker(new URL("./puzzle.worker.ts", import.meta.url), { type: "module" }),
  );

  ask(position: Position, question: Question): Promise<Answer> {
    return this.#desk.ask("answer", { position, question });
  }

  close(): void {
    this.#desk.close();
  }
}
