import type { Page } from "@playwright/test";

/** From now on remembers all that appears over the board for a moment: signs at discs, captions, cards that are turned over, discs that change hands. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const signs: string[] = [];
    Object.assign(window, { signs });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const one of [node, ...node.querySelectorAll("*")])
              if (one.matches(".blow, .caption, .token-poison, .token-trophy"))
                signs.push(one.matches(".token-trophy") ? "trophy" : (one.textContent ?? ""));
    }).observe(document, { subtree: true, childList: true });
  });
}

/** All of it, in its order. */
export function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { signs: readonly string[] }).signs);
}
