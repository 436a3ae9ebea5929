// The same small game for two frameworks: three in a row, random legal moves.
import { createRequire } from "node:module";
import { type Choose, type Game, hashOf, Match, type Option, type Rng, verbs } from "@ossuaire/kernel";
import type { Game as BoardgameIoGame } from "boardgame.io";

type BoardgameIo = typeof import("boardgame.io/client", { with: { "resolution-mode": "require" }});
// Its entries are folders, which only `require` can resolve.
const { Client }: BoardgameIo = createRequire(import.meta.url)("boardgame.io/client");

const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

type Cells = (string | null)[];

function hasLine(cells: Cells): boolean {
  return lines.some(
    ([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
  );
}

function freeCells(cells: Cells): number[] {
  return cells.flatMap((cell, i) => (cell === null ? [i] : []));
}

interface TicTacToe {
  readonly options: undefined;
  readonly state: { cells: Cells; next: "0" | "1" };
  readonly event: {
    readonly type: "marked";
    readonly rule: "TTT-TURN-01";
    readonly seat: string;
    readonly cell: string;
  };
  readonly view: { readonly cells: Cells };
  readonly question: Choose<"mark", Option>;
}

const { choose } = verbs<TicTacToe>();

const onKernel: Game<TicTacToe> = {
  id: "tic-tac-toe",
  rules: 1,
  content: () => hashOf("tic-tac-toe"),
  readOptions: () => ({ ok: true, options: undefined }),
  seats: () => ["0", "1"],
  setup: () => ({ cells: Array<string | null>(9).fill(null), next: "0" }),
  *step(table) {
    const { cells, next } = table.state;
    const options = freeCells(cells).map(String);
    const cell = yield* choose({ seats: next, prompt: "mark", rule: "TTT-TURN-01" }, options);
    cells[Number(cell)] = next;
    table.tell({ type: "marked", rule: "TTT-TURN-01", seat: next, cell });
    table.state.next = next === "0" ? "1" : "0";
  },
  view: ({ cells }) => ({ cells }),
  outcome({ cells, next }) {
    if (hasLine(cells)) return { winners: [next === "0" ? "1" : "0"], rule: "TTT-END-01" };
    return freeCells(cells).length === 0 ? { winners: [], rule: "TTT-END-02" } : undefined;
  },
};

/** Plays so many games on the kernel; returns how many answers were given. */
export function playOnKernel(games: number, rng: Rng): number {
  let answers = 0;
  for (let i = 0; i < games; i++) {
    const match = Match.start(onKernel, { options: undefined, seed: String(i), undo: "free" });
    for (let { decision } = match; decision !== undefined; decision = match.decision) {
      match.submit(match.state.next, { kind: "choose", option: rng.one(decision.options).id });
      answers++;
    }
  }
  return answers;
}

const onBoardgameIo: BoardgameIoGame<{ cells: Cells }> = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return freeCells(G.cells).length === 0 ? { draw: true } : undefined;
  },
};

/** The same with boardgame.io's headless client. */
export function playOnBoardgameIo(games: number, rng: Rng): number {
  let answers = 0;
  for (let i = 0; i < games; i++) {
    const client = Client({ game: { ...onBoardgameIo, seed: i }, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); state !== null && !state.ctx.gameover; state = client.getState()) {
      client.moves["mark"]?.(rng.one(freeCells(state.G.cells)));
      answers++;
    }
    client.stop();
  }
  return answers;
}
