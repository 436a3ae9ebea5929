export { openTrays } from "../../web/src/games/boxes.ts";
export { lanAddresses, qrOf } from "./lan.ts";
export { backUp } from "./log/backup.ts";
export { type Running, startServer } from "./server.ts";
export { readSettings, type Settings } from "./settings.ts";
