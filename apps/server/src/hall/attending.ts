import type { Seat } from "@ossuaire/kernel";
import { askedOfWhom, type Gathering, house, levelAt, type What } from "@ossuaire/table";
import type { Due } from "../log/Dues.ts";
import { patience } from "./due.ts";
import type { Hall } from "./Hall.ts";
import { HeldTable } from "./HeldTable.ts";
import type { Needed } from "./Needed.ts";
import { noTable } from "./refusals.ts";

/** Whoever tells people that they are asked. */
interface Teller {
  /** True if there is nobody left to tell. */
  tell(table: HeldTable): Promise<boolean>;
}

/** In milliseconds: until a table that cannot be opened is tried once more. */
const later = 3_600_000;

/** What is due at tables: bots whose server was killed, clocks that have run out, requests that lapse, people to tell. */
export async function attend(hall: Hall, needed: Needed, teller: Teller): Promise<void> {
  for (const { table: id, kind } of await needed.dues.claim(needed.now())) {
    const done = attendAt(id, kind).catch((fault: unknown) =>
      needed.report("what was due could not be done", { table: id, kind, why: String(fault) }),
    );
    // A letter takes as long as whoever gets it likes: nobody else's clock waits for that.
    if (kind !== "notice") await done;
  }

  async function attendAt(id: string, kind: Due["kind"]): Promise<void> {
    const table = await hall.table(id);
    if (table instanceof HeldTable) await attendTo(table, kind, needed, teller);
    // What cannot be opened would be played through for nothing, again and again.
    else if (table === noTable) await needed.dues.done(id, kind);
    else await needed.dues.putOff(id, kind, needed.now() + later);
  }
}

async function attendTo(table: HeldTable, kind: Due["kind"], needed: Needed, teller: Teller): Promise<void> {
  switch (kind) {
    case "bot":
      return table.letBotsPlay();
    case "lapse":
      return await lapse(table, needed.now());
    case "clock":
      return await timeOut(table, needed.now());
    case "notice":
      if (await teller.tell(table)) await needed.dues.done(table.row.id, "notice");
  }
}

async function lapse(table: HeldTable, now: number): Promise<void> {
  const { open, at } = table.gathering.state;
  const { pace } = table.gathering.agreement;
  if (open !== undefined && now >= at + patience[pace.kind])
    await table.write(house, { kind: "decline", ask: open.ask });
}

/**
 * Never a defeat by the clock: what the rules have somebody answer then is answered. Where they name nothing the others are asked
 * whether a bot shall play; where nobody is left, it does.
 */
async function timeOut(table: HeldTable, now: number): Promise<void> {
  for (const seat of table.gathering.askedPersons)
    await table.write(house, (gathering) => inPlaceOf(seat, gathering, now));
}

/** Nothing if they have answered meanwhile, or are asked about already. */
function inPlaceOf(seat: Seat, gathering: Gathering, now: number): What | undefined {
  const { match, state } = gathering;
  if (match === undefined || state.open !== undefined || !gathering.isLate(seat, now)) return undefined;
  const answer = gathering.unanswered(seat);
  if (answer !== undefined) return { kind: "answer", seat, page: match.page.serial, answer };
  const bot = { seat, level: standIn(gathering) };
  const wish = { kind: "bot", ...bot } as const;
  const isAsked = askedOfWhom(state, { by: house, wish }).length > 0;
  return isAsked ? { kind: "ask", wish } : { kind: "bot-sits-in", ...bot };
}

/** As well as the bots of this table play, else as most do. */
function standIn({ state, knows }: Gathering): string {
  const levels = Object.values(state.places).flatMap((place) => levelAt(place) ?? []);
  return [...levels, "adept", "novice"].find(knows) ?? "";
}

/** Clocks stand while no server was there. */
export async function setBack(hall: Hall, needed: Needed, stood: number): Promise<void> {
  for (const id of await needed.dues.clocks()) {
    const table = await hall.table(id);
    if (table instanceof HeldTable) await table.write(house, { kind: "clock", stood });
  }
}
