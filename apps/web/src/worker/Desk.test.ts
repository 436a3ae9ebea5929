import { expect, test } from "vitest";
import { Desk } from "./Desk.ts";
import { serve } from "./serve.ts";

interface Sums {
  readonly half: { readonly about: number; readonly answer: number };
  readonly count: { readonly about: number; readonly told: number; readonly answer: "done" };
}

type Event = { readonly data: unknown; readonly message: string };

/** One end of a wire on which everything is copied. */
class End {
  other: End | undefined;
  isClosed = false;
  readonly #listeners = new Map<string, (event: Event) => void>();

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener);
  }

  hears(type: string, event: Partial<Event>): void {
    this.#listeners.get(type)?.({ data: undefined, message: "", ...event });
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    queueMicrotask(() => this.other?.hears("message", { data }));
  }

  terminate(): void {
    this.isClosed = true;
  }
}

function pair() {
  const [page, worker] = [new End(), new End()];
  page.other = worker;
  worker.other = page;
  serve<Sums>(
    {
      async half(about) {
        if (about % 2 === 1) throw new RangeError(`${about} is odd`);
        return about / 2;
      },
      count(most, tell) {
        for (let n = 1; n <= most; n++) tell(n);
        return "done";
      },
    },
    worker,
  );
  return { desk: new Desk<Sums>(page), page };
}

test("each question has its own answer, in whatever order they come", async () => {
  const { desk } = pair();
  expect(await Promise.all([desk.ask("half", 8), desk.ask("half", 2), desk.ask("count", 0)])).toEqual([
    4,
    1,
    "done",
  ]);
});

test("what is said on the way is heard before the answer, by whoever asked", async () => {
  const { desk } = pair();
  const heard: number[] = [];
  const counted = desk.ask("count", 3, (n) => heard.push(n));
  await desk.ask("count", 5);
  expect(await counted).toBe("done");
  expect(heard).toEqual([1, 2, 3]);
});

test("whoever asks for what breaks down is told so, and the others are answered", async () => {
  const { desk } = pair();
  const odd = desk.ask("half", 3);
  expect(await desk.ask("half", 4)).toBe(2);
  await expect(odd).rejects.toThrow("RangeError: 3 is odd");
});

test("a worker that cannot be fetched leaves nobody waiting", async () => {
  const { desk, page } = pair();
  const asked = desk.ask("half", 4);
  page.hears("error", { message: "no such file" });
  await expect(asked).rejects.toThrow("no such file");
  expect(page.isClosed).toBe(true);
  await expect(desk.ask("half", 2)).rejects.toThrow("no such file");
});
