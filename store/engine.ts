import { findPhp, type Php } from './php/find-php'
import { lackOfMariaDb } from './php/mariadb'
import { UserError } from './user-error'

/** What runs the store's PHP: the PHP of this computer, or PHP on WebAssembly, which needs nothing. */
export type EngineName = 'php' | 'wasm'

export const engineNames: readonly EngineName[] = ['php', 'wasm']

/** Where the store keeps its data. MariaDB needs the engine `php` and a `mariadbd` on this computer. */
export type DatabaseName = 'sqlite' | 'mariadb'

export const databaseNames: readonly DatabaseName[] = ['sqlite', 'mariadb']

export type Engine =
  | { readonly kind: 'wasm' }
  | { readonly kind: 'php'; readonly php: Php; readonly database: DatabaseName }

export type Choice = {
  readonly engine: Engine
  /** One sentence for the user: which engine runs, and why. */
  readonly why: string
}

type Wish = { readonly engine?: EngineName | undefined; readonly database?: DatabaseName | undefined }

/**
 * Chooses the engine: the one that is asked for (by `wish`, else by the variable STORE_ENGINE), else `php` if this computer's PHP is
 * complete, else `wasm`. Throws `UserError` if what is asked for cannot be had.
 */
export const chooseEngine = async (wish: Wish = {}, env: NodeJS.ProcessEnv = process.env): Promise<Choice> => {
  const asked = wish.engine ?? engineOf(env)
  if (asked === 'wasm') {
    if (wish.database === 'mariadb')
      throw new UserError('MariaDB needs the engine php: leave --engine wasm out, or --database mariadb.')
    return { engine: wasm, why: 'The store runs on PHP for WebAssembly, as asked.' }
  }
  const found = await findPhp()
  if (typeof found === 'string') {
    const lack = `${found.charAt(0).toUpperCase()}${found.slice(1)}`
    if (wish.database === 'mariadb') throw new UserError(`MariaDB needs the engine php. ${lack}. ${howToInstall}`)
    if (asked === 'php') throw new UserError(`The engine php cannot run. ${lack}. ${howToInstall}`)
    return { engine: wasm, why: `The store runs on PHP for WebAssembly, which is slower: ${found}.` }
  }
  if (wish.database !== 'mariadb')
    return { engine: on(found, 'sqlite'), why: `The store runs on this computer's PHP ${found.version}.` }
  const lack = await lackOfMariaDb(found)
  if (lack !== null) throw new UserError(`MariaDB cannot run: ${lack}.`)
  return { engine: on(found, 'mariadb'), why: `The store runs on this computer's PHP ${found.version} with MariaDB.` }
}

const wasm: Engine = { kind: 'wasm' }

const on = (php: Php, database: DatabaseName): Engine => ({ kind: 'php', php, database })

const howToInstall = 'Install what is missing (see docs/local-store.md), or leave out --engine and STORE_ENGINE.'

const engineOf = ({ STORE_ENGINE: name }: NodeJS.ProcessEnv): EngineName | undefined => {
  if (name === undefined || name === '') return undefined
  const engine = engineNames.find((one) => one === name)
  if (engine === undefined) throw new UserError(`The variable STORE_ENGINE is php or wasm, and "${name}" is neither.`)
  return engine
}
