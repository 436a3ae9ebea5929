import type { Refusal, Seat } from "@ossuaire/kernel";
import type { Face } from "@ossuaire/table";
import { type ReactNode, useState } from "react";
import { InviteCard, LinkField } from "../room/InviteCard.tsx";
import { linkTo, type SeatLink, useAddresses } from "../room/useLinks.ts";
import { freshLink } from "../server.ts";
import type { Connected } from "../useConnection.ts";
import { useWords } from "../words/words.ts";

/** A fresh link: to one's own seat, for another device, or from whoever invited for somebody who has lost theirs. */
export function MoveSeat({
  connected: { id, keys },
  face,
  you,
  isHost,
  onRefused,
}: {
  readonly connected: Connected;
  readonly face: Face;
  readonly you: readonly Seat[];
  readonly isHost: boolean;
  onRefused(refusal: Refusal | undefined): void;
}): ReactNode {
  const say = useWords();
  const addresses = useAddresses();
  const [link, setLink] = useState<SeatLink>();
  const movable = Object.entries(face.places).flatMap(([seat, place]) => {
    const secret = you.includes(seat) ? keys.seats[seat] : isHost ? keys.host : undefined;
    return place.kind !== "person" || secret === undefined ? [] : [{ seat, name: place.name, secret }];
  });
  const ask = async (seat: Seat, secret: string) => {
    const fresh = await freshLink(id, secret, seat);
    onRefused(fresh.ok ? undefined : fresh.refusal);
    if (fresh.ok) setLink({ seat, address: linkTo(id, fresh.value.invitation, addresses) });
  };
  return (
    <>
      {movable.map(({ seat, name, secret }) => (
        <div key={seat}>
          <button type="button" className="button" onClick={() => void ask(seat, secret)}>
            {you.includes(seat) && you.length === 1 ? say("table.device") : say("table.freshLink", { name })}
          </button>
          {link?.seat === seat && (
            <div className="people-link">
              <InviteCard link={link} title={name} />
              <LinkField link={link} title={name} />
            </div>
          )}
        </div>
      ))}
    </>
  );
}
