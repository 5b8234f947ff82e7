/** What was found out about a store, kept in the output folder: a store that has a report is done. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Described } from './descriptions'
import { rules, type Fault } from './rules'

export type Report = {
  readonly id: string
  readonly grade: number
  readonly seconds: number
  readonly store: Described
  readonly faults: readonly Fault[]
}

/** Where `npm run pages` leaves its pictures, unless the variable PAGES_FOLDER names another folder. */
export const folder = process.env['PAGES_FOLDER'] ?? join('.store', 'pages')

export const reportFile = (id: string): string => join(folder, `${id}.json`)
export const sheetFile = (id: string): string => join(folder, `${id}.png`)
export const pictureFile = (id: string, name: string, width: number): string =>
  join(folder, id, `${name.replaceAll(' ', '-')}-${width}.jpg`)

/** The report of a store that is done with this description; another description makes it anew. */
export const reportOf = (store: Described): Report | undefined => {
  const file = reportFile(store.id)
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return JSON.stringify(report.store) === JSON.stringify(store) ? report : undefined
}

/** One line: the grade, the seconds it took, and each rule with its faults. */
export const lineOf = ({ id, grade, seconds, faults }: Report): string => {
  const results = Object.keys(rules).map((rule) => {
    const count = faults.filter((fault) => fault.rule === rule).length
    return count === 0 ? `${rule} ✓` : `${rule} ✗ ${count}`
  })
  return `${String(grade).padStart(2)}/10  ${id}  ${results.join('  ')}  (${seconds} s)`
}
