/** WordPress's own media library as one function, limited to a single image. */
import { __ } from '@wordpress/i18n'
import * as t from 'io-ts'
import type { Media } from '../../../events/design/logo'
import { loadMediaLibrary } from './load-media-library'

type Listeners = { readonly onChosen: (media: Media) => void; readonly onClosed: () => void }

/** @param present the image that is preselected */
export const openMediaLibrary = async (present: Media | null, told: Listeners): Promise<void> => {
  await loadMediaLibrary()
  const { media } = (window as unknown as { wp: { media: Library } }).wp
  frame ??= made(media)
  listeners = told
  frame.open()
  const known = present === null ? [] : [media.attachment(present.id)]
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

/** Reused for the whole page, since each frame leaves its elements in the document. */
let frame: Frame | null = null
let listeners: Listeners | null = null

const made = (library: Library): Frame => {
  const dialog = library({
    title: __('Choose your logo', 'customize-your-store'),
    button: { text: __('Use as logo', 'customize-your-store') },
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
