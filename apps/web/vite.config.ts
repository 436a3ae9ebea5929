import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { eager } from "./eager.ts";
import { faceLinks } from "./faces.ts";
import { gameIcons } from "./game-icons.ts";
import { licences } from "./licences.ts";
import { developingHeaders, headers, policy } from "./policy.ts";
import { textures } from "./textures.ts";

const { collect, write } = licences();

/**
 * Our packages do nothing when they are imported: a screen takes the cards of a game and leaves its rules to the worker, a
 * worker leaves the words to the screen. All but Catacombs, which puts its cards on a shelf (decision 10): whoever enters by
 * its door must find it filled.
 */
const treeshake = {
  moduleSideEffects: (id: string) =>
    !/\/packages\/[^/]+\/src\//.test(id) ||
    /\/catacombs\/src\/(index|tray\/index|content\/opened)\.ts$/.test(id),
};

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the built page works from any folder of any server.
  base: "./",
  plugins: [
    react(),
    gameIcons(),
    textures(),
    policy(),
    eager(),
    faceLinks(),
    collect(),
    // After the first visit everything is there without a network: the table, the bots, all books of rules.
    VitePWA({
      strategies: "injectManifest",
      srcDir: "offline",
      filename: "sw.ts",
      // The page registers it, and says when a new version is ready (src/version).
      injectRegister: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,json,svg,webp,woff2,txt}"],
        rollupFormat: "iife",
        buildPlugins: { vite: [collect(), write(), { name: "quiet", config: () => ({ logLevel: "warn" }) }] },
      },
      manifest: {
        name: "Ossuaire",
        short_name: "Ossuaire",
        description: "La table des Catacombes — the Catacombs table",
        lang: "fr",
        display: "standalone",
        start_url: "./",
        background_color: "#1b130c",
        theme_color: "#1b130c",
        icons: [{ src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
      },
    }),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        // What home needs comes in one file: each further one would be asked for, read and compiled by itself.
        codeSplitting: { groups: [{ name: "home", tags: ["$initial"] }] },
      },
      treeshake,
    },
  },
  worker: { format: "es", plugins: () => [collect()], rolldownOptions: { treeshake } },
  server: { headers: developingHeaders },
  preview: { strictPort: true, headers },
});
