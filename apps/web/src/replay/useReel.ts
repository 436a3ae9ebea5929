import { useEffect, useReducer } from "react";

/** How many seconds of the table pass in one of the clock. */
export const speeds = [1, 2, 4] as const;
type Speed = (typeof speeds)[number];

/** Where a film stands: the page that is shown, and whether it is on its way to the next. */
export interface Standing {
  readonly at: number;
  readonly playing: boolean;
  /** The flick that leads to the next page is being watched. */
  readonly moving: boolean;
  /** The page was come to by watching, not by leafing about. */
  readonly watched: boolean;
  readonly speed: Speed;
}

export type Turn =
  | { readonly type: "go"; readonly to: number }
  | { readonly type: "play" | "pause" | "step" | "arrive" }
  | { readonly type: "speed"; readonly speed: Speed };

/** `flicks[n]` leads to page n, where one does. */
export function turned(standing: Standing, turn: Turn, flicks: readonly unknown[]): Standing {
  const last = flicks.length - 1;
  switch (turn.type) {
    case "go":
      return {
        ...standing,
        at: Math.min(last, Math.max(0, turn.to)),
        moving: false,
        watched: false,
        playing: false,
      };
    case "play":
      // At the end there is nothing left but to begin again.
      return standing.at === last
        ? { ...standing, at: 0, moving: false, watched: false, playing: true }
        : { ...standing, playing: true };
    case "pause":
      return { ...standing, playing: false };
    case "step":
      if (standing.at === last) return { ...standing, playing: false };
      return flicks[standing.at + 1] === undefined
        ? { ...standing, at: standing.at + 1, watched: true }
        : { ...standing, moving: true };
    case "arrive":
      return standing.moving ? { ...standing, at: standing.at + 1, moving: false, watched: true } : standing;
    case "speed":
      return { ...standing, speed: turn.speed };
  }
}

export interface Film extends Standing {
  go(to: number): void;
  toggle(): void;
  step(): void;
  arrive(): void;
  hasten(speed: Speed): void;
}

/** How long a page stands while the film runs, in milliseconds. */
const pause = 1100;

/** `begins`: the page that is shown first. `held`: something is looked at that lies over the table; the film waits. */
export function useReel(flicks: readonly unknown[], held: boolean, begins = 0): Film {
  const [standing, turn] = useReducer((from: Standing, by: Turn) => turned(from, by, flicks), {
    at: begins,
    playing: false,
    moving: false,
    watched: false,
    speed: 1,
  });
  const { at, playing, moving, speed } = standing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with every page
  useEffect(() => {
    if (!playing || moving || held) return;
    const timer = setTimeout(() => turn({ type: "step" }), pause / speed);
    return () => clearTimeout(timer);
  }, [playing, moving, held, speed, at]);
  return {
    ...standing,
    go: (to) => turn({ type: "go", to }),
    toggle: () => turn({ type: playing ? "pause" : "play" }),
    step: () => turn(moving ? { type: "arrive" } : { type: "step" }),
    arrive: () => turn({ type: "arrive" }),
    hasten: (by) => turn({ type: "speed", speed: by }),
  };
}
