/** What a list of measurements comes to. */
export type Summary = {
  readonly median: number
  readonly least: number
  readonly most: number
  /** Nineteen of twenty are no slower. */
  readonly p95: number
  readonly count: number
}

/** Null for an empty list. */
export const summaryOf = (samples: readonly number[]): Summary | null => {
  const sorted = samples.toSorted((one, other) => one - other)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined) return null
  return { median: at(sorted, 0.5), least, most, p95: at(sorted, 0.95), count: sorted.length }
}

/** Between two measurements, as far as the share lies between them. */
const at = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}
