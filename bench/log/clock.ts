/** How long work takes, and how much memory what it returns holds. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Milliseconds of five runs after one that does not count. */
export const times = async (work: () => unknown, runs = 5): Promise<readonly number[]> => {
  await work()
  const found: number[] = []
  for (let run = 0; run < runs; run += 1) {
    collect()
    const from = performance.now()
    await work()
    found.push(performance.now() - from)
  }
  return found.sort((a, b) => a - b)
}

export const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? NaN

/** Bytes that stay while the result is held. */
export const heldBy = (work: () => unknown): number => {
  collect()
  const before = process.memoryUsage().heapUsed
  const result = work()
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  // Read after the measurement, so that it is not collected before it.
  return result === undefined ? NaN : Math.max(0, bytes)
}
