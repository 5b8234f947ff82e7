/** Scrolls the frame to the requested place, and waits if that place is not drawn yet. Rendered inside the frame. */
import { useReducedMotion } from '@wordpress/compose'
import { useEffect } from 'react'
import type { DrawnSection } from '../blocks-of'
import { useTransient, useTransientStore, type Goal } from '../../design/canvas/transient'
import { boxOf } from './frame-style'
import { useFrame } from './use-frame'

/** Maximum number of animation frames to wait for a section. It is enough to parse and draw one. */
const maxFrames = 60

export const ScrollToGoal = ({ sections }: { readonly sections: readonly DrawnSection[] }) => {
  const goal = useTransient('goal')
  const transient = useTransientStore()
  const calm = useReducedMotion()
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (goal === null || frame === null) return
    let waited = 0
    let next = 0
    const look = () => {
      const top = topOf(frame, goal, sections)
      if (top === null && ++waited < maxFrames) return void (next = requestAnimationFrame(look))
      if (top === null) return
      frame.defaultView?.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' })
      if (goal.to !== 'bottom') transient.put({ goal: null })
    }
    next = requestAnimationFrame(look)
    const end = goal.to === 'bottom' ? followEnd(frame, look, () => transient.put({ goal: null })) : null
    return () => {
      cancelAnimationFrame(next)
      end?.()
    }
  }, [goal, frame, sections, calm, transient])
  return <div ref={mark} hidden />
}

/** Follows the end of a page that is still growing while it is drawn, until the merchant scrolls. */
const followEnd = (frame: Document, again: () => void, taken: () => void): (() => void) => {
  const growth = new ResizeObserver(again)
  growth.observe(frame.documentElement)
  for (const by of byPerson) frame.addEventListener(by, taken, { passive: true })
  return () => {
    growth.disconnect()
    for (const by of byPerson) frame.removeEventListener(by, taken)
  }
}

const byPerson = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** The scroll position for a section. It is centered if it fits; otherwise it starts slightly below the top edge. */
const topOf = (frame: Document, { to }: Goal, sections: readonly DrawnSection[]): number | null => {
  const { defaultView, documentElement } = frame
  if (defaultView === null) return null
  if (to === 'top') return 0
  const last = sections.at(-1)
  if (to === 'bottom') return last !== undefined && boxOf(frame, last) === null ? null : documentElement.scrollHeight
  const section = sections.find(({ id }) => id === to.section)
  const box = section === undefined ? null : boxOf(frame, section)
  if (box === null) return null
  const spare = defaultView.innerHeight - (box.bottom - box.top)
  return defaultView.scrollY + box.top - Math.max(24, spare / 2)
}
