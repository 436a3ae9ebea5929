import { type ReactNode, useState } from "react";
import { copy } from "../../look/copying.tsx";
import { useWords } from "../words/words.ts";
import "./invite.css";
import { QrCode } from "./QrCode.tsx";
import type { SeatLink } from "./useLinks.ts";

interface LinkProps {
  readonly link: SeatLink;
  /** To whose seat it leads. */
  readonly title: string;
}

/** The invitation to one seat, in the middle of the table: to be photographed, or sent. */
export function InviteCard({ link: { address }, title }: LinkProps): ReactNode {
  const say = useWords();
  return (
    <div className="parchment invite-card">
      <QrCode text={address} label={say("room.qr", { seat: title })} />
      <div className="invite-words">
        <b>{say("room.seatOf", { seat: title })}</b>
        <i>{say("room.oneEach")}</i>
        {"share" in navigator && (
          <button
            type="button"
            className="button invite-send"
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            {say("room.send")}
          </button>
        )}
      </div>
    </div>
  );
}

/** The same as words, to be copied. */
export function LinkField({ link: { address }, title }: LinkProps): ReactNode {
  const say = useWords();
  const [copied, setCopied] = useState<string>();
  return (
    <div className="link-field">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={say("room.link", { seat: title })}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="button link-copy"
        onClick={() => void copy(address).then((done) => setCopied(done ? address : undefined))}
      >
        {say(copied === address ? "room.copied" : "room.copy")}
        <small>{title}</small>
      </button>
    </div>
  );
}
