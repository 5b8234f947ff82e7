/**
 * The fewest sessions found in which everything of `expected` (tests/simulation/met.ts) happens three times: sessions of one
 * seed, by the numbers that `npm run simulate -- --seed 20261122 --case K` takes. They were chosen among the first 2,000.
 */
export const pinnedSessions: { readonly seed: number; readonly numbers: readonly number[] } = {
  seed: 20_261_122,
  numbers: [
    3, 9, 29, 46, 52, 108, 130, 187, 193, 203, 222, 309, 341, 382, 480, 493, 503, 517, 571, 616, 674, 773, 821, 840,
    946, 1119, 1262, 1551, 1746,
  ],
}
