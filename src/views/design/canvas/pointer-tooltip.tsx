/** A tooltip inside the frame: how texts and pictures are changed. Only for the pointer; the screens say it in words. */
import { __ } from '@wordpress/i18n'
import { useCallback, useRef } from 'react'
import { useTransient } from './transient'
import { useFrame, useListener } from './use-frame'

export const PointerTooltip = () => {
  const [frame, mark] = useFrame()
  const isWriting = useTransient('writing') !== null
  const tip = useRef<HTMLDivElement>(null)
  // Bypasses React: the pointer moves many times per second, and only these two lengths change.
  const follow = useCallback(({ pointerType, clientX, clientY }: PointerEvent) => {
    const { current } = tip
    if (current === null) return
    current.toggleAttribute('data-shown', pointerType !== 'touch')
    current.style.setProperty('--cys-x', `${clientX}px`)
    current.style.setProperty('--cys-y', `${clientY}px`)
  }, [])
  const hide = useCallback(() => tip.current?.removeAttribute('data-shown'), [])
  useListener(frame, 'pointermove', follow)
  useListener(frame, 'pointerdown', follow)
  useListener(frame, 'mouseleave', hide)
  return (
    <div ref={mark} aria-hidden="true">
      <div ref={tip} className="cys-tip" hidden={isWriting}>
        {__('Click a section, then its text or image, to change it.', 'customize-your-store')}
      </div>
    </div>
  )
}
