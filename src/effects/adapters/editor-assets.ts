/** Reads the list of the block editor's scripts and styles from the store (plugin/src/editor/assets.php). */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'
import type { EarlyAnswers } from './early-answers'

const Script = t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })
const Sheet = t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })
const Described = t.type({
  scripts: t.array(Script),
  styles: t.array(Sheet),
  imports: t.record(t.string, t.string),
})

/** The URL of the list, and the handles that the page has already loaded. */
type Told = { readonly assets: string; readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** The handle of the script that is replaced by a call to `ask`. */
const asked = 'customize-your-store-preload'

/**
 * Reads the list. It can change, so each call fetches it; the browser caches it for as long as the server allows. Rejects with an `Error`
 * that names the URL.
 *
 * @param pages accepts absolute addresses
 * @param ask preloads the requests that blocks make when they first render
 */
export const editorAssets =
  (pages: Rest, { assets, ...present }: Told, ask: () => Promise<() => Promise<unknown>>, early: EarlyAnswers) =>
  async (purpose: 'ahead' | 'open') => {
    // Starts before the list arrives, because it does not depend on it. The result may never be used, so a rejection must not go unhandled.
    const answer = purpose === 'open' ? ask() : null
    answer?.catch(() => undefined)
    // A set-up may change all of them before the designer opens.
    if (purpose === 'ahead') early.end('assets', 'blocks', 'flow')
    const page = early.find('assets')
    // Only once: the next time, the list may have changed.
    early.end('assets')
    const here = Described.decode(await page)
    const told = E.isRight(here)
      ? here
      : await firstValueFrom(pages.ask({ method: 'GET', path: assets, reply: Described, deadline }))
    if (E.isLeft(told)) throw new Error(`The store designer needs ${assets}, which could not be loaded.`)
    const { scripts, styles, imports } = told.right
    return {
      scripts: scripts
        .filter(({ handle }) => !present.scripts.includes(handle))
        .map((script) => (script.handle === asked ? { ...script, ask: () => answer ?? ask() } : script)),
      styles: styles.filter(({ handle }) => !present.styles.includes(handle)),
      imports,
    }
  }

/** Milliseconds. Long, because the server boots a whole editor to answer. */
const deadline = 60_000
