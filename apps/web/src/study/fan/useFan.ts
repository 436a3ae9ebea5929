import { useEffect, useRef, useState } from "react";
import { Desk } from "../../worker/Desk.ts";
import type { FanServices, FanShown, Subject } from "./subject.ts";

/** The fan of a disc; undefined while there is nothing to show yet, `barred` where it cannot be flicked from. */
export type FanHeld = FanShown | "barred" | undefined;

/** The fan of a disc, finer and finer while one looks; built beside the page's own thread. */
export function useFan(subject: Subject | undefined): FanHeld {
  const [held, hold] = useState<{ readonly subject: Subject; readonly fan: FanShown | "barred" }>();
  const builder = useRef<Builder>(undefined);
  useEffect(() => () => builder.current?.close(), []);
  useEffect(() => {
    if (subject === undefined) return;
    builder.current ??= new Builder();
    return builder.current.ask(subject, (fan) => hold({ subject, fan }));
  }, [subject]);
  if (held === undefined || subject === undefined) return undefined;
  if (held.subject === subject) return held.fan;
  if (held.fan === "barred") return undefined;
  // A projectile that is dragged: the last picture is shown until there is one of the new spot.
  return isElsewhere(held.subject, subject) ? { ...held.fan, best: undefined } : undefined;
}

/** The same flick from another spot. */
function isElsewhere(one: Subject, other: Subject): boolean {
  if (one.kind === "practice" || other.kind === "practice") return false;
  return one.spot !== undefined && other.spot !== undefined && one.question === other.question;
}

/** The worker, which builds one fan at a time: the last that was asked for. */
class Builder {
  readonly #desk = new Desk<FanServices>(
    new Worker(new URL("./fan.worker.ts", import.meta.url), { type: "module" }),
  );

  /** Returns how to stop listening. */
  ask(subject: Subject, hear: (fan: FanShown | "barred") => void): () => void {
    let isWanted = true;
    const tell = (fan: FanShown | "barred"): void => {
      if (isWanted) hear(fan);
    };
    void this.#desk.ask("build", subject, tell).then((how) => how === "barred" && tell(how));
    return () => {
      isWanted = false;
    };
  }

  close(): void {
    this.#desk.close();
  }
}
