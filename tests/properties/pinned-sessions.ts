/**
 * The fewest sessions found in which everything of `expected` (tests/simulation/met.ts) happens three times: sessions of one
 * seed, by the numbers that `npm run simulate -- --seed 20261122 --case K` takes. They were chosen among the first 2,300. A person who
 * prefers the quick start lives three of them.
 */
export const pinnedSessions: {
  readonly seed: number
  readonly numbers: readonly number[]
  readonly inQuickStart: readonly number[]
} = {
  seed: 20_261_122,
  numbers: [
    3, 14, 52, 108, 187, 193, 203, 289, 307, 341, 379, 382, 429, 484, 493, 502, 616, 673, 685, 697, 794, 879, 1093,
    1099, 1551, 1588, 1615, 1746, 1880, 1956, 2020, 2224, 2225,
  ],
  inQuickStart: [3, 14, 52],
}
