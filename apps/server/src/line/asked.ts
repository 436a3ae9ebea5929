import type { Refusal, Seat } from "@ossuaire/kernel";
import { type FromGuest, house, type Wish } from "@ossuaire/table";
import type { HeldTable } from "../hall/HeldTable.ts";
import { isHere, outOfDate } from "../hall/refusals.ts";
import { freshSecret, hashOfSecret } from "../hall/secret.ts";
import { freed } from "../log/Log.ts";

export type Asked = Extract<FromGuest, { readonly i: number }>;

/** Does what a seat asks for, or says why not. */
export async function done(table: HeldTable, message: Asked, now: number): Promise<Refusal | undefined> {
  const { seat } = message;
  switch (message.type) {
    case "answer":
      return await table.write(seat, { kind: "answer", seat, page: message.page, answer: message.answer });
    case "undo":
      return table.gathering.match?.page.serial === message.page ? await tookBack(table, seat) : outOfDate;
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

/** At once, or if the others agree; where there is nobody who could, at once again. */
async function tookBack(table: HeldTable, seat: Seat): Promise<Refusal | undefined> {
  const { gathering } = table;
  const count = Math.max(1, gathering.undoCount(seat));
  if (gathering.undoOf(seat) === "consent") {
    const refusal = await table.write(seat, { kind: "ask", wish: { kind: "undo", count } });
    if (refusal?.code !== "nobody-to-ask") return refusal;
  }
  return await table.write(seat, { kind: "undo", count, agreed: [] });
}

/** A bot for oneself comes at once; for somebody else if the others agree, and never against who is there. */
async function wished(table: HeldTable, by: Seat, wish: Wish, now: number): Promise<Refusal | undefined> {
  if (wish.kind !== "bot") return await table.write(by, { kind: "ask", wish });
  const { seat, level } = wish;
  const sitsIn = { kind: "bot-sits-in", seat, level } as const;
  if (seat === by) return await table.write(by, sitsIn);
  const { deadline, askedPersons, state } = table.gathering;
  const isLate = deadline !== undefined && deadline <= now && askedPersons.includes(seat);
  const place = state.places[seat];
  const hasLeft = place?.kind === "person" && place.away === true;
  if (!hasLeft && !isLate && table.company.here(now).includes(seat)) return isHere;
  const refusal = await table.write(by, { kind: "ask", wish });
  return refusal?.code === "nobody-to-ask" ? await table.write(house, sitsIn) : refusal;
}
