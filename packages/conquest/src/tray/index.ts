export { conquestTray } from "./tray.ts";
