import type { State } from "./state.ts";

/** A moment in which nothing of a state changes. */
interface Moment {
  readonly state: State;
}

let now: Moment | undefined;

/** Looks at a state on which nothing changes meanwhile: what is worked out of it once holds until the look is over. */
export function whileStill<Seen>(state: State, look: () => Seen): Seen {
  if (now?.state === state) return look();
  const before = now;
  now = { state };
  try {
    return look();
  } finally {
    now = before;
  }
}

/** Whether somebody has promised that nothing of this state changes now. */
export const isStill = (state: State): boolean => now?.state === state;

/** Works something out about one part of a state; in a still moment but once for each of them. */
export function onceWhileStill<Part, Known>(
  workOut: (state: State, part: Part) => Known,
): (state: State, part: Part) => Known {
  let moment: Moment | undefined;
  let known = new Map<Part, Known>();
  return (state, part) => {
    if (now?.state !== state) return workOut(state, part);
    if (moment !== now) {
      moment = now;
      known = new Map();
    }
    const last = known.get(part);
    if (last !== undefined) return last;
    const made = workOut(state, part);
    known.set(part, made);
    return made;
  };
}
