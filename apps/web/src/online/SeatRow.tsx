import type { Place } from "@ossuaire/table";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../words/language.ts";
import { QrCode } from "./QrCode.tsx";
import { filled, words } from "./words.ts";

/** A seat of a table that waits: who sits there, or the link that leads to it. */
export function SeatRow({
  title,
  place,
  isHere,
  link,
  onGive,
}: {
  readonly title: string;
  readonly place: Place;
  readonly isHere: boolean;
  readonly link: string | undefined;
  readonly onGive: (() => void) | undefined;
}): ReactNode {
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const state = place.kind === "free" ? "free" : place.kind === "bot" ? "bot" : isHere ? "here" : "away";
  return (
    <li className="online-seat" data-state={state}>
      <h2>
        {title}
        <small>
          {place.kind === "person" && <strong>{place.name} </strong>}
          {words[state][language]}
        </small>
      </h2>
      {link !== undefined && (
        <div className="online-link">
          <input
            type="text"
            readOnly
            value={link}
            aria-label={filled(words.link[language], { seat: title })}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button" onClick={() => void copy(link).then(setCopied)}>
            {words[copied ? "copied" : "copy"][language]}
          </button>
          <QrCode text={link} label={words.qr[language]} />
        </div>
      )}
      {place.kind === "free" && onGive && (
        <button type="button" className="button" onClick={onGive}>
          {words.giveToBot[language]}
        </button>
      )}
    </li>
  );
}

/** Browsers lend the clipboard to secure pages only: elsewhere the field is there to copy from. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
