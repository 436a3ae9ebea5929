import { ossuaire } from "../ossuaire.ts";
import { nimShelf } from "./nim-shelf.ts";

await ossuaire(process.argv.slice(2), {
  shelf: nimShelf,
  worker: new URL("nim-worker.ts", import.meta.url),
});
