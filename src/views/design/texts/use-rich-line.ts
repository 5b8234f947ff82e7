/**
 * Words in an element that can be edited, with the formats that they have. React does not draw its inside: it would take away what an
 * input method is composing. Pasted and dropped markup becomes plain text.
 */
import { useEvent } from '@wordpress/compose'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { inlineOnly } from '../../../markup/inline'
import { historyWish } from '../history-wish'
import { isComposing } from '../is-composing'
import { insertWords, lengthWith } from './insert-words'

type RichLine = {
  /** Shown when it changes from elsewhere. */
  readonly html: string
  /** Characters that it may have. */
  readonly longest: number
  /** `over`: how many characters too long it would have become; 0 if all was taken. */
  readonly onChange: (html: string, over: number) => void
  /** Enter, Escape (which puts back what was there), or the focus going elsewhere. */
  readonly onSettle: () => void
}

export const useRichLine = ({ html, longest, onChange, onSettle }: RichLine): RefObject<HTMLDivElement> => {
  const ref = useRef<HTMLDivElement>(null)
  const composing = useRef(false)
  const began = useRef<string | null>(null)

  const listen = useEvent((event: Event) => {
    const line = ref.current
    if (line === null) return
    const tell = (over = 0) => onChange(wordsIn(line), over)
    const take = (words: string) => {
      const over = lengthWith(line, words) - longest
      if (over <= 0) return true
      event.preventDefault()
      tell(over)
      return false
    }
    const paste = (data: DataTransfer | null) => {
      event.preventDefault()
      const words = (data?.getData('text/plain') ?? '').replace(/\s+/g, ' ')
      if (take(words)) insertWords(line, words)
    }
    const press = (keys: KeyboardEvent) => {
      // The canvas forwards keys to the page around it, where those of an input method and of the browser's own undo mean other things.
      const { key, shiftKey } = keys
      const isForeign = isComposing(keys) || historyWish(keys) !== null
      const ends = key === 'Escape' || (key === 'Enter' && !shiftKey)
      if (isForeign || ends) event.stopPropagation()
      if (isForeign || !ends) return
      event.preventDefault()
      if (key === 'Escape' && began.current !== null) {
        line.innerHTML = began.current
        tell()
      }
      onSettle()
    }
    const handlers: Readonly<Record<string, () => void>> = {
      focus: () => (began.current = wordsIn(line)),
      blur: onSettle,
      compositionstart: () => (composing.current = true),
      compositionend: () => {
        composing.current = false
        tell()
      },
      beforeinput: () => {
        const { inputType, data } = event as InputEvent
        if (inputType === 'insertText') take(data ?? '')
      },
      input: () => {
        if (!composing.current) tell()
      },
      paste: () => paste((event as ClipboardEvent).clipboardData),
      drop: () => paste((event as DragEvent).dataTransfer),
      keydown: () => press(event as KeyboardEvent),
    }
    handlers[event.type]?.()
  })

  useLayoutEffect(() => {
    const line = ref.current
    for (const type of listenedTo) line?.addEventListener(type, listen)
    return () => {
      for (const type of listenedTo) line?.removeEventListener(type, listen)
    }
  }, [listen])
  useEffect(() => {
    const line = ref.current
    if (line !== null && !composing.current && wordsIn(line) !== html) line.innerHTML = inlineOnly(html)
  }, [html])
  return ref
}

const listenedTo = [
  'focus',
  'blur',
  'compositionstart',
  'compositionend',
  'beforeinput',
  'input',
  'paste',
  'drop',
  'keydown',
] as const

/** A browser leaves a line break where the last word was deleted. */
const wordsIn = (line: HTMLElement): string => inlineOnly(line.innerHTML).replace(/^<br>$|(?<=\S)<br>$/, '')
