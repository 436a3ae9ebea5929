import { type Flick, prepare, type Shot, strongestSpeed, type Table } from "@ossuaire/flick";
import { type Rng, xoroshiro } from "@ossuaire/kernel";
import { adviseFlick, type Hand, shaken, shaky, steady, trained } from "@ossuaire/marksman";
import { type Findings, median, rounded, seconds } from "./figures.ts";
import { ARENA, ROOM, SHOOTER, situations, TARGET } from "./marksman-tables.ts";

const TABLES = 200;
const BUDGETS = [100, 400, 1600];
const HANDS = { steady, trained, shaky };

/** Every flick that was chosen is really played this often, each time with new errors of the hand. */
const PLAYS = 25;

export async function marksmanBench(): Promise<Findings> {
  const draw = (board: typeof ARENA, wanted: "visible" | "blocked", count: number): Table[] =>
    situations(count, board, wanted, xoroshiro.fromSeed(`${wanted} ${board.length}`));
  const tables = [...draw(ARENA, "visible", TABLES / 2), ...draw(ROOM, "visible", TABLES / 2)];
  const visible = compare(tables);
  const blocked = compare(draw(ARENA, "blocked", TABLES));
  const open = compare(draw(ROOM, "blocked", TABLES));
  const figures = {
    hit_rate_100_steady: rounded(visible.steady[100].hits),
    hit_rate_400_steady: rounded(visible.steady[400].hits),
    hit_rate_1600_steady: rounded(visible.steady[1600].hits),
    hit_rate_400_trained: rounded(visible.trained[400].hits),
    hit_rate_400_shaky: rounded(visible.shaky[400].hits),
    naive_hit_rate: rounded(visible.steady.naive.hits),
    naive_hit_rate_shaky: rounded(visible.shaky.naive.hits),
    blocked_hit_rate: rounded(blocked.steady[400].hits),
    blocked_hit_rate_shaky: rounded(blocked.shaky[400].hits),
    naive_blocked_hit_rate: rounded(blocked.steady.naive.hits),
    naive_blocked_hit_rate_shaky: rounded(blocked.shaky.naive.hits),
    blocked_open_hit_rate: rounded(open.steady[400].hits),
    naive_blocked_open_hit_rate: rounded(open.steady.naive.hits),
    promised_too_much_400: rounded(blocked.trained[400].promise - blocked.trained[400].hits),
    advice_per_s_400: rounded(advicePerSecond(tables)),
  };
  return {
    figures,
    lines: [
      "How often the flicked disc touches the target, directly, at any time of the flick; 8 to 22 discs.",
      `Every flick was played ${PLAYS} times with new errors of the hand. Naive: at the target's centre, full strength.`,
      ...section(`${TABLES} tables with the target visible, half with walls, half with open edges`, visible),
      ...section(`${TABLES} tables with walls, no straight line free`, blocked),
      ...section(`${TABLES} tables with open edges, no straight line free`, open),
      `A budget of 400 gives ${figures.advice_per_s_400} pieces of advice a second.`,
    ],
  };
}

interface Rate {
  readonly hits: number;
  /** What the adviser expected. */
  readonly promise: number;
}
type Row = Readonly<Record<"naive" | 100 | 400 | 1600, Rate>>;
type Comparison = Readonly<Record<keyof typeof HANDS, Row>>;

function compare(tables: readonly Table[]): Comparison {
  const row = (hand: Hand): Row => {
    const within = (budget: number) =>
      measure(tables, hand, (table, rng) => advised(table, hand, budget, rng));
    return { naive: measure(tables, hand, naive), 100: within(100), 400: within(400), 1600: within(1600) };
  };
  return { steady: row(steady), trained: row(trained), shaky: row(shaky) };
}

function section(title: string, { steady, trained, shaky }: Comparison): string[] {
  const percent = ({ hits }: Rate) => `${(100 * hits).toFixed(1)} %`.padStart(10);
  const line = (name: string, row: Row) =>
    `  ${name.padEnd(8)}${[row.naive, row[100], row[400], row[1600]].map(percent).join("")}`;
  const head = ["naive", ...BUDGETS].map((column) => String(column).padStart(10)).join("");
  return [title, `  hand    ${head}`, line("steady", steady), line("trained", trained), line("shaky", shaky)];
}

interface Choice {
  readonly flick: Flick;
  readonly promise: number;
}

function measure(tables: readonly Table[], hand: Hand, choose: (table: Table, rng: Rng) => Choice): Rate {
  let hits = 0;
  let promise = 0;
  for (const [n, table] of tables.entries()) {
    const choice = choose(table, xoroshiro.fromSeed(`advice ${n}`));
    const prepared = prepare(table);
    if (!prepared.ok) throw new Error(prepared.code);
    const errors = xoroshiro.fromSeed(`errors ${n}`);
    promise += choice.promise;
    for (let play = 0; play < PLAYS; play++) {
      const shot = prepared.flick(shaken(choice.flick, hand, errors));
      if (!shot.ok) throw new Error(shot.code);
      hits += isHit(shot);
    }
  }
  return { hits: hits / PLAYS / tables.length, promise: promise / tables.length };
}

function advised(table: Table, hand: Hand, budget: number, random: Rng): Choice {
  const pieces = [SHOOTER];
  const targets = [TARGET];
  const advice = adviseFlick({ table, pieces, targets, score: isHit, hand, budget, random });
  if (!advice.ok) throw new Error(advice.code);
  return { flick: advice.flick, promise: advice.score };
}

function naive({ board, discs }: Table): Choice {
  const [shooter, target] = discs;
  if (shooter === undefined || target === undefined) throw new Error("nobody there");
  const dx = target.x - shooter.x;
  const dy = target.y - shooter.y;
  const scale = strongestSpeed(board) / Math.sqrt(dx * dx + dy * dy);
  return { flick: { disc: SHOOTER, vx: Math.round(dx * scale), vy: Math.round(dy * scale) }, promise: 1 };
}

/** Any direct contact counts, whatever was touched before. */
function isHit(shot: Shot): number {
  for (let n = 0; n < shot.length; n++) {
    if (shot.first(n) === SHOOTER && shot.second(n) === TARGET) return 1;
  }
  return 0;
}

function advicePerSecond(tables: readonly Table[]): number {
  const rng = xoroshiro.fromSeed("pace");
  const rounds = Array.from({ length: 5 }, () =>
    seconds(() => {
      for (const table of tables) advised(table, trained, 400, rng);
    }),
  );
  return tables.length / median(rounds);
}
