/** The block editor's scripts and styles, described by the site editor of this store (plugin/src/editor-assets.php). */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../ports'

const Script = t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })
const Sheet = t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })
const Described = t.type({
  scripts: t.array(Script),
  styles: t.array(Sheet),
  imports: t.record(t.string, t.string),
})

/** Where the description is, and what the page loads by itself, by handle. */
type Told = { readonly assets: string; readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** The name, among the scripts, of what is asked instead of being loaded. */
const asked = 'customize-your-store-preload'

/**
 * Asks each time: what is told may have changed, and the browser keeps the answer as long as the store says that it holds.
 * Rejected with an `Error` that names the address.
 *
 * @param pages asked by their whole addresses
 * @param ask for what the blocks ask as soon as they are drawn
 */
export const editorAssets =
  (pages: Rest, { assets, ...present }: Told, ask: () => Promise<() => void>) =>
  async () => {
    const told = await firstValueFrom(pages.ask({ method: 'GET', path: assets, reply: Described, deadline }))
    if (E.isLeft(told)) throw new Error(`The store designer needs ${assets}, which could not be loaded.`)
    const { scripts, styles, imports } = told.right
    return {
      scripts: scripts
        .filter(({ handle }) => !present.scripts.includes(handle))
        .map((script) => (script.handle === asked ? { ...script, ask } : script)),
      styles: styles.filter(({ handle }) => !present.styles.includes(handle)),
      imports,
    }
  }

/** Milliseconds: the store starts a whole editor for it. */
const deadline = 60_000
