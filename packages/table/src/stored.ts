import type { Entry } from "@ossuaire/kernel";
import { isRecord } from "./isRecord.ts";
import { type Invitation, readInvitation } from "./seating.ts";

/** A match put away: how it was agreed, and once it has begun a snapshot and what has happened since. */
export interface Stored {
  readonly id: string;
  readonly invitation: Invitation;
  readonly snapshot: unknown;
  /** Absent from what a page stored that wrote the whole every time. */
  readonly entries?: readonly unknown[];
}

/** What is put away after a page: what is new, behind the `lying` entries that are there; or now and then the whole. */
export type Leaf =
  | { readonly kind: "whole"; readonly stored: Stored }
  | {
      readonly kind: "entries";
      readonly id: string;
      readonly lying: number;
      readonly entries: readonly Entry[];
    };

/** What comes out of a store may be anything; snapshot and entries are judged by the match itself. */
export function readStored(id: string, input: unknown): Stored | undefined {
  if (!isRecord(input)) return undefined;
  const { snapshot, entries } = input;
  const invitation = readInvitation(input["invitation"]);
  return invitation && { id, invitation, snapshot, ...(Array.isArray(entries) ? { entries } : {}) };
}
