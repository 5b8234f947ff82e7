import { useEffect, useRef, useState } from 'react'
import { drafting, type Drafting } from './drafting'

/**
 * A text being edited: shown immediately, stored at each pause and on unmount. Follows changes from elsewhere.
 * @param keep resolves when `kept` has been updated
 */
export const useDraft = (kept: string, keep: (text: string) => Promise<void>): Drafting & { readonly text: string } => {
  const [hand, setHand] = useState<string | null>(null)
  const latest = useRef(keep)
  useEffect(() => void (latest.current = keep))
  const [it] = useState(() =>
    drafting((text) => void latest.current(text).then(() => setHand((now) => (now === text ? null : now)))),
  )
  useEffect(() => it.settle, [it])
  const change = (text: string) => {
    setHand(text)
    it.change(text)
  }
  return { text: hand ?? kept, change, settle: it.settle }
}
