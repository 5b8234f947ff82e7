import { readdirSync, readFileSync } from 'node:fs'
import { titlesIn } from './row-titles'

/** One thing that a person or a test can see. `browser` rows need a test in a real browser; `done` is our claim. */
export type Row = Readonly<{ id: string; text: string; browser: boolean; done: boolean }>

/** A title that names rows, and the test file it stands in, from the project's root. */
export type Carrier = Readonly<{ file: string; title: string; rows: readonly string[] }>

/** docs/rows.json: each row's text by its id, with a ◆ for those of the browser, and the ids that we claim to be done. */
type Listed = Readonly<{ claimed: readonly string[]; rows: Readonly<Record<string, string>> }>

/** The rows of docs/rows.json, in their order. */
export const readRows = (): readonly Row[] => {
  const { claimed, rows } = JSON.parse(readFileSync('docs/rows.json', 'utf8')) as Listed
  return Object.entries(rows).map(([key, text]) => {
    const [id = key, mark] = key.split(' ')
    return { id, text, browser: mark === '◆', done: claimed.includes(id) }
  })
}

/** Every title in the test files that names a row. */
export const readCarriers = (): readonly Carrier[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map((titled) => ({ file, ...titled })))
