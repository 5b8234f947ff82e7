/**
 * WordPress's own media library comes only when it is asked for: some twenty scripts that no other screen needs.
 * `plugin/src/media-library.php` describes them, without those that page and designer have anyway.
 */
import * as t from 'io-ts'
import { loadDesignerAssets } from '../designer-assets'

const Described = t.type({
  scripts: t.array(t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })),
  styles: t.array(t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })),
})

/** Rejected when a file does not come; the next call goes on from there. */
export const loadMediaLibrary = async (): Promise<void> => {
  const told: unknown = (window as { customizeYourStoreMedia?: unknown }).customizeYourStoreMedia
  if (!Described.is(told)) throw new Error('The page does not say where the media library is.')
  await loadDesignerAssets(told)
}
