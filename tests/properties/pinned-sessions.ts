/**
 * The fewest sessions found in which everything of `expected` (tests/simulation/met.ts) happens three times: sessions of one
 * seed, by the numbers that `npm run simulate -- --seed 20261122 --case K` takes. They were chosen among the first 2,000.
 */
export const pinnedSessions: { readonly seed: number; readonly numbers: readonly number[] } = {
  seed: 20_261_122,
  numbers: [
    2, 8, 49, 52, 70, 382, 429, 555, 616, 703, 768, 805, 840, 946, 1070, 1136, 1193, 1377, 1489, 1505, 1526, 1551, 1581,
    1598, 1615, 1700, 1746, 1752, 1956,
  ],
}
