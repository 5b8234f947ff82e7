/** What `npm run bench` was asked for. */
import { parseArgs } from 'node:util'
import { databaseNames, engineNames, type DatabaseName, type EngineName } from '../store/engine'

export type Hardship = {
  /** How many times slower than this machine the page's processor is. */
  readonly throttle: number
  readonly network: { readonly milliseconds: number; readonly megabits: number } | null
}

/** A store that the bench boots, on an engine (the best that this computer has if null), or any store that runs. */
export type Server =
  | { readonly kind: 'own'; readonly engine: EngineName | null }
  | {
      readonly kind: 'given'
      readonly url: string
      readonly user: string
      readonly password: string
      readonly cookies: string | null
    }

/** The shop: a WooCommerce by version or folder, the newest if null; or the stand-in. */
export type Shop = { readonly kind: 'woocommerce'; readonly what: string | null } | { readonly kind: 'stand-in' }

export type Options = {
  readonly server: Server
  readonly shop: Shop
  readonly database: DatabaseName | null
  readonly peer: { readonly wordpress: string | null; readonly woocommerce: string } | null
  readonly hardship: Hardship
  readonly products: number
  readonly patterns: number
  readonly runs: number
  /** Names of rows; empty for all. */
  readonly only: readonly string[]
  readonly out: string | null
  /** A folder for a trace of each row; null for none. */
  readonly traces: string | null
}

const flags = {
  server: { type: 'string' },
  user: { type: 'string', default: 'admin' },
  password: { type: 'string', default: 'password' },
  cookie: { type: 'string' },
  engine: { type: 'string' },
  database: { type: 'string' },
  woocommerce: { type: 'string' },
  'stand-in': { type: 'boolean', default: false },
  peer: { type: 'string' },
  'peer-wordpress': { type: 'string' },
  'peer-woocommerce': { type: 'string', default: '9.4.3' },
  throttle: { type: 'string', default: '1' },
  network: { type: 'string' },
  products: { type: 'string', default: '0' },
  patterns: { type: 'string', default: '0' },
  runs: { type: 'string', default: '5' },
  only: { type: 'string', default: '' },
  out: { type: 'string' },
  trace: { type: 'string' },
} as const

/** Parses the command line, without the subcommand. Throws an error with a sentence if it is not understood. */
export const readOptions = (args: readonly string[], rows: readonly string[]): Options => {
  const { values } = parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false })
  const only = values.only.split(',').filter((name) => name !== '')
  const unknown = only.find((name) => !rows.includes(name))
  if (unknown !== undefined) throw new Error(`There is no row '${unknown}': ${rows.join(', ')}`)
  if (values['stand-in'] && values.woocommerce !== undefined)
    throw new Error('A store has one shop: give either --woocommerce or --stand-in')
  return {
    server: serverOf(values),
    shop: values['stand-in'] ? { kind: 'stand-in' } : { kind: 'woocommerce', what: values.woocommerce ?? null },
    database: oneOf('database', databaseNames, values.database),
    peer:
      oneOf('peer', ['original'], values.peer) === null
        ? null
        : { wordpress: values['peer-wordpress'] ?? null, woocommerce: values['peer-woocommerce'] },
    hardship: { throttle: whole('throttle', values.throttle, 1), network: networkOf(values.network) },
    products: whole('products', values.products, 0),
    patterns: whole('patterns', values.patterns, 0),
    runs: whole('runs', values.runs, 1),
    only,
    out: values.out ?? null,
    traces: values.trace ?? null,
  }
}

type Given = Readonly<{
  server?: string | undefined
  engine?: string | undefined
  cookie?: string | undefined
  user: string
  password: string
}>

const serverOf = ({ server, engine: name, cookie, user, password }: Given): Server => {
  const engine = oneOf('engine', engineNames, name)
  if (server === undefined) return { kind: 'own', engine }
  if (engine !== null) throw new Error('A store that runs has its own PHP: give either --server or --engine')
  if (!/^https?:\/\/[^/]/.test(server))
    throw new Error(`--server wants an address such as http://localhost:8080, and got '${server}'`)
  return { kind: 'given', url: server.replace(/\/+$/, ''), user, password, cookies: cookie ?? null }
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

const networkOf = (text: string | undefined): Hardship['network'] => {
  if (text === undefined) return null
  const [, milliseconds, megabits] = /^(\d+),(\d+)$/.exec(text) ?? []
  if (milliseconds === undefined || Number(megabits) === 0)
    throw new Error(`--network wants milliseconds and Mbit/s, such as 40,20, and got '${text}'`)
  return { milliseconds: Number(milliseconds), megabits: Number(megabits) }
}
