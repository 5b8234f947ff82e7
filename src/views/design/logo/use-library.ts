/** Opens WordPress's media library to choose a logo or a picture of a section. */
import { __ } from '@wordpress/i18n'
import * as t from 'io-ts'
import { useState } from 'react'
import type { Media } from '../../../events/design'
import { useHost, type Host } from '../../host'
import { loadDesignerAssets, runInline, type DesignerScript } from '../load-editor'

export type MediaLibrary = { readonly open: () => void; readonly stage: 'idle' | 'loading' | 'failed' }

/** @param present id of the image that is preselected */
export const useLibrary = (
  use: LibraryUse,
  present: number | null,
  told: { readonly onChosen: (media: Media) => void; readonly onClosed: () => void },
): MediaLibrary => {
  const { mediaWords } = useHost()
  const [stage, setStage] = useState<MediaLibrary['stage']>('idle')
  const open = () => {
    setStage('loading')
    openMediaLibrary(mediaWords, use, present, told).then(
      () => setStage('idle'),
      () => setStage('failed'),
    )
  }
  return { open, stage }
}

type Listeners = { readonly onChosen: (media: Media) => void; readonly onClosed: () => void }

/** The purpose of the image. Each has its own dialog with its own texts. */
type LibraryUse = 'logo' | 'section'

/**
 * Opens WordPress's media library, limited to a single image.
 *
 * @param present the image that is preselected; its id in the library
 */
const openMediaLibrary = async (
  askWords: Host['mediaWords'],
  use: LibraryUse,
  present: number | null,
  told: Listeners,
): Promise<void> => {
  await loadMediaLibrary(askWords)
  const { media } = (window as unknown as { wp: { media: Library } }).wp
  const frame = frames.get(use) ?? made(media, use)
  frames.set(use, frame)
  listeners = told
  frame.open()
  const known = present === null ? [] : [media.attachment(present)]
  for (const each of known) each.fetch()
  frame.state().get('selection').reset(known)
}

type Attachment = { readonly fetch: () => unknown; readonly toJSON: () => unknown }
type Selection = { readonly first: () => Attachment | undefined; readonly reset: (to: readonly Attachment[]) => void }
type Frame = {
  readonly on: (event: 'select' | 'close', listener: () => void) => void
  readonly open: () => void
  readonly state: () => { readonly get: (name: 'selection') => Selection }
}
type Library = ((options: unknown) => Frame) & { readonly attachment: (id: number) => Attachment }

/** Reused for the lifetime of the page, because each frame leaves its elements in the document. */
const frames = new Map<LibraryUse, Frame>()
let listeners: Listeners | null = null

const wordsFor = (use: LibraryUse) =>
  use === 'logo'
    ? { title: __('Choose your logo', 'customize-your-store'), button: __('Use as logo', 'customize-your-store') }
    : { title: __('Choose an image', 'customize-your-store'), button: __('Use image', 'customize-your-store') }

const made = (library: Library, use: LibraryUse): Frame => {
  const { title, button } = wordsFor(use)
  const dialog = library({
    title,
    button: { text: button },
    library: { type: 'image' },
    multiple: false,
  })
  dialog.on('select', () => {
    const media = mediaOf(dialog.state().get('selection').first()?.toJSON())
    if (media !== null) listeners?.onChosen(media)
  })
  dialog.on('close', () => listeners?.onClosed())
  return dialog
}

const Picture = t.intersection([
  t.type({ id: t.number, url: t.string }),
  t.partial({ width: t.number, height: t.number, alt: t.string }),
])

const mediaOf = (attachment: unknown): Media | null => {
  if (!Picture.is(attachment)) return null
  const { id, url, width = 0, height = 0, alt = '' } = attachment
  return { id, url, width, height, alt }
}

const Described = t.type({
  words: t.union([t.string, t.null]),
  scripts: t.array(t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })),
  styles: t.array(t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })),
})

type AskWords = Host['mediaWords']

/** Rejects if a file fails to load; the next call continues from there. */
const loadMediaLibrary = async (askWords: AskWords): Promise<void> => {
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
