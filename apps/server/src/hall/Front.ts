import type { Face, Gathering, TableState } from "@ossuaire/table";

/** Of what is told of a table to everybody, what changes. */
const parts = ["stage", "ended", "places", "open", "talk", "next"] as const;

interface Shown {
  readonly state: TableState;
  readonly deadline: number | undefined;
  readonly face: Face;
}

/** What everybody may know of a table: the very same, as long as nothing of it has changed. */
export class Front {
  #shown: Shown;

  constructor(gathering: Gathering) {
    this.#shown = shownOf(gathering);
  }

  of(gathering: Gathering): Face {
    const { state, deadline } = this.#shown;
    const isSame =
      gathering.deadline === deadline && parts.every((part) => gathering.state[part] === state[part]);
    if (!isSame) this.#shown = shownOf(gathering);
    return this.#shown.face;
  }
}

function shownOf({ state, deadline, face }: Gathering): Shown {
  return { state, deadline, face };
}

/** What was left at that is not over: it is kept as long as a table that sleeps. */
export function stageOf({ stage, ended }: Face): string {
  return ended === "adjourned" ? ended : stage;
}
