export { firstRoom } from "./first-room/first-room.ts";
export { solothLesson } from "./soloth/soloth.ts";
export { verminLesson } from "./vermin/vermin.ts";
