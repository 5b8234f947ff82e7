/** When the text that is being edited on the page is left: not while the focus is in its tools. */
import { useCallback } from 'react'
import { useTransientStore } from '../canvas/transient'
import type { Leave } from './use-written'

/** The class of the tools: the toolbar and what it opens. */
export const toolsClass = 'cys-text-tools'

/** @returns a function to call when the text or its tools lose the focus, or a key ends the text */
export const useLeave = (): ((how: Leave) => void) => {
  const transient = useTransientStore()
  return useCallback(
    (how) => {
      const { line } = transient.state()
      if (how === 'key') {
        transient.put({ writing: null })
        return
      }
      // What gets the focus has it only after the event.
      setTimeout(() => {
        const { element } = transient.state().line ?? {}
        if (element === undefined || element !== line?.element) return
        if (!isInTools(document.activeElement) && !hasFocus(element)) transient.put({ writing: null })
      })
    },
    [transient],
  )
}

const isInTools = (element: Element | null): boolean => element?.closest(`.${toolsClass}`) != null

const hasFocus = ({ ownerDocument: frame }: HTMLElement): boolean =>
  frame.hasFocus() && frame.activeElement?.matches('.cys-text-in-place') === true
