import { useState } from 'react'
import type { Media } from '../../../events/design/logo'
import { openMediaLibrary, type LibraryUse } from './media-library'

export type MediaLibrary = { readonly open: () => void; readonly stage: 'idle' | 'loading' | 'failed' }

/**
 * Opens the media library for this use.
 * @param present id of the image that is preselected
 */
export const useLibrary = (
  use: LibraryUse,
  present: number | null,
  told: { readonly onChosen: (media: Media) => void; readonly onClosed: () => void },
): MediaLibrary => {
  const [stage, setStage] = useState<MediaLibrary['stage']>('idle')
  const open = () => {
    setStage('loading')
    openMediaLibrary(use, present, told).then(
      () => setStage('idle'),
      () => setStage('failed'),
    )
  }
  return { open, stage }
}
