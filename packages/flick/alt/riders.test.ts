import { expect, test } from "vitest";
import { flick, RADIUS, type Rider, type Table } from "./index.ts";
import {
  ARENA,
  contacts,
  DUNGEON,
  disc,
  on,
  PLAIN,
  pillar,
  play,
  push,
  refusal,
  story,
} from "./testing/scene.ts";

const spike = (id: string, carrier: string): Rider => ({ id, radius: RADIUS.small, carrier });
const swarm = (id: string, carrier: string): Rider => ({ id, radius: RADIUS["very-small"], carrier });
const riding = (table: Table, ...riders: Rider[]): Table => ({ ...table, riders });

test("FLK-STACK-01 no flick leaves a disc on top of another, obstacles included", () => {
  const ring = [
    [30, 0],
    [-30, 0],
    [0, 30],
    [0, -30],
  ].map(([dx = 0, dy = 0], n) => pillar(`p${n}`, 300 + dx, 170 + dy));
  for (let vx = -1900; vx <= 1900; vx += 380) {
    const { after } = play(on(ARENA, disc("a", 100, 100), disc("b", 300, 170), ...ring), push("a", vx, 400));
    for (const [n, a] of after.discs.entries()) {
      for (const b of after.discs.slice(n + 1)) {
        expect((a.x - b.x) ** 2 + (a.y - b.y) ** 2).toBeGreaterThanOrEqual(
          (a.radius + b.radius - 0.001) ** 2,
        );
      }
    }
  }
});

test("FLK-STACK-02 a rider touches nothing, blocks nothing, and is where its carrier is", () => {
  const bare = on(PLAIN, disc("a", 200, 200), disc("b", 300, 210), disc("c", 400, 220));
  const laden = riding(bare, swarm("s1", "c"), swarm("s2", "c"));
  const report = play(laden, push("a", 500));
  expect(report.after.discs).toEqual(play(bare, push("a", 500)).after.discs);
  expect(report.after.riders?.map((rider) => rider.carrier)).toEqual(["c", "c"]);
});

test("FLK-STACK-02 a carrier holds at most three swarm discs or one ice spike", () => {
  const table = on(PLAIN, disc("a", 200, 200), disc("b", 300, 210));
  const holds = (...riders: Rider[]): boolean => flick(riding(table, ...riders), push("a", 500)).ok;
  expect(holds(swarm("1", "b"), swarm("2", "b"), swarm("3", "b"))).toBe(true);
  expect(holds(spike("1", "b"))).toBe(true);
  const four = riding(table, swarm("1", "b"), swarm("2", "b"), swarm("3", "b"), swarm("4", "b"));
  expect(refusal(four, push("a", 500))).toEqual({ ok: false, code: "too-many-riders", ids: ["b", "4"] });
  expect(holds(spike("1", "b"), spike("2", "b"))).toBe(false);
  expect(holds(spike("1", "b"), swarm("2", "b"))).toBe(false);
});

test("FLK-STACK-03 a rider falls when a contact changes its carrier's velocity by more than the limit", () => {
  // Equal discs, head-on and touching: the struck one gets 0.9 of the speed. The limit is √75000 ≈ 273.86 mm/s.
  const table = riding(
    on(PLAIN, disc("a", 200, 200), disc("b", 225, 200)),
    swarm("s1", "b"),
    swarm("s2", "b"),
  );
  expect(story(play(table, push("a", 304)))).toEqual(["contact a-b"]);
  expect(story(play(table, push("a", 305)))).toEqual(["contact a-b", "fall b s1+s2"]);
});

test("FLK-STACK-03 indirect knocks and walls count, several weak ones do not add up", () => {
  const row = on(PLAIN, disc("a", 200, 200), disc("b", 300, 200), disc("c", 400, 200));
  expect(story(play(riding(row, spike("s", "c")), push("a", 1500))).slice(0, 3)).toEqual([
    "contact a-b",
    "contact b-c",
    "fall c s",
  ]);
  const atWall = riding(on(ARENA, disc("a", 500, 100), disc("b", 560, 100, "very-large")), spike("s", "b"));
  const gentle = play(atWall, push("a", 900));
  const changes = contacts(gentle).map((entry) => entry.impulse / 22.5 ** 2);
  expect(Math.max(...changes) ** 2).toBeLessThan(6000 * 22.5);
  expect(story(gentle)).not.toContain("fall b s");
});

test("FLK-STACK-03 a fixed carrier never loses its riders", () => {
  const table = riding(on(PLAIN, disc("a", 200, 200), pillar("p", 300, 200)), spike("s", "p"));
  expect(story(play(table, push("a", 1200)))).toEqual(["contact a-p"]);
});

test("FLK-STACK-04 a fall stands in the list with carrier, riders, time and place; the riders are off the board", () => {
  const table = riding(
    on(PLAIN, disc("a", 200, 200), disc("b", 300, 200)),
    spike("s", "b"),
    spike("other", "a2"),
  );
  expect(refusal(table, push("a", 900)).code).toBe("unknown-piece");
  const report = play(
    riding(on(PLAIN, disc("a", 200, 200), disc("b", 300, 200)), spike("s", "b")),
    push("a", 900),
  );
  const [hit, fall] = report.entries;
  expect(fall).toEqual({
    kind: "fall",
    n: 1,
    time: hit?.time,
    x: 300,
    y: 200,
    carrier: "b",
    riders: ["s"],
    cause: "knock",
  });
  expect(report.after.riders).toEqual([]);
});

test("FLK-STACK-04 riders are lost when their carrier leaves the board", () => {
  const table = riding(on(DUNGEON, disc("a", 420, 160), disc("b", 470, 160, "very-large")), spike("s", "b"));
  const report = play(table, push("a", 620));
  expect(story(report).slice(-2)).toEqual(["exit b right", "fall b s"]);
  expect(report.entries.at(-1)).toMatchObject({ cause: "exit", x: 480 });
  expect(report.after.riders).toEqual([]);
});
