export type { Playable } from "@ossuaire/table";
