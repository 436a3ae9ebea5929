import type { ReactNode } from "react";
import "./file-button.css";

/** A button that asks for a file of the device; the same one can be chosen again. */
export function FileButton({
  children,
  forward = false,
  onFile,
}: {
  readonly children: ReactNode;
  readonly forward?: boolean;
  onFile(file: File): void;
}): ReactNode {
  return (
    <label className={forward ? "button button-forward button-file" : "button button-file"}>
      {children}
      <input
        type="file"
        accept=".json,application/json"
        className="unseen"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = "";
        }}
      />
    </label>
  );
}
