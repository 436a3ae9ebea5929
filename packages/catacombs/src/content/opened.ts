import { base } from "./base.ts";
import { openBox } from "./box.ts";

/** The base game is always there: whoever takes anything of this package finds its cards on the shelf. */
openBox(base);
