import { useEffect, useState } from 'react'
import type { StorePage } from '../../../catalogue/store-pages'
import { draft } from '../../../projections/design/store-page'
import { useProjection } from '../../flow'
import { draftAddress } from './draft-address'

export type DraftPage =
  | { readonly stage: 'asking' | 'failed' | 'missing'; readonly address: string | null }
  | { readonly stage: 'told'; readonly address: string }

/** Pause after a choice before the page is drawn anew, in milliseconds: choices come in rows. */
const rest = 500

/** Where the page is shown in the design as it is now. While that is asked for anew, the former address stands. */
export const useDraftPage = (page: StorePage): { readonly shown: DraftPage; readonly again: () => void } => {
  const now = useProjection(draft)
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState<DraftPage>({ stage: 'asking', address: null })
  useEffect(() => {
    if (now === null) return
    let over = false
    const put = (next: (before: DraftPage) => DraftPage) => {
      if (!over) setShown(next)
    }
    const timer = setTimeout(() => {
      put(({ address }) => ({ stage: 'asking', address }))
      draftAddress(page, now).then(
        (address) => put(() => (address === null ? { stage: 'missing', address } : { stage: 'told', address })),
        () => put(({ address }) => ({ stage: 'failed', address })),
      )
    }, rest)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [now, page, tries])
  return { shown, again: () => setTries(tries + 1) }
}
