declare module "virtual:game-icon/*" {
  /** The outline as SVG path data, on a square of 512. */
  export const path: `M${string}` | `m${string}`;
}
