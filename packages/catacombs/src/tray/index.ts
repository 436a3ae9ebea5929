import "../content/opened.ts";

export { catacombsTray } from "./tray.ts";
