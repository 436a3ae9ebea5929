import type { ReactNode } from "react";
import "./card.css";

/** What stands at the head of a card beside its picture: what it is, and its figures. */
export function CardTop({
  picture,
  kind,
  facts,
}: {
  readonly picture: ReactNode;
  readonly kind: ReactNode;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <div className="card-top">
      {picture}
      <div>
        <p className="card-kind">{kind}</p>
        <dl className="card-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
