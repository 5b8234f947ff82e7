/**
 * A deliberate break of the program: in `file`, the text `from` becomes `to`. `caught` is the law, by its row, that must notice.
 * Exact texts instead of patches, so that one that no longer fits is told at once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Mutation = Readonly<{ name: string; why: string; file: string; from: string; to: string; caught: string }>

const folder = join('tests', 'mutations')

export const readMutations = (): readonly Mutation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mutation.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.mutation.json', ''),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Mutation, 'name'>),
    }))

/** How often the text stands there that is to be broken; once is right. */
export const places = ({ from }: Pick<Mutation, 'from'>, source: string): number => source.split(from).length - 1

/** The source with the break in it. A function, because `$` means something in a replacement. */
export const broken = ({ from, to }: Pick<Mutation, 'from' | 'to'>, source: string): string =>
  source.replace(from, () => to)
