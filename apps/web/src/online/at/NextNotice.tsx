import type { ReactNode } from "react";
import { href } from "../../route/route.ts";
import { follow } from "../go-on.ts";
import type { Connected } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { Said, Way } from "./Said.tsx";

/** Somebody has laid another table for the same people. */
export function NextNotice({
  connected,
  next,
}: {
  readonly connected: Connected;
  readonly next: string;
}): ReactNode {
  const say = useWords();
  return (
    <Said text={say("end.next")}>
      <Way words={say("end.go")} isForward onClick={() => void goTo(connected, next)} />
    </Said>
  );
}

export async function goTo({ table }: Connected, next: string): Promise<void> {
  await follow(table.sitting.id, next);
  location.hash = href({ page: "at", table: next });
}
