import type { Seat } from "@ossuaire/kernel";
import { useEffect, useState } from "react";
import type { Keys } from "../keys.ts";
import { findServer } from "../server.ts";

export interface SeatLink {
  readonly seat: Seat;
  readonly address: string;
}

interface Links {
  /** The link that is shown, of those that were not used yet. */
  readonly chosen: SeatLink | undefined;
  choose(seat: Seat): void;
  /** The server lets nobody in from outside: a link would lead nowhere. */
  readonly isAlone: boolean;
}

/** The links to the free seats of a table that was laid here. */
export function useLinks(table: string, { invitations }: Keys, free: readonly Seat[]): Links {
  const addresses = useAddresses();
  const [wished, choose] = useState<Seat>();
  const seats = free.filter((seat) => invitations[seat] !== undefined);
  const seat = seats.find((one) => one === wished) ?? seats[0];
  const secret = seat === undefined ? undefined : invitations[seat];
  return {
    chosen:
      seat === undefined || secret === undefined
        ? undefined
        : { seat, address: linkTo(table, secret, addresses) },
    choose,
    isAlone: addresses?.length === 0 && isHere(),
  };
}

/** The address of a link: where others find this page. This machine is not called so by anybody else. */
export function linkTo(table: string, secret: string, addresses: readonly string[] | undefined): string {
  const base = isHere() ? (addresses?.[0] ?? document.baseURI) : document.baseURI;
  return new URL(`#/at/${table}/${secret}`, base).href;
}

function isHere(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** Undefined until the server has said it. */
export function useAddresses(): readonly string[] | undefined {
  const [addresses, setAddresses] = useState<readonly string[]>();
  useEffect(() => {
    void findServer().then((server) => setAddresses(server?.addresses ?? []));
  }, []);
  return addresses;
}
