/** Random numbers from a seed: the same seed gives the same numbers. With seed 0 all values are the usual ones, to which cases shrink. */

export type Luck = {
  /** A number in [0, 1). */
  readonly roll: () => number
  /** Milliseconds: mostly near `usual`, now and then many times that (Pareto, as latencies are). */
  readonly span: (usual: number) => number
}

export const luckOf = (seed: number): Luck => {
  let state = seed >>> 0
  const roll = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return seed === 0
    ? { roll: () => 0.5, span: (usual) => usual }
    : { roll, span: (usual) => Math.min((usual * 0.6) / (1 - roll()) ** 0.7, usual * 200) }
}
