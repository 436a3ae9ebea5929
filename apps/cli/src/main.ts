#!/usr/bin/env node
import { ossuaire } from "./ossuaire.ts";
import { shelf } from "./shelf.ts";

await ossuaire(process.argv.slice(2), { shelf, worker: new URL("simulate/worker.ts", import.meta.url) });
