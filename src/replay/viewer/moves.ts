/** The new position in a list after a key press; null if the key does not move. */
export const moved = (key: string, from: number, count: number, page: number): number | null => {
  const goal = goals[key]?.(from, count, page)
  return goal === undefined ? null : Math.max(0, Math.min(count - 1, goal))
}

const goals: Readonly<Record<string, (from: number, count: number, page: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, _count, page) => from + page,
  PageUp: (from, _count, page) => from - page,
  Home: () => 0,
  End: (_from, count) => count - 1,
}
