import type { Page } from "@playwright/test";
import type { onShelf } from "../matches.ts";

/** A screen of the page, and how one comes to it. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly language?: "en-GB";
  /** The match that lies on the device already; the address of its table is `#/play/picture`. */
  readonly shelf?: keyof typeof onShelf;
  /** There is a server behind the page, and friends are at it. */
  readonly online?: true;
  readonly prepare?: (page: Page, phone: boolean) => Promise<void>;
}

/** The table of the match on the shelf. */
export const play = "#/play/picture";
