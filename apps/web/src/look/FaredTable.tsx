import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../words/language.ts";

/** How everybody came out of it: a row each, under the heads of what is counted. */
export function FaredTable({
  className,
  whose,
  heads,
  children,
}: {
  readonly className: string;
  /** What the rows are, for those who listen. */
  readonly whose: Words;
  readonly heads: readonly Words[];
  readonly children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{whose[language]}</span>
          </th>
          {heads.map((head) => (
            <th key={head.en} scope="col">
              {head[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
