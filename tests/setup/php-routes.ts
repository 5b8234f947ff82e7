/** Reads the table in which the plugin registers its REST routes. */
import { readFileSync } from 'node:fs'

export type RowOfPhp = Readonly<{
  method: string
  path: string
  /** The required capabilities, as they are called on a site with a shop. */
  needs: readonly string[]
  /** Whether having the capabilities is not enough. */
  hasLastWord: boolean
  /** Every function that the row names, without the plugin's namespace. */
  functions: readonly string[]
}>

const row = /\broute\( '(\w+)', '([^']+)', '([\w\\]+)', array\( ([^)]+) \)(.*) \),$/gm

export const rowsOfPhp = (): readonly RowOfPhp[] =>
  [...readFileSync('plugin/src/routes/route-table.php', 'utf8').matchAll(row)].map(
    ([, method = '', path = '', callback = '', needs = '', others = '']) => ({
      method,
      path,
      needs: needs.split(', ').map((name) => (name === '$shop' ? 'manage_woocommerce' : name.replaceAll("'", ''))),
      hasLastWord: others.includes('also:'),
      functions: [callback, ...[...others.matchAll(/\b(?:also|schema): '([\w\\]+)'/g)].map(([, name = '']) => name)],
    }),
  )
