/** Reads the table in which the plugin registers its REST routes. */
import { readFileSync } from 'node:fs'

export type RowOfPhp = Readonly<{
  method: string
  /** As WordPress names the route: a regular expression. */
  path: string
  /** The required capabilities, as they are called on a site with a shop. */
  needs: readonly string[]
  /** The function that has the last word on who may ask; null if having the capabilities is enough. */
  also: string | null
  /** The status for logged-out users. */
  nobody: number
  /** Every function that the row names, without the plugin's namespace. */
  functions: readonly string[]
}>

const table = 'plugin/src/routes/route-table.php'
const row = /\broute\(\n\t+'(\w+) ([^']+)',\n([^;]*?)\n\t\t\),\n/g
const refusal = /^\t(\$\w+) += static fn\(\) => refusal\( .*?(?:, (\d{3}))? \);$/gm

export const rowsOfPhp = (): readonly RowOfPhp[] => {
  const source = readFileSync(table, 'utf8')
  const statuses = new Map([...source.matchAll(refusal)].map(([, name = '', status]) => [name, Number(status ?? 401)]))
  const rows = [...source.matchAll(row)].map(([, method = '', path = '', fields = '']): RowOfPhp => {
    const field = (name: string): string | null => new RegExp(`^\\t+${name}: (.*),$`, 'm').exec(fields)?.[1] ?? null
    const named = (name: string): string | null => field(name)?.replaceAll("'", '') ?? null
    const needs = [...(field('needs') ?? '').matchAll(/\$shop|'(\w+)'/g)].map(([, name = 'manage_woocommerce']) => name)
    const nobody = statuses.get(field('refusal') ?? '')
    if (needs.length === 0 || nobody === undefined) throw new Error(`${table}: who may ask ${method} ${path}?`)
    const also = named('also')
    return {
      method,
      path,
      needs,
      also,
      nobody,
      functions: [named('answer'), also, named('schema')].filter((name) => name !== null),
    }
  })
  if (rows.length !== source.split('route(\n').length - 1) throw new Error(`${table}: a row cannot be read`)
  return rows
}
