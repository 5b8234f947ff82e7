/**
 * Around the block editor's frame: once the store's own files are in it, and before the page is drawn there, no script, no handler and no
 * address that runs code is allowed any more. Frames inside it inherit that.
 */
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const policy = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"

export const LockedFrame = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around = place.current
    // Captured on the way down, so that it comes before the block editor's own listener, which draws the page. `load` does not bubble.
    around?.addEventListener('load', lock, { capture: true })
    return () => around?.removeEventListener('load', lock, { capture: true })
  }, [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

const lock = ({ target }: Event) => {
  const frame = target instanceof HTMLIFrameElement ? target.contentDocument : null
  if (frame === null) return
  const rule = frame.createElement('meta')
  rule.httpEquiv = 'Content-Security-Policy'
  rule.content = policy
  frame.head.append(rule)
}
