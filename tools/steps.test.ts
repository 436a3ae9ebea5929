import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beside, check, inTurn, runner, type Step } from "./steps.ts";

let printed = "";
beforeEach(() => {
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe("a check", () => {
  test("passes or fails with its command", async () => {
    const results = await beside([check("good", "exit 0"), check("bad", "exit 3")]);
    expect(results).toEqual([
      { title: "good", outcome: "passed" },
      { title: "bad", outcome: "failed" },
    ]);
  });
  test("says all it has to say in one piece, whatever runs beside it", async () => {
    const told = join(mkdtempSync(join(tmpdir(), "steps-")), "told");
    const untilTold = `until [ -e '${told}' ]; do sleep 0.05; done`;
    const tell: Step = {
      name: "tell",
      run: () => {
        writeFileSync(told, "");
        return [];
      },
    };
    await beside([check("slow", `echo a; ${untilTold}; echo b >&2`)], [check("quick", "echo c"), tell]);
    expect(printed).toBe("\n— quick\nc\n\n— slow\na\nb\n");
  });
});

describe("a runner never looks like success when", () => {
  const passed = [{ title: "one", outcome: "passed" }] as const;
  const broken = { title: "tests (the runner itself)", outcome: "failed" };

  test.each([
    ["it wrote no report", "exit 0", undefined, [broken]],
    ["it ran nothing at all", "exit 0", [], [broken]],
    ["it broke down after its last test", "exit 1", passed, [...passed, broken]],
  ])("%s", async (_, command, report, results) => {
    expect(await inTurn([runner("tests", command, () => report)], "kept")).toEqual(results);
  });
  test("there is nothing to run it with", async () => {
    const without = runner(
      "tests",
      "exit 0",
      () => passed,
      () => undefined,
    );
    expect(await inTurn([without], "kept")).toEqual([{ title: "tests", outcome: "failed" }]);
  });
});

test("a runner that ends well brings the results of its tests", async () => {
  const results = [{ title: "one", outcome: "passed" }] as const;
  expect(await inTurn([runner("tests", "exit 0", () => results)], "kept")).toEqual(results);
});
