import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Pages, Shown } from "../../table/Pages.ts";
import { useTableWords } from "../../words/table.ts";
import { PaceAtFoot } from "./PaceChoice.tsx";

/** While others play: one step on, or to the end of it. */
export function WatchButtons({ pages, shown }: { readonly pages: Pages; readonly shown: Shown }): ReactNode {
  const { t } = useTableWords();
  useWatchKeys(pages, shown);
  return (
    <>
      {shown.behind && <PaceAtFoot />}
      {shown.held && (
        <button type="button" className="button button-forward" onClick={pages.step}>
          {t("blows.next")}
        </button>
      )}
      {shown.behind && (
        <button type="button" className="button" onClick={pages.skip}>
          {t("table.skip")}
        </button>
      )}
    </>
  );
}

/** The last turn of the others once more. */
export function AgainButton({ pages, shown }: { readonly pages: Pages; readonly shown: Shown }): ReactNode {
  const { t } = useTableWords();
  return (
    <button
      type="button"
      className="play-button play-again"
      title={t("blows.again")}
      disabled={shown.again !== "can"}
      onClick={pages.showAgain}
    >
      {t("blows.againShort")}
    </button>
  );
}

/** R shows the turn again; any key or touch ends that; Enter and space go one step on, wherever the focus is. */
function useWatchKeys(pages: Pages, { again, held }: Shown): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return;
    if (again === "shows") pages.endAgain();
    else if (isTaken(target)) return;
    else if (again === "can" && key.toLowerCase() === "r") pages.showAgain();
    else if (held && (key === "Enter" || key === " ") && !isPressed(target)) pages.step();
    else return;
    event.preventDefault();
  });
  const touch = useEffectEvent(() => {
    if (again === "shows") pages.endAgain();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    const touched = () => touch();
    document.addEventListener("keydown", pressed);
    document.addEventListener("pointerdown", touched);
    return () => {
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("pointerdown", touched);
    };
  }, []);
}

/** Something is written or chosen there, or a sheet lies over the table. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, select, textarea, dialog, [role=dialog]") !== null
  );
}

/** The key presses what has the focus; a piece on the board has nothing to be pressed for meanwhile. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button:not([data-piece]), summary") !== null;
}
