import { expect, test, vi } from "vitest";
import { gathered } from "./gathered.ts";

test("a few are heard as they come, the rest of a burst together and in order, and nothing after the end", () => {
  vi.useFakeTimers();
  const heard: number[] = [];
  const { hear, stop } = gathered((page: number) => heard.push(page));
  const burst = Array.from({ length: 30 }, (_, page) => page);
  for (const page of burst) hear(page);
  expect(heard).toEqual(burst.slice(0, 8));
  vi.runAllTimers();
  expect(heard).toEqual(burst);
  hear(30);
  expect(heard).toHaveLength(31);
  for (const page of burst) hear(page);
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(heard).toHaveLength(38);
});
