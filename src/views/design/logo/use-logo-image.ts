import { useEffect, useState } from 'react'
import { imageOf } from './pixels'

/** The logo's picture once its pixels can be read; null until then, and where another host does not allow it. */
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
