/** Keyboard shortcuts for the whole flow log; fields, buttons and lists keep the keys that they use. */
import { useEffect, type RefObject } from 'react'
import { isComposing } from '../../views/design/is-composing'
import { moved } from './moves'

type Options = {
  readonly place: number
  readonly count: number
  readonly field: RefObject<HTMLInputElement>
  readonly onPlace: (place: number) => void
  readonly onPlay: () => void
  readonly onClose: () => void
}

/** How many facts Page Up and Page Down move. */
const page = 20

export const useKeys = ({ place, count, field, onPlace, onPlay, onClose }: Options): void =>
  useEffect(() => {
    const log = field.current?.closest('dialog') ?? null
    const press = (event: KeyboardEvent) => {
      const { target } = event
      // A dialog above the log has its own keys.
      if (target instanceof Element && target.closest('dialog') !== log) return
      if (event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return
      const act = actOf(event)
      if (act === null) return
      event.preventDefault()
      act()
    }
    const actOf = ({ key, target }: KeyboardEvent): (() => void) | null => {
      if (key === 'Escape') return onClose
      if (isField(target)) return null
      if (key === '/') return () => field.current?.focus()
      if (isControl(target)) return null
      if (key === ' ') return onPlay
      const goal = moved(key, place, count, page)
      return goal === null ? null : () => onPlace(goal)
    }
    log?.addEventListener('keydown', press)
    return () => log?.removeEventListener('keydown', press)
  }, [place, count, field, onPlace, onPlay, onClose])

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=range], [type=checkbox]), select, textarea')

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, [role=tab], pre, .cys-log-sessions') !== null
