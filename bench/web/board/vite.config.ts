// The board on a page of its own, made like the real one; only what is kept for a visit without a network has no place here.
import type { PluginOption, UserConfig } from "vite";
import page from "../../../apps/web/vite.config.ts";

const config: UserConfig = { ...page, root: import.meta.dirname, plugins: online(page.plugins) };

export default config;

function online(plugins: readonly PluginOption[] = []): PluginOption[] {
  return plugins
    .flat()
    .filter((plugin) => !(plugin && "name" in plugin && plugin.name.startsWith("vite-plugin-pwa")));
}
