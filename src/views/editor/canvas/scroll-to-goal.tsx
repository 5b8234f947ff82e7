/** Inside the frame: scrolls where the desk asks for. A section that was just inserted is not drawn yet, so this waits for it. */
import { useReducedMotion } from '@wordpress/compose'
import { useEffect } from 'react'
import type { DrawnSection } from './blocks-of'
import { useDesk, useInHand, type Goal } from './desk'
import { boxOf } from './frame-geometry'
import { useFrame } from './use-frame'

/** Frames of the screen to wait for a section; more than enough for a parse and a draw. */
const patience = 60

export const ScrollToGoal = ({ sections }: { readonly sections: readonly DrawnSection[] }) => {
  const goal = useInHand('goal')
  const desk = useDesk()
  const calm = useReducedMotion()
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (goal === null || frame === null) return
    let waited = 0
    let next = 0
    const look = () => {
      const top = topOf(frame, goal, sections)
      if (top === null && ++waited < patience) return void (next = requestAnimationFrame(look))
      if (top !== null) frame.defaultView?.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' })
      if (top !== null) desk.put({ goal: null })
    }
    next = requestAnimationFrame(look)
    return () => cancelAnimationFrame(next)
  }, [goal, frame, sections, calm, desk])
  return <div ref={mark} hidden />
}

/** A section comes to stand a little below the upper edge; one that fits is centred. */
const topOf = (frame: Document, { to }: Goal, sections: readonly DrawnSection[]): number | null => {
  const { defaultView, documentElement } = frame
  if (defaultView === null) return null
  if (to === 'top') return 0
  if (to === 'bottom') return documentElement.scrollHeight
  const section = sections.find(({ id }) => id === to.section)
  const box = section === undefined ? null : boxOf(frame, section)
  if (box === null) return null
  const spare = defaultView.innerHeight - (box.bottom - box.top)
  return defaultView.scrollY + box.top - Math.max(24, spare / 2)
}
