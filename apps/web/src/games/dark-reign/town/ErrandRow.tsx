import type { Reason } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { Because } from "../../../play/Because.tsx";

/** One thing that can be had: what it is, what it does, what it costs; what cannot be had is quiet, and says why. */
export function ErrandRow({
  name,
  aside,
  text,
  price,
  bar,
  children,
}: {
  readonly name: ReactNode;
  /** A word or two beside the name. */
  readonly aside?: ReactNode;
  readonly text: ReactNode;
  readonly price?: ReactNode;
  readonly bar?: Reason | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <li className="errand" data-barred={bar === undefined ? undefined : ""}>
      <h4>
        {name} {aside && <small>{aside}</small>}
      </h4>
      {price !== undefined && <b className="errand-price">{price}</b>}
      <p>{text}</p>
      {bar && (
        <p className="errand-why">
          <Because reason={bar} />
        </p>
      )}
      {children && <div className="errand-deeds">{children}</div>}
    </li>
  );
}
