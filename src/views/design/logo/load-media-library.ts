/**
 * Loads WordPress's media library on demand: about twenty scripts that no other screen needs. `plugin/src/editor/media-library.php` lists those
 * that the page and the designer have not loaded.
 */
import * as t from 'io-ts'
import { loadDesignerAssets, runInline, type DesignerScript } from '../load-editor'

const Described = t.type({
  words: t.union([t.string, t.null]),
  scripts: t.array(t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })),
  styles: t.array(t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })),
})

/** The inline code and templates as WordPress prints them on its own pages. */
type Words = { readonly code: readonly string[]; readonly templates: string }

let askWords = (_address: string): Promise<Words> => Promise.reject(new Error('Nobody said how to ask for words.'))

/** Called once at startup, with the function that fetches the code that must run before the library's scripts. */
export const setMediaWords = (how: (address: string) => Promise<Words>): void => {
  askWords = how
}

/** Rejects if a file fails to load; the next call continues from there. */
export const loadMediaLibrary = async (): Promise<void> => {
  const told: unknown = (window as { customizeYourStoreMedia?: unknown }).customizeYourStoreMedia
  if (!Described.is(told)) throw new Error('The page does not say where the media library is.')
  const { words, scripts, styles } = told
  await loadDesignerAssets({ styles, scripts: [...(words === null ? [] : [wordsAt(words)]), ...scripts] })
}

const handle = 'customize-your-store-media'

const wordsAt = (address: string): DesignerScript => ({
  handle,
  src: '',
  ask: async () => {
    const { code, templates } = await askWords(address)
    return () => {
      for (const each of code) runInline(`${handle}-js-before`, each)
      document.body.insertAdjacentHTML('beforeend', templates)
      return Promise.resolve()
    }
  },
})
