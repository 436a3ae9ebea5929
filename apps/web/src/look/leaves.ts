/** What is offered together where there is room for `most`: the leaf of this number; after the last one comes the first again. */
export function leafOf<One>(all: readonly One[], leaf: number, most: number): readonly One[] {
  const leaves = Math.max(1, Math.ceil(all.length / most));
  const first = (leaf % leaves) * most;
  return all.slice(first, first + most);
}
