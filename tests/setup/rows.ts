import { readdirSync, readFileSync } from 'node:fs'
import { titlesIn } from './row-titles'

/** One thing that a person or a test can see. `browser` rows need a test in a real browser; `done` is our claim. */
export type Row = Readonly<{ id: string; text: string; browser: boolean; done: boolean }>

/** A title that names rows, the test file it stands in, from the project's root, and whether a browser is at work there. */
export type Carrier = Readonly<{ file: string; title: string; rows: readonly string[]; browser: boolean }>

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
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const browser = usesBrowser(file, source)
      return titlesIn(source).map((titled) => ({ file, browser, ...titled }))
    })

// Tests against a real WooCommerce lie in one folder, whether they walk through screens or ask the server.
const usesBrowser = (file: string, source: string): boolean =>
  file.startsWith('tests/browser/') ||
  (file.startsWith('tests/screen/') && !file.includes('/contract.')) ||
  (file.startsWith('tests/woocommerce/') && source.includes(`from '../browser/`))
