import { rolldown } from "rolldown";

/** A module and all behind it as one script, whose exports are in the variable `bundle`: for engines that have no npm. */
export async function bundleOf(entry: string): Promise<string> {
  const build = await rolldown({ input: entry, logLevel: "silent" });
  const { output } = await build.generate({ format: "iife", name: "bundle" });
  return output[0].code;
}
