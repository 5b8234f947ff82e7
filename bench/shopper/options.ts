/** What `npm run bench -- shopper` was asked for. */
import { parseArgs } from 'node:util'
import { readOptions, type Options } from '../options'

export type ShopperOptions = Options & {
  /** How many times the plugin is taken away and put back; each address is asked five times in between. */
  readonly rounds: number
}

export const help = `Measures what the plugin costs those who do not use it, with no products and with 5,000.

  npm run bench -- shopper --engine wasm       on PHP for WebAssembly; without it on this computer's PHP if it is complete
  npm run bench -- shopper --rounds 40         the plugin is taken away and put back so often (20), with five requests of each page in between
  npm run bench -- shopper --products 1000     another number than 5,000
  npm run bench -- shopper --out file.json     every measurement into a file

--server, --user, --password, --cookie, --database and --woocommerce are as without shopper. A store that runs keeps its products, and of the
routes only those are asked that write nothing.

Exit codes: 0 measured, 1 nothing could be measured, 2 the command line is not understood.`

export const readShopperOptions = (args: readonly string[]): ShopperOptions => {
  const at = args.indexOf('--rounds')
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  const options = readOptions(rest, [])
  const {
    values: { rounds },
  } = parseArgs({ args: at < 0 ? [] : args.slice(at, at + 2), options: { rounds: { type: 'string', default: '20' } } })
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds wants a whole number from 1, and got '${rounds}'`)
  return { ...options, products: options.products === 0 ? 5000 : options.products, rounds: Number(rounds) }
}
