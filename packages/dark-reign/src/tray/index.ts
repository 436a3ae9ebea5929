export { darkReignTray } from "./tray.ts";
