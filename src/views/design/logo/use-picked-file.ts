/** Handles a picked or dropped file: reads its bytes, or declines it with a reason. */
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { fileRules, reasonAgainst } from '../../../projections/design/logo'
import { useProjection } from '../../flow'
import { announce } from '../announce'
import { base64Of, imageOf } from './pixels'

type Told = {
  readonly onTaken: (file: { readonly name: string; readonly mime: string; readonly data: string }) => void
  readonly onDeclined: (name: string, why: 'kind' | 'size') => void
}

export const usePickedFile = ({ onTaken, onDeclined }: Told): ((file: File | undefined) => void) => {
  const rules = useProjection(fileRules)
  return (file) => {
    if (file === undefined) return
    const { name, type: mime } = file
    const reason = reasonAgainst(file, rules)
    if (reason !== null) {
      onDeclined(name, reason)
      return
    }
    // translators: %s: name of a file.
    announce(sprintf(__('Uploading %s…', 'customize-your-store'), name))
    base64Of(file).then(
      (data) => onTaken({ name, mime, data }),
      () => onDeclined(name, 'kind'),
    )
  }
}

/**
 * The logo's image once its pixels can be read; null until then, and if it is on another host that does not allow reading them.
 */
export const useLogoImage = (url: string): HTMLImageElement | null => {
  const [read, setRead] = useState<{ readonly url: string; readonly image: HTMLImageElement } | null>(null)
  useEffect(() => {
    let over = false
    imageOf(url).then(
      (image) => {
        if (!over) setRead({ url, image })
      },
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [url])
  return read?.url === url ? read.image : null
}
