import { readFileSync } from 'node:fs'
import { levelOf, type Level } from './levels.ts'
import { taggedIn } from './row-tags.ts'
import { testFiles } from './test-files.ts'

/**
 * One thing that a person or a test can see. `shown` is the level of the tests that show it; a row without it is not claimed yet.
 * `browser` rows need a test in a real browser. `needs` names what the tests of the row need and not every machine has.
 */
export type Row = Readonly<{
  id: string
  text: string
  browser: boolean
  shown?: Level
  needs?: 'mariadb'
}>

/** A test or group that names rows, the test file it is in, from the project's root, its level, and whether it uses a browser. */
export type Carrier = Readonly<{
  file: string
  title: string
  rows: readonly string[]
  level: Level
  browser: boolean
}>

/** docs/rows.json: each row by its id, with a ◆ after the ids of those that need a browser. */
type Listed = Readonly<Record<string, Pick<Row, 'shown' | 'needs' | 'text'>>>

/** The rows of docs/rows.json, in their order. */
export const readRows = (): readonly Row[] =>
  Object.entries(JSON.parse(readFileSync('docs/rows.json', 'utf8')) as Listed).map(([key, row]) => {
    const [id = key, mark] = key.split(' ')
    return { id, browser: mark === '◆', ...row }
  })

/** Every test and group in the test files that names a row. */
export const readCarriers = (): readonly Carrier[] =>
  testFiles().flatMap(({ file, source }) => {
    const level = levelOf(file)
    const browser = usesBrowser(level, source)
    return taggedIn(source).map((tagged) => ({ file, level, browser, ...tagged }))
  })

// Tests on a real WooCommerce are in one folder, whether they use a browser or only REST.
const usesBrowser = (level: Level, source: string): boolean =>
  level === 'screen' || level === 'journey' || (level === 'woocommerce' && source.includes(`from '../browser/`))
