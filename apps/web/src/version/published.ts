/** The script this page began with: its name changes with every version. */
export function ownScript(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
}

/** Whether another version is published than the one that runs here. No answer counts as no. */
export async function isOutdated(): Promise<boolean> {
  try {
    const published = await fetch("./", { cache: "no-store" });
    const name = ownScript().split("/").at(-1) ?? "";
    return published.ok && !(await published.text()).includes(name);
  } catch {
    return false;
  }
}
