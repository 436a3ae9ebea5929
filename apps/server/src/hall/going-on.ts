import type { Refusal } from "@ossuaire/kernel";
import { type Frozen, host, house, isPresent, type Offer } from "@ossuaire/table";
import { type Mark, melted } from "../log/FrozenTables.ts";
import type { TableRow } from "../log/row.ts";
import { changed } from "../log/Shelf.ts";
import { dueAt } from "./due.ts";
import { listedOf } from "./Front.ts";
import type { Hall } from "./Hall.ts";
import { unplayed } from "./laying.ts";
import type { Needed } from "./Needed.ts";
import { playedThrough, upTo } from "./playing.ts";
import { noSecret, notFrozen, otherEngine, outOfDate } from "./refusals.ts";
import type { Role } from "./roles.ts";

/** A table that is frozen, as its people are told of it. */
interface Told {
  readonly row: TableRow;
  readonly mark: Mark | undefined;
  readonly frozen: Frozen;
  /** Everybody who has to has agreed. */
  readonly isAgreed: boolean;
}

/**
 * How a frozen table lies, and who has agreed to go on; undefined if it is not frozen, or no longer. What everybody has agreed to, and
 * whoever was to do it could not, happens now.
 */
export async function lookedAt(id: string, hall: Hall, needed: Needed): Promise<Frozen | undefined> {
  const told = await toldOf(id, hall, needed);
  if (told?.mark === undefined || !told.isAgreed) return told?.frozen;
  await goneOn(told.row, told.mark, needed);
  // Be it that somebody else was faster, or that an engine that plays it has played on.
  return (await toldOf(id, hall, needed))?.frozen;
}

/** Somebody agrees to go on from there: how it lies then; or why that means nothing. Said twice it counts once. */
export async function agreed(
  id: string,
  role: Role,
  offer: Offer,
  hall: Hall,
  needed: Needed,
): Promise<{ readonly frozen: Frozen | undefined } | Refusal> {
  const told = await toldOf(id, hall, needed);
  if (told === undefined) return notFrozen;
  if (!mayAgree(role, told.frozen)) return noSecret;
  if (!isOf(offer, told.mark)) return outOfDate;
  await needed.frozen.agree(id, role.kind === "seat" ? role.seat : host, offer, needed.now());
  return { frozen: await lookedAt(id, hall, needed) };
}

async function toldOf(id: string, hall: Hall, needed: Needed): Promise<Told | undefined> {
  if ((await hall.table(id)) !== otherEngine) return undefined;
  const row = await needed.log.table(id);
  if (row === undefined) return undefined;
  const mark = (await needed.frozen.at(id))?.mark;
  const { agreed, readers } = await needed.frozen.consents(id, mark);
  const people = Object.entries(row.face.places).flatMap(([seat, place]) =>
    place.kind === "person"
      ? [{ seat, name: place.name, isNeeded: isPresent(place), hasAgreed: agreed.includes(seat) }]
      : [],
  );
  const isAgreed = agreed.length > 0 && people.every(({ isNeeded, hasAgreed }) => hasAgreed || !isNeeded);
  const told = { people, readers: [...readers] };
  if (mark === undefined) return { row, mark, frozen: { ...told, answers: 0 }, isAgreed };
  const { engine, holds, last, answers, stood } = mark;
  const where = { offer: { engine, holds, last }, answers, ...(stood === undefined ? {} : { stood }) };
  return { row, mark, frozen: { ...told, ...where }, isAgreed };
}

/** Whoever sits there; where nobody does, whoever invited. */
function mayAgree(role: Role, { people }: Frozen): boolean {
  if (role.kind === "seat") return people.some(({ seat }) => seat === role.seat);
  return role.kind === "host" && people.length === 0;
}

function isOf({ engine, holds, last }: Offer, mark: Mark | undefined): boolean {
  return mark?.engine === engine && mark.holds === holds && mark.last === last;
}

/** From now on our engine plays there, from the last entry that holds; all that was written since lies where it lay. */
async function goneOn({ id, agreement }: TableRow, mark: Mark, { log, figures, now }: Needed): Promise<void> {
  const { engine, from, holds, last } = mark;
  const fresh = await unplayed(agreement);
  if (fresh?.engine !== engine) return;
  const { gathering } = fresh;
  const held = upTo(holds, await log.entries(id, 0));
  if ((await playedThrough(gathering, held)) !== undefined || gathering.state.n !== holds) return;
  const at = Math.max(now(), gathering.state.at);
  const what = { kind: "engine", engine, from, holds } as const;
  const entry = { n: last + 1, at, by: house, what };
  if (gathering.play(entry) !== undefined) return;
  const { face, askedPersons } = gathering;
  const besides = [changed(id, entry, askedPersons, listedOf(face)), ...melted(id)];
  const due = dueAt(gathering, at);
  if (await log.takeOver(id, { from, to: engine, entry, due, besides }))
    figures.takenOver.inc({ how: "agreed" });
}
