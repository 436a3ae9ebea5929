import type { Page } from "@playwright/test";

/**
 * What is cut off in the window: words, buttons and fields that are on the screen and yet not wholly in it, and that
 * cannot be brought in by scrolling. A hand of cards is held low on purpose, a row of a list may be cut by its list, and
 * a board of squares is dragged to whoever stands beyond its edge.
 */
export function clippedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const onPurpose = ".hand, .grid-points, .skip, .unseen, .board-view canvas, [aria-hidden=true], .travels";
    // A book has thousands of lines in the same few boxes.
    const overflows = new Map<Element, { readonly scrolls: boolean; readonly cuts: boolean }>();
    const overflowOf = (element: Element) => {
      const known = overflows.get(element);
      if (known !== undefined) return known;
      const { overflow } = getComputedStyle(element);
      const found = { scrolls: /auto|scroll/.test(overflow), cuts: /hidden|clip/.test(overflow) };
      overflows.set(element, found);
      return found;
    };

    function isHeldBy(element: Element): boolean {
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (around === document.body) break;
        const { scrolls, cuts } = overflowOf(around);
        if (scrolls) return true;
        if (cuts && !isInside(box, around.getBoundingClientRect())) return false;
      }
      const window = new DOMRect(0, 0, innerWidth, innerHeight);
      const page = document.documentElement;
      return isInside(box, window) || page.scrollHeight > innerHeight + 1;
    }
    function isInside(inner: DOMRect, outer: DOMRect): boolean {
      return (
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1
      );
    }
    const told = [...document.querySelectorAll("button, a, input, select, h1, h2, h3, p, label")];
    return told
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.closest(onPurpose) === null)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2 && getComputedStyle(element).clipPath === "none";
      })
      .filter((element) => !isHeldBy(element))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`,
      );
  });
}

/** Answers to a question that are buttons, and are not wholly in sight as things lie: to scroll for them is too much. */
export function answersOutOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const frame = around.getBoundingClientRect();
        if (left < frame.left - 1 || right > frame.right + 1) return true;
        if (top < frame.top - 1 || bottom > frame.bottom + 1) return true;
      }
      return bottom > innerHeight + 1;
    };
    return [...document.querySelectorAll(".foot-asks .foot-choices > .button")]
      .filter((answer) => answer.checkVisibility() && cut(answer))
      .map((answer) => answer.textContent ?? "");
  });
}
