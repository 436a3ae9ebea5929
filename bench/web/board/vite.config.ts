// The board on a page of its own, made like the real one; only what is kept for a visit without a network, and the faces that
// screens are set in, have no place here.
import type { PluginOption, UserConfig } from "vite";
import page from "../../../apps/web/vite.config.ts";

const config: UserConfig = { ...page, root: import.meta.dirname, plugins: bare(page.plugins) };

export default config;

function bare(plugins: readonly PluginOption[] = []): PluginOption[] {
  return plugins
    .flat()
    .filter(
      (plugin) => !(plugin && "name" in plugin && /^(vite-plugin-pwa|ossuaire:faces)/.test(plugin.name)),
    );
}
