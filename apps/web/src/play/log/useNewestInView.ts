import { type RefObject, useEffect, useRef } from "react";

/** Keeps the end of a list in view whenever it has changed, unless somebody has gone back to read. */
export function useNewestInView(list: RefObject<HTMLElement | null>, change: number): { onScroll(): void } {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = list;
    if (change !== 0 && isAtEnd.current) current?.scrollTo({ top: current.scrollHeight });
  }, [list, change]);
  // In another window or other letters its end lies elsewhere.
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTo({ top: current.scrollHeight });
    });
    for (const part of [current, ...current.children]) watch.observe(part);
    return () => watch.disconnect();
  }, [list]);
  return {
    onScroll(): void {
      const { current } = list;
      if (current === null) return;
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
    },
  };
}

/** In px: a line of the log, and a little more. */
const near = 40;
