/** What a run tells of each disaster, a line each, where `npm run kill-everywhere` reads it. */
import { appendFileSync } from 'node:fs'

export type Told = {
  readonly job: string
  /** Where it was killed, or what was hard. */
  readonly what: string
  readonly equal: boolean
  readonly seconds: number
  /** What the merchant did then. */
  readonly done: readonly string[]
  readonly errors: readonly string[]
  /** Of an unequal end, for whoever looks into it. */
  readonly found?: unknown
}

export const tell = (told: Told): void => {
  const report = process.env['KILL_REPORT']
  if (report !== undefined) appendFileSync(report, `${JSON.stringify(told)}\n`)
}
