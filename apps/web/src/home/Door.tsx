import type { ReactNode } from "react";
import { Figure } from "../look/Figure.tsx";
import type { FigureName } from "../look/figures.ts";
import { href, type Route } from "../route/route.ts";
import "./door.css";

/** A way to another page: all of it is the link. */
export function Door({
  figure,
  title,
  to,
  children,
}: {
  readonly figure: FigureName;
  readonly title: string;
  readonly to: Route;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="door">
      <Figure name={figure} className="door-figure" />
      <div className="door-words">
        <h2>
          <a href={href(to)}>{title}</a>
        </h2>
        <p>{children}</p>
      </div>
    </section>
  );
}
