import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OfferedFont } from '../../src/catalogue/fonts/fonts-to-install'

/** What an npm package of a font says of itself. */
type Metadata = {
  readonly family: string
  readonly subsets: readonly string[]
  readonly variable?: { readonly wght: { readonly min: string; readonly max: string } } | false
}

/** A file of a font: the weights (`400`, or `100 900`) and the letters that are in it. */
export type FontFile = { readonly weight: string; readonly range: string; readonly name: string; readonly path: string }

export type FontPackage = {
  readonly family: string
  readonly files: readonly FontFile[]
  readonly licence: string
}

/** Letters of the western and the central European languages: a visitor's browser fetches only what a page needs. */
const subsets: readonly string[] = ['latin', 'latin-ext']

/** The files of a font: one for all weights where there is such a package, else one for each weight that a pairing asks for. */
export const readFontPackage = async ({ slug, weights, style }: OfferedFont): Promise<FontPackage> => {
  const folder = folderOf(slug)
  const [about, ranges] = await Promise.all([
    readJson<Metadata>(folder, 'metadata'),
    readJson<Ranges>(folder, 'unicode'),
  ])
  const names = about.variable
    ? [{ part: 'wght', weight: `${about.variable.wght.min} ${about.variable.wght.max}` }]
    : weights.map((weight) => ({ part: weight, weight }))
  const files = subsets
    .filter((subset) => about.subsets.includes(subset))
    .flatMap((subset) =>
      names.map(({ part, weight }) => {
        const name = `${slug}-${subset}-${part}-${style}.woff2`
        return { weight, range: ranges[subset] ?? '', name, path: join(folder, 'files', name) }
      }),
    )
  return { family: about.family, files, licence: await readFile(join(folder, 'LICENSE'), 'utf8') }
}

type Ranges = Readonly<Record<string, string>>

const readJson = async <A>(folder: string, name: string): Promise<A> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as A

const require = createRequire(import.meta.url)

const folderOf = (slug: string): string => {
  const at = (scope: string) => dirname(require.resolve(`${scope}/${slug}/package.json`))
  try {
    return at('@fontsource-variable')
  } catch {
    return at('@fontsource')
  }
}
