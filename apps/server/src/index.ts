export { lanAddresses, qrOf } from "./lan.ts";
export { type Running, startServer } from "./server.ts";
export { readSettings, type Settings } from "./settings.ts";
