import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { PictureItem } from '../../../projections/design/pictures'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { fileName } from '../logo/file-name'
import { useLibrary, type MediaLibrary } from '../logo/use-library'

/** An image chosen in the library replaces the picture at this place. */
export const usePictureLibrary = ({ section, block, id }: PictureItem, onClosed: () => void): MediaLibrary => {
  const record = useRecord()
  return useLibrary('section', id, {
    onChosen: (picture) => {
      void record(fact('PictureChosen', { section, block, picture }))
      // translators: %s: name of a picture file.
      announce(sprintf(__('Image replaced: %s', 'customize-your-store'), fileName(picture.url)))
    },
    onClosed,
  })
}
