/** Descriptions of shops, each judged by a person: what has to be understood, and what must not be sold or shown for it. */
import { readdirSync, readFileSync } from 'node:fs'

export type Judged = {
  readonly says: string
  /** Empty where nothing can be understood. */
  readonly trades: readonly string[]
  readonly language: string
  readonly kind: string
  readonly name?: string
  readonly place?: string
  /** Parts of the products' names that have to be there, and that must not. */
  readonly has?: readonly string[]
  readonly never?: readonly string[]
  /** The only pictures that fit; for all other products there are tiles. */
  readonly pictures: readonly string[]
}

const folder = 'tests/suggestions/judged'

export const judged: readonly Judged[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as readonly Judged[])
