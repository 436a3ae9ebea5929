import { useEffect } from "react";
import { useVisit } from "../route/useRoute.ts";

/** Opens the book at a rule, a chapter or a point: there one stands, there the keyboard goes on. */
export function useGoTo(target: string | undefined): void {
  const visit = useVisit();
  useEffect(() => {
    if (target === undefined || visit.arrival === "returned") return;
    const place =
      document.getElementById(target) ?? document.querySelector<HTMLElement>(`[id^="${target}-"]`);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }, [target, visit]);
}
