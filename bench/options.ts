/** What `npm run bench` was asked to measure, and on which store. */
import { parseArgs } from 'node:util'
import { engineNames } from '../store/engine'

export type Options = ReturnType<typeof readOptions>

const flags = {
  server: { type: 'string' },
  user: { type: 'string', default: 'admin' },
  password: { type: 'string', default: 'password' },
  engine: { type: 'string' },
  woocommerce: { type: 'string', default: 'newest' },
  peer: { type: 'string' },
  throttle: { type: 'string', default: '1' },
  products: { type: 'string' },
  runs: { type: 'string' },
  only: { type: 'string', default: '' },
  out: { type: 'string' },
  trace: { type: 'string' },
} as const

/** Parses the command line, without the subcommand. Throws an error with a sentence if it is not understood. */
export const readOptions = (args: readonly string[], rows: readonly string[], defaults = { products: 0, runs: 5 }) => {
  const { values } = parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false })
  const { server, user, password, woocommerce } = values
  const only = values.only.split(',').filter((name) => name !== '')
  const unknown = only.find((name) => !rows.includes(name))
  if (unknown !== undefined) throw new Error(`There is no row '${unknown}': ${rows.join(', ')}`)
  if (server !== undefined && values.engine !== undefined)
    throw new Error('A store that runs has its own PHP: give either --server or --engine')
  if (server !== undefined && !/^https?:\/\/[^/]/.test(server))
    throw new Error(`--server wants an address such as http://localhost:8080, and got '${server}'`)
  return {
    // Null for a store that the bench boots.
    server: server === undefined ? null : { url: server.replace(/\/+$/, ''), user, password },
    // Null for the best that this computer has.
    engine: oneOf('engine', engineNames, values.engine),
    // A version or a folder, `newest`, or `stand-in` for the small shop that takes its place.
    woocommerce,
    // Whether the original flow is measured as well.
    beside: oneOf('peer', ['original'], values.peer) !== null,
    throttle: whole('throttle', values.throttle, 1),
    products: whole('products', values.products ?? String(defaults.products), 0),
    runs: whole('runs', values.runs ?? String(defaults.runs), 1),
    // Names of rows; empty for all.
    only,
    out: values.out ?? null,
    traces: values.trace ?? null,
  }
}

const oneOf = <A extends string>(name: string, all: readonly A[], text: string | undefined): A | null => {
  const found = all.find((one) => one === text)
  if (text !== undefined && found === undefined)
    throw new Error(`--${name} wants ${all.join(' or ')}, and got '${text}'`)
  return found ?? null
}

const whole = (name: string, text: string, least: number): number => {
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new Error(`--${name} wants a whole number from ${least}, and got '${text}'`)
  return Number(text)
}
