import { parseArgs } from 'node:util'
import { databaseNames, engineNames, type DatabaseName, type EngineName } from './engine'
import { wooCommerceCache } from './woocommerce-cache'
import { newest } from './woocommerce-download'

/** The options of `npm start`. */
export type Options = {
  readonly port: number
  readonly reset: boolean
  readonly open: boolean
  readonly shop: Shop
  /** Whether a new store shows WooCommerce's own first screens. */
  readonly fresh: boolean
  readonly dev: boolean
  /** Whether to use the address of the sign-up for entrepreneurs. */
  readonly entrepreneur: boolean
  readonly variant: Variant
  /** If omitted, the best engine that this computer has. */
  readonly engine?: EngineName
  readonly database: DatabaseName
}

/** A real WooCommerce, the newest or a given one (a folder, a zip file, a version); the stand-in; or no shop at all. */
export type Shop =
  | { readonly kind: 'woocommerce'; readonly what: string | undefined }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'none' }

/** The variant options of `store/must-use/parts/variant.php`; an omitted part stays as the plugin finds it. */
export type Variant = {
  readonly managedHosting?: true
  /** False forbids every provider. */
  readonly ai?: boolean
  readonly connectionOffline?: true
  /** The provider of suggestions; if omitted, the store selects one itself and ends up with its built-in rules. */
  readonly provider?: Provider
  /** How the store's model for WordPress's AI client behaves. */
  readonly model?: ModelBehaviour
  /** Replaces the text completion of `jetpack`: an address on 127.0.0.1. */
  readonly completion?: string
}

const providers = ['jetpack', 'wordpress', 'rules'] as const
type Provider = (typeof providers)[number]

/** The behaviors after `good` are the ways in which a model or its provider fails; with `none` there is no model. */
export type ModelBehaviour =
  | 'good'
  | 'wrong-names'
  | 'duplicates'
  | 'truncated'
  | 'script'
  | 'claims'
  | 'injection'
  | 'slow'
  | 'unauthorized'
  | 'busy'
  | 'broken'
  | 'none'

export type Asked =
  | { readonly kind: 'start'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly sentence: string }

/** Parses the command line; a mistake in it becomes one sentence. */
export const readOptions = (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Asked => {
  try {
    const { values } = parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false })
    if (values.help) return { kind: 'help' }
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return { kind: 'mistake', sentence: `A port is a number from 1 to 65535, and "${values.port}" is none.` }
    const named = values['ai-provider']
    const provider = providers.find((one) => one === named)
    if (named !== undefined && provider === undefined)
      return { kind: 'mistake', sentence: `An AI provider is ${either(providers)}, and "${named}" is none.` }
    const engine = engineNames.find((one) => one === values.engine)
    if (values.engine !== undefined && engine === undefined)
      return { kind: 'mistake', sentence: `An engine is ${either(engineNames)}, and "${values.engine}" is none.` }
    const database = databaseNames.find((one) => one === values.database)
    if (database === undefined)
      return { kind: 'mistake', sentence: `A database is ${either(databaseNames)}, and "${values.database}" is none.` }
    if (values.woocommerce !== undefined && (values['stand-in'] || values['no-stand-in']))
      return {
        kind: 'mistake',
        sentence: 'A store has one shop: give either --woocommerce, --stand-in or --no-stand-in.',
      }
    const { reset, dev, entrepreneur } = values
    const variant: Variant = {
      ...(values['managed-hosting'] && { managedHosting: true }),
      ...((values.ai || provider) && { ai: true }),
      ...(provider && { provider }),
      ...(values['connection-offline'] && { connectionOffline: true }),
    }
    // For the tests, the variable may list several.
    const what = values.woocommerce ?? (env['WOOCOMMERCE']?.split(',')[0] || undefined)
    const shop: Shop = values['stand-in']
      ? { kind: 'stand-in' }
      : values['no-stand-in']
        ? { kind: 'none' }
        : { kind: 'woocommerce', what }
    const first = { open: !values['no-open'], fresh: values['woocommerce-fresh'] }
    return {
      kind: 'start',
      options: { port, reset, dev, shop, entrepreneur, variant, database, ...first, ...(engine && { engine }) },
    }
  } catch (error) {
    return { kind: 'mistake', sentence: `${firstSentence(error)} See: npm start -- --help` }
  }
}

const flags = {
  port: { type: 'string', default: '8899' },
  reset: { type: 'boolean', default: false },
  'no-open': { type: 'boolean', default: false },
  'stand-in': { type: 'boolean', default: false },
  'no-stand-in': { type: 'boolean', default: false },
  woocommerce: { type: 'string' },
  'woocommerce-fresh': { type: 'boolean', default: false },
  'managed-hosting': { type: 'boolean', default: false },
  ai: { type: 'boolean', default: false },
  'ai-provider': { type: 'string' },
  'connection-offline': { type: 'boolean', default: false },
  entrepreneur: { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  engine: { type: 'string' },
  database: { type: 'string', default: 'sqlite' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const either = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`

const firstSentence = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)[0] ?? ''}.`

export const help = `Starts a real WordPress with a real WooCommerce on this computer, with the flow in it. Only this computer can reach it.

  npm start                        start the store and open the flow in a browser
  npm start -- --reset             forget everything that the store has kept, and begin anew
  npm start -- --port 9000         listen on another port than 8899
  npm start -- --no-open           open no browser
  npm start -- --woocommerce WHAT  use another WooCommerce than ${newest.version}: a folder, a zip file, or a name on wordpress.org
                                   such as woocommerce@9.4.3 (the variable WOOCOMMERCE does the same)
  npm start -- --woocommerce-fresh a new store keeps WooCommerce's own first screens: set-up wizard, tours, notices
  npm start -- --stand-in          use the small shop that stands in for WooCommerce where none can be had
  npm start -- --no-stand-in       use no shop at all
  npm start -- --engine WHAT       what runs PHP: php, this computer's own (8.1 or newer, with OPcache), or wasm, which is slower and needs
                                   nothing; without this, php if it is complete (the variable STORE_ENGINE does the same)
  npm start -- --database mariadb  use MariaDB instead of SQLite; this store keeps its state apart from the other one
  npm start -- --ai                offer design with AI; suggestions then come from built-in rules, without a network
  npm start -- --ai-provider WHO   the same, and WHO gives the suggestions: rules, wordpress (a model for trying out, behind
                                   WordPress's own AI client) or jetpack (online if its status page says so)
  npm start -- --connection-offline
                                   with --ai: the plugin that connects the store to the AI works in offline mode
  npm start -- --managed-hosting   the store runs on the platform's own hosting, which has AI too
  npm start -- --entrepreneur      the merchant comes from the sign-up for entrepreneurs
  npm run dev                      the same, and the client is built again whenever its source changes;
                                   open pages of the flow then load themselves anew (--dev)

WooCommerces are kept in ${wooCommerceCache()}
under their versions; npm run test:woocommerce tests against all of them.
The store's state is kept in .store/site from one start to the next. Ctrl-C ends it.`
