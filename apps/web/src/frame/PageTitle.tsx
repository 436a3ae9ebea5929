import { type ReactNode, useEffect, useRef } from "react";
import { useVisit } from "../route/useRoute.ts";

type PageTitleProps = {
  readonly children: ReactNode;
  /** What the browser's tab says. */
  readonly tab: string;
  readonly className?: string;
  /** Something further down is the goal of the visit and takes the focus itself. */
  readonly yields?: boolean;
};

/** The heading of a page: names the browser's tab, and is where one stands after following a link to the page. */
export function PageTitle({ children, tab, className, yields = false }: PageTitleProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const visit = useVisit();

  useEffect(() => {
    document.title = tab;
  }, [tab]);

  useEffect(() => {
    // After a return the browser restores the place by itself.
    if (yields || visit.arrival !== "followed") return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [yields, visit]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
