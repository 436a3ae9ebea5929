import { isRecord } from "./isRecord.ts";
import { type Invitation, readInvitation } from "./seating.ts";

/** A match put away: how it was agreed, and a snapshot once it has begun. */
export interface Stored {
  readonly id: string;
  readonly invitation: Invitation;
  readonly snapshot: unknown;
}

/** What comes out of a store may be anything; the snapshot is judged by the match itself. */
export function readStored(id: string, input: unknown): Stored | undefined {
  if (!isRecord(input)) return undefined;
  const invitation = readInvitation(input["invitation"]);
  return invitation && { id, invitation, snapshot: input["snapshot"] };
}
