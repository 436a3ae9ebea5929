export { firstRoom } from "./first-room/first-room.ts";
