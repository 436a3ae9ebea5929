import { useEffect, useState } from "react";
import type { Catalogue } from "./catalogue.ts";

/** The address of the chapter that is being read. */
export function useChapterInView(book: Catalogue): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const seen = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const anchor = target.getAttribute("data-chapter") ?? "";
          if (isIntersecting) seen.add(anchor);
          else seen.delete(anchor);
        }
        setInView(book.chapters.find(({ anchor }) => anchor !== undefined && seen.has(anchor))?.anchor);
      },
      // A chapter is read once it reaches the upper part of the window.
      { rootMargin: "-20% 0px -70% 0px" },
    );
    for (const chapter of document.querySelectorAll("[data-chapter]")) watcher.observe(chapter);
    return () => watcher.disconnect();
  }, [book]);

  return inView;
}
