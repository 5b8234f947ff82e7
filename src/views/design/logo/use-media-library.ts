import { __, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../../events'
import type { Media } from '../../../events/design/logo'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { fileName } from './file-name'
import { openMediaLibrary } from './media-library'

type MediaLibrary = { readonly open: () => void; readonly stage: 'idle' | 'loading' | 'failed' }

/** An image chosen in the library becomes the logo. */
export const useMediaLibrary = (present: Media | null, onClosed: () => void): MediaLibrary => {
  const record = useRecord()
  const [stage, setStage] = useState<MediaLibrary['stage']>('idle')
  const onChosen = (media: Media) => {
    void record(fact('LogoChosen', { media }))
    // translators: %s: name of a picture file.
    announce(sprintf(__('Logo chosen: %s', 'customize-your-store'), fileName(media.url)))
  }
  const open = () => {
    setStage('loading')
    openMediaLibrary(present, { onChosen, onClosed }).then(
      () => setStage('idle'),
      () => setStage('failed'),
    )
  }
  return { open, stage }
}
