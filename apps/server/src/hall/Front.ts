import type { Face, Gathering, TableState } from "@ossuaire/table";
import type { TableRow } from "../log/row.ts";

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
  #stored: Face;

  constructor(gathering: Gathering) {
    this.#shown = shownOf(gathering);
    this.#stored = this.#shown.face;
  }

  /** As it is stored. */
  get face(): Face {
    return this.#stored;
  }

  /** It is stored so. Whether it was otherwise before. */
  take(gathering: Gathering): boolean {
    const before = this.#stored;
    this.#stored = this.#of(gathering);
    return this.#stored !== before;
  }

  /** What lists of tables are to show of it, if that is not what is stored. */
  listed(gathering: Gathering): Listed | undefined {
    const [face, before] = [this.#of(gathering), this.#stored];
    const isSame =
      face.places === before.places &&
      face.stage === before.stage &&
      face.next === before.next &&
      // Who plays day by day reads among their tables until when.
      (face.pace.kind !== "days" || face.deadline === before.deadline);
    return isSame ? undefined : listedOf(face);
  }

  #of(gathering: Gathering): Face {
    const { state, deadline } = this.#shown;
    const isSame =
      gathering.deadline === deadline && parts.every((part) => gathering.state[part] === state[part]);
    if (!isSame) this.#shown = shownOf(gathering);
    return this.#shown.face;
  }
}

type Listed = Pick<TableRow, "stage" | "face">;

/** What was left at that is not over: it is kept as long as a table that sleeps. */
export function listedOf(face: Face): Listed {
  return { stage: face.ended === "adjourned" ? face.ended : face.stage, face };
}

function shownOf({ state, deadline, face }: Gathering): Shown {
  return { state, deadline, face };
}
