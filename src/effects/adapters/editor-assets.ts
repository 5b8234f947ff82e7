/** The block editor's scripts and styles, described by the site editor of this store (plugin/src/editor-assets.php). */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const Script = t.intersection([
  t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) }),
  t.partial({ fresh: t.boolean }),
])
const Sheet = t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })
const Described = t.type({
  scripts: t.array(Script),
  styles: t.array(Sheet),
  imports: t.record(t.string, t.string),
})

/** What the page loads by itself, by handle. */
type Present = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Asks each time: what is told may have changed, and the browser keeps the answer as long as the store says that it holds.
 * Rejected with an `Error` that names the address.
 */
export const editorAssets = (address: string, present: Present) => async (): Promise<t.TypeOf<typeof Described>> => {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null)
  const told = Described.decode(await response?.json().catch(() => null))
  if (response?.ok !== true || E.isLeft(told))
    throw new Error(`The store designer needs ${address}, which could not be loaded.`)
  const { scripts, styles, imports } = told.right
  return {
    scripts: scripts.filter(({ handle }) => !present.scripts.includes(handle)),
    styles: styles.filter(({ handle }) => !present.styles.includes(handle)),
    imports,
  }
}
