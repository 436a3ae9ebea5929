import type { UserConfig } from "vite";
import board from "../board/vite.config.ts";

const config: UserConfig = { ...board, root: import.meta.dirname };

export default config;
