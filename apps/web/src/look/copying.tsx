import { type ReactNode, useState } from "react";
import "./copying.css";

/** A text to be given away, marked as soon as it is touched: it can always be copied by hand. */
export function CopyField({
  label,
  text,
  rows = 3,
}: {
  readonly label: string;
  readonly text: string;
  readonly rows?: number;
}): ReactNode {
  return (
    <div className="copy-field">
      <textarea
        readOnly
        rows={rows}
        aria-label={label}
        // A link has no words: its lines are full, whatever signs are in it.
        className={URL.canParse(text) ? "is-link" : undefined}
        value={text}
        onFocus={({ target }) => target.select()}
      />
    </div>
  );
}

/** Says that it is done. Nothing where a page may not copy: browsers lend the clipboard to secure ones only. */
export function CopyButton({
  text,
  words,
  done,
  isForward = true,
}: {
  readonly text: string;
  readonly words: string;
  readonly done: string;
  readonly isForward?: boolean;
}): ReactNode {
  const [copied, setCopied] = useState<string>();
  if (!("clipboard" in navigator)) return null;
  return (
    <button
      type="button"
      className={isForward ? "button button-forward" : "button"}
      data-focus={isForward ? "" : undefined}
      onClick={async () => setCopied((await copy(text)) ? text : undefined)}
    >
      {copied === text ? done : words}
    </button>
  );
}

/** Says whether the browser has let it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
