import { shelf } from "../shelf.ts";
import { serve } from "./serve.ts";

serve(shelf);
