/**
 * Loads WordPress's media library on demand: about twenty scripts that no other screen needs. `plugin/src/editor/media-library.php` lists those
 * that the page and the designer have not loaded.
 */
import * as t from 'io-ts'
import type { Host } from '../../host'
import { loadDesignerAssets, runInline, type DesignerScript } from '../load-editor'

const Described = t.type({
  words: t.union([t.string, t.null]),
  scripts: t.array(t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })),
  styles: t.array(t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })),
})

type AskWords = Host['mediaWords']

/** Rejects if a file fails to load; the next call continues from there. */
export const loadMediaLibrary = async (askWords: AskWords): Promise<void> => {
  const told: unknown = (window as { customizeYourStoreMedia?: unknown }).customizeYourStoreMedia
  if (!Described.is(told)) throw new Error('The page does not say where the media library is.')
  const { words, scripts, styles } = told
  await loadDesignerAssets({ styles, scripts: [...(words === null ? [] : [wordsAt(words, askWords)]), ...scripts] })
}

const handle = 'customize-your-store-media'

const wordsAt = (address: string, askWords: AskWords): DesignerScript => ({
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
