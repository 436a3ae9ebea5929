import type { Refusal, Seat } from "@ossuaire/kernel";
import { askedOfWhom, type FromGuest, type Gathering, house, type What, type Wish } from "@ossuaire/table";
import type { HeldTable } from "../hall/HeldTable.ts";
import { nothingToTakeBack, outOfDate, isHere as stillHere } from "../hall/refusals.ts";
import { freshSecret, hashOfSecret } from "../hall/secret.ts";
import { freed } from "../log/Seats.ts";

export type Asked = Extract<FromGuest, { readonly i: number }>;

/** Does what a seat asks for, or says why not. */
export async function done(table: HeldTable, message: Asked, now: number): Promise<Refusal | undefined> {
  const { seat } = message;
  switch (message.type) {
    case "answer":
      return await table.write(seat, { kind: "answer", seat, page: message.page, answer: message.answer });
    case "undo":
      return await table.write(seat, (gathering) => takenBack(gathering, seat, message.page));
    case "ask":
      return await wished(table, seat, message.wish, now);
    case "agree":
      return await table.write(seat, { kind: message.yes ? "agree" : "decline", ask: message.ask });
    case "leave":
      return await stoodUp(table, seat);
    case "back":
      return await table.write(seat, { kind: "sit", seat, name: seat });
    case "resume":
      return await table.write(seat, { kind: "resume" });
    case "say":
      return await table.say(seat, message.saying);
  }
}

/** Before the match the seat is free then, and what opened it opens nothing more. */
async function stoodUp(table: HeldTable, seat: Seat): Promise<Refusal | undefined> {
  const isOpen = table.gathering.state.stage === "open";
  const first = isOpen ? freed(table.row.id, seat, hashOfSecret(freshSecret())) : undefined;
  return await table.write(seat, { kind: "stand-up", seat }, first);
}

/** At once, or if the others agree; where there is nobody who could, at once again. Never what was answered since then. */
function takenBack(gathering: Gathering, seat: Seat, page: number): What | Refusal {
  if (gathering.match?.page.serial !== page) return outOfDate;
  const count = gathering.undoCount(seat);
  if (count === 0) return nothingToTakeBack;
  const wish = { kind: "undo", count } as const;
  const isAsked =
    gathering.undoOf(seat) === "consent" && askedOfWhom(gathering.state, { by: seat, wish }).length > 0;
  return isAsked ? { kind: "ask", wish } : { ...wish, agreed: [] };
}

/** A bot for oneself comes at once; for somebody else if the others agree, and never against who is there. */
async function wished(table: HeldTable, by: Seat, wish: Wish, now: number): Promise<Refusal | undefined> {
  if (wish.kind !== "bot") return await table.write(by, { kind: "ask", wish });
  const { seat, level } = wish;
  const sitsIn = { kind: "bot-sits-in", seat, level } as const;
  if (seat === by) return await table.write(by, sitsIn);
  const unlessHere = (what: What) => (gathering: Gathering) => {
    const place = gathering.state.places[seat];
    const hasLeft = place?.kind === "person" && place.away === true;
    const isHere = table.company.here(now).includes(seat);
    return isHere && !hasLeft && !gathering.isLate(seat, now) ? stillHere : what;
  };
  const refusal = await table.write(by, unlessHere({ kind: "ask", wish }));
  return refusal?.code === "nobody-to-ask" ? await table.write(house, unlessHere(sitsIn)) : refusal;
}
