/** What a run is asked for: by `npm run kill-everywhere` in KILL_EVERYWHERE, else what every test run does. */
import type { Place } from './stop-at-fact'

export type Order = {
  readonly jobs: readonly string[]
  /** The facts that browsers are killed at, by number; null is the last. */
  readonly from: number
  readonly to: number | null
  readonly moment: Place['moment']
}

const asked = process.env['KILL_EVERYWHERE']

/** Null in an ordinary test run. */
export const order = asked === undefined ? null : (JSON.parse(asked) as Order)

export const isAsked = (job: string, always: boolean): boolean => (order === null ? always : order.jobs.includes(job))

/** Every fact of a job that is asked for. */
export const places = ({ from, to, moment }: Order, { length }: { readonly length: number }): readonly Place[] =>
  Array.from({ length }, (_, index) => ({ fact: index + 1, moment })).filter(
    ({ fact }) => fact >= from && fact <= (to ?? length),
  )
