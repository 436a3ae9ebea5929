import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { gameIcons } from "./game-icons.ts";

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the built page works from any folder of any server.
  base: "./",
  plugins: [react(), gameIcons()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022" },
  worker: { format: "es" },
  preview: { strictPort: true },
});
