import { __, sprintf } from '@wordpress/i18n'
import { widthByShape } from '../../../catalogue/pages/logo-width'
import { fact } from '../../../events'
import type { Media } from '../../../events/design/logo'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { fileName } from './file-name'
import { useLibrary, type MediaLibrary } from './use-library'

/** An image chosen in the library becomes the logo. */
export const useMediaLibrary = (present: Media | null, onClosed: () => void): MediaLibrary => {
  const record = useRecord()
  const onChosen = (media: Media) => {
    void record(fact('LogoChosen', { media, width: widthByShape(media) }))
    // translators: %s: name of a picture file.
    announce(sprintf(__('Logo chosen: %s', 'customize-your-store'), fileName(media.url)))
  }
  return useLibrary('logo', present?.id ?? null, { onChosen, onClosed })
}
