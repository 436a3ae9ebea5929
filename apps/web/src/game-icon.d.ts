declare module "virtual:game-icon/*" {
  /** The outline as SVG path data, on a square of 512. */
  export const path: `M${string}` | `m${string}`;
}

declare module "*.json?outlines" {
  /** Where the sheet is: the same file with outlines in place of the icons' names. */
  export const address: string;
}
