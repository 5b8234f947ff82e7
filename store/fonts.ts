import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { constants } from 'node:fs'
import { fontsToInstall } from '../src/catalogue/fonts/fonts-to-install'

/** A package's own description in `metadata.json`. */
type Metadata = { readonly family: string; readonly category: string; readonly weights: readonly number[] }

/** A family as listed in the collection; `file` is a file beside `collection.json`. */
type Family = {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly faces: readonly { readonly weight: string; readonly file: string }[]
}

/**
 * The embedded store's font collection: WordPress's own is on the internet, this one comes with npm. It has the families that the flow
 * installs, each in every upright weight of its package, so that choosing weights is up to the client.
 *
 * Copies the fonts into `<site>/wp-content/cys-fonts` and writes `collection.json` there, which the stand-in's `font-collection.php` serves.
 * Idempotent; repeating it takes a few milliseconds.
 */
export const prepareFonts = async (siteFolder: string): Promise<void> => {
  const target = join(siteFolder, 'wp-content', 'cys-fonts')
  const list = join(target, 'collection.json')
  const collection = await Promise.all(fontsToInstall.map(readFamily))
  const text = JSON.stringify(collection)
  // Written last, so it exists only if every file is there.
  if ((await readFile(list, 'utf8').catch(() => '')) === text) return
  await mkdir(target, { recursive: true })
  await Promise.all(collection.flatMap((family) => family.faces.map(({ file }) => copyFace(family.slug, file, target))))
  await writeFile(list, text)
}

const readFamily = async ({ slug }: { readonly slug: string }): Promise<Family> => {
  const { family, category, weights } = JSON.parse(
    await readFile(join(packageFolder(slug), 'metadata.json'), 'utf8'),
  ) as Metadata
  const faces = weights.map((weight) => ({ weight: String(weight), file: `${slug}-latin-${weight}-normal.woff2` }))
  return { slug, name: family, category, faces }
}

const copyFace = (slug: string, file: string, target: string): Promise<void> =>
  copyFile(join(packageFolder(slug), 'files', file), join(target, file), constants.COPYFILE_FICLONE)

const require = createRequire(import.meta.url)

const packageFolder = (slug: string): string => dirname(require.resolve(`@fontsource/${slug}/package.json`))
