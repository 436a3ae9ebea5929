import { fetchDrawings } from "../games/catacombs/drawings.ts";

// A page has them when it draws a table.
await fetchDrawings(["soloth", "vermin"]);
