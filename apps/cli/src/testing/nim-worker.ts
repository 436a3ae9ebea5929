import { serve } from "../simulate/serve.ts";
import { nimShelf } from "./nim-shelf.ts";

serve(nimShelf);
