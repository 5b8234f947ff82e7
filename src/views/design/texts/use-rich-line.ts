/**
 * Words in an element that can be edited, with the formats that they have. React does not draw its inside: it would take away what an
 * input method is composing. Pasted and dropped markup becomes plain text.
 */
import { useEvent } from '@wordpress/compose'
import { useEffect, useRef, type RefCallback } from 'react'
import { inlineOnly } from '../../../markup/inline'

type RichLine = {
  /** Shown when it changes from elsewhere while nobody writes here. */
  readonly html: string
  readonly onChange: (html: string) => void
  /** Enter, or the focus going elsewhere. */
  readonly onSettle: () => void
  readonly onCancel: () => void
}

export const useRichLine = ({ html, onChange, onSettle, onCancel }: RichLine): RefCallback<HTMLElement> => {
  const element = useRef<HTMLElement | null>(null)
  const change = useEvent(() => element.current !== null && onChange(wordsIn(element.current)))
  const settle = useEvent(onSettle)
  const press = useEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      onSettle()
    }
  })
  useEffect(() => {
    const { current } = element
    if (current !== null && wordsIn(current) !== html) current.innerHTML = inlineOnly(html)
  }, [html])
  return useRef((now: HTMLElement | null) => {
    if (now === null || now === element.current) return
    element.current = now
    now.innerHTML = inlineOnly(html)
    now.addEventListener('input', change)
    now.addEventListener('paste', paste)
    now.addEventListener('drop', drop)
    now.addEventListener('keydown', press)
    now.addEventListener('blur', settle)
  }).current
}

/** A browser leaves a line break where the last word was deleted. */
const wordsIn = (element: HTMLElement): string => inlineOnly(element.innerHTML).replace(/^<br>$|(?<=\S)<br>$/, '')

const paste = (event: ClipboardEvent) => {
  event.preventDefault()
  insert(event, event.clipboardData)
}

const drop = (event: DragEvent) => {
  event.preventDefault()
  insert(event, event.dataTransfer)
}

/** As if it were typed, so that the browser's own undo knows it. */
const insert = ({ target }: Event, data: DataTransfer | null) => {
  const words = (data?.getData('text/plain') ?? '').replace(/\s+/g, ' ')
  ;(target as Node | null)?.ownerDocument?.execCommand('insertText', false, words)
}
