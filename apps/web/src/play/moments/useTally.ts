import type { OpenTable } from "@ossuaire/table";
import { useEffect, useEffectEvent, useState } from "react";
import type { Look, Tally, Told } from "../../games/look.ts";
import { note, type Standing } from "./records.ts";

interface Known {
  readonly tally: Tally | undefined;
  /** Undefined where nobody's own match has ended. */
  readonly standing: Standing | undefined;
  /** A game without a tally has nothing to wait for. */
  readonly ready: boolean;
}

/** What the match came to, remembered on this device if it was somebody's here. */
export function useTally({ sitting }: Pick<OpenTable, "sitting">, look: Look, told: Told): Known {
  const [known, setKnown] = useState<Known>({
    tally: undefined,
    standing: undefined,
    ready: look.tally === undefined,
  });
  const fetch = useEffectEvent(async () => {
    const tally = await look.tally?.(told);
    if (tally === undefined) return;
    const { part, figures } = tally;
    const won = told.persons.some((seat) => told.outcome.winners.includes(seat));
    const values = Object.fromEntries(figures.map(({ id, value }) => [id, value]));
    const standing =
      part === undefined
        ? undefined
        : note(`${sitting.game} ${part}`, { match: sitting.id, won, figures: values });
    setKnown({ tally, standing, ready: true });
  });
  useEffect(() => void fetch(), []);
  return known;
}
