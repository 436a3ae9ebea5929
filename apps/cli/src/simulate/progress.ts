/** A bar on the error stream, for people only: a pipe or a file gets none. */
export function progressBar(total: number) {
  const { stderr } = process;
  const width = 30;
  return {
    show(done: number): void {
      if (!stderr.isTTY) return;
      const filled = Math.round((done / total) * width);
      stderr.write(`\r${"█".repeat(filled)}${"░".repeat(width - filled)} ${done}/${total}`);
    },
    clear(): void {
      if (stderr.isTTY) stderr.write(`\r${" ".repeat(width + 20)}\r`);
    },
  };
}
