/** Groups items, in the order of their first members; Node 20 has no Map.groupBy. */
export const grouped = <A>(items: readonly A[], key: (item: A) => string): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return groups
}
