import { expect, test, vi } from "vitest";
import { gathered } from "./gathered.ts";

test("a burst is handed over in one piece and in order, and nothing after the end", () => {
  vi.useFakeTimers();
  const heard: number[] = [];
  const { hear, stop } = gathered((page: number) => heard.push(page));
  for (const page of [1, 2, 3]) hear(page);
  expect(heard).toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual([1, 2, 3]);
  hear(4);
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(heard).toEqual([1, 2, 3]);
});
