import { type ReactNode, use, useEffect, useState } from "react";
import { dayOf, gameOfDay, placeOfDay, untilTomorrow } from "./day.ts";
import { readMade } from "./link.ts";
import { NoPuzzle } from "./NoPuzzle.tsx";
import { OpenPuzzle } from "./OpenPuzzle.tsx";
import { PuzzleList } from "./PuzzleList.tsx";
import { openSet, puzzleGames } from "./sets.ts";
import { useWords } from "./words/words.ts";

/** All puzzles; or the one that an address leads to. */
export function PuzzlesPage({ path }: { readonly path: readonly string[] }): ReactNode {
  const [first, id, ...rest] = path;
  if (first === undefined) return <PuzzleList />;
  if (first === "day" && id === undefined) return <OfToday />;
  if (first === "made") return <MadePuzzle path={path} />;
  return <ShippedPuzzle game={first} id={rest.length === 0 ? (id ?? "") : ""} day={undefined} />;
}

/** Whoever stays past midnight gets the new one only with the next visit: nobody is interrupted. */
function OfToday(): ReactNode {
  const [day] = useState(() => dayOf(new Date()));
  const game = gameOfDay(day, puzzleGames);
  const all = use(openSet(game));
  const id = all[placeOfDay(day, puzzleGames.length, all.length)]?.id ?? "";
  const isPast = useTomorrow();
  return <ShippedPuzzle game={game} id={id} day={day} isPast={isPast} />;
}

/** Whether another day has begun since. */
function useTomorrow(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), untilTomorrow(new Date()));
    return () => clearTimeout(timer);
  }, []);
  return isPast;
}

function ShippedPuzzle({
  game,
  id,
  day,
  isPast = false,
}: {
  readonly game: string;
  readonly id: string;
  readonly day: number | undefined;
  readonly isPast?: boolean;
}): ReactNode {
  const say = useWords();
  const all = use(openSet(game));
  const puzzle = all.find((one) => one.id === id);
  if (puzzle === undefined) return <NoPuzzle why={say("unknown")} />;
  const { match, at, theme, disc, whom } = puzzle;
  return (
    <OpenPuzzle
      match={match}
      at={at}
      feat={{ theme, disc, whom }}
      shipped={{ puzzle, day, isPast }}
      address={{ page: "puzzles", path: [game, id] }}
    />
  );
}

function MadePuzzle({ path }: { readonly path: readonly string[] }): ReactNode {
  const say = useWords();
  const made = readMade(path);
  if (made === undefined) return <NoPuzzle why={say("malformed")} />;
  return (
    <OpenPuzzle
      match={made.match}
      at={undefined}
      feat={made.feat}
      shipped={undefined}
      address={{ page: "puzzles", path }}
    />
  );
}
