/** In milliseconds: whoever is at work lets all others at the server have their turn after so long. */
const inOnePiece = 10;

/** So many of those who are done quickly go on in one turn: a turn for each costs more than what they do in it. */
const together = 16;

/**
 * Whoever has long work to do does it in pieces, and many who are called at once come one after the other: in each turn of the event loop one
 * of them goes on, or some who are quickly done, and between them everybody else is heard. What is done quickly comes before what takes long.
 */
class Turns {
  readonly #waiting: Readonly<Record<"quick" | "long", (() => void)[]>> = { quick: [], long: [] };
  /** When somebody was let on last. */
  #since = Number.NEGATIVE_INFINITY;
  #isCalling = false;

  /** Until it is one's turn. */
  next(kind: "quick" | "long"): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting[kind].push(resolve);
      this.#call();
    });
  }

  /** Whether others have waited for long enough: whoever is not sure how long they have is told so as well. */
  get isOver(): boolean {
    const passed = performance.now() - this.#since;
    return passed < 0 || passed >= inOnePiece;
  }

  #call(): void {
    const { quick, long } = this.#waiting;
    if (this.#isCalling || quick.length + long.length === 0) return;
    this.#isCalling = true;
    setImmediate(() => {
      this.#isCalling = false;
      this.#since = performance.now();
      const some = quick.splice(0, together);
      if (some.length === 0) long.shift()?.();
      for (const goOn of some) goOn();
      this.#call();
    });
  }
}

const turns = new Turns();

/** Of those who are called at the same moment each has a turn. */
export function ownTurn(): Promise<void> {
  return turns.next("quick");
}

/** Does this with one after the other, never for long in one piece, until it says that it is done. */
export async function inPieces<T>(all: Iterable<T>, step: (one: T) => "done" | undefined): Promise<void> {
  for (const one of all) {
    if (turns.isOver) await turns.next("long");
    if (step(one) === "done") return;
  }
}
