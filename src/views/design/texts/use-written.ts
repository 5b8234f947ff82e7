/** A text in hand: recorded as one change once it rests, or is left. */
import { useEvent } from '@wordpress/compose'
import { _n, sprintf } from '@wordpress/i18n'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fact } from '../../../events'
import { longestText, type TextItem } from '../../../projections/design/texts'
import { useRecord } from '../../flow'
import { useInHand, type Pace } from '../../ui/use-in-hand'
import { inlineOnly } from '../../../markup/inline'
import { historyWish } from '../use-history'
import { isComposing } from '../is-composing'

type Way = { readonly pace: Pace; readonly onLeave?: () => void }

/** `over`: how many characters too long the text would be with what was just typed or pasted, which was therefore not taken. */
export const useWritten = ({ section, block, html }: TextItem, { pace, onLeave }: Way) => {
  const record = useRecord()
  const [over, setOver] = useState(0)
  const hand = useInHand(
    html,
    (words, before) =>
      words === before ? Promise.resolve() : record(fact('TextWritten', { section, block, html: words })),
    pace,
  )
  const line = useRichLine({
    html: hand.value,
    longest: longestText,
    onChange: (words, excess) => {
      setOver(excess)
      hand.change(words)
    },
    onSettle: () => {
      hand.settle()
      onLeave?.()
    },
  })
  return { line, over }
}

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

/**
 * Words in an element that can be edited, with the formats that they have. React does not draw its inside: it would take away what an
 * input method is composing. Pasted and dropped markup becomes plain text.
 */
const useRichLine = ({ html, longest, onChange, onSettle }: RichLine): RefObject<HTMLDivElement> => {
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

/**
 * Puts words where the caret is.
 *
 * How many characters a line has once these words stand in place of what is selected in it.
 */
const lengthWith = (line: HTMLElement, words: string): number =>
  line.innerText.length - (line.ownerDocument.getSelection()?.toString().length ?? 0) + words.length

/** As if they were typed: the browser tells the change, and its own undo knows it. */
const insertWords = ({ ownerDocument }: HTMLElement, words: string) => {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo, and no browser gives it up
  ownerDocument.execCommand('insertText', false, words)
}

/**
 * When a text that is being written counts. Each time is a step of the design: few enough of them to undo, and enough for a reload in
 * the middle of a long text to lose little.
 */
export const inSide: Pace = { rest: 800, longest: 5000 }

/** Rests longer than in the side, since the page is drawn anew below the hand. */
export const onPage: Pace = { rest: 2000, longest: 5000 }

/** Why what was just typed or pasted is not in the text. */
export const tooLong = (over: number): string =>
  sprintf(
    // translators: %d: a number of characters.
    _n(
      'Not added: the text would be %d character too long.',
      'Not added: the text would be %d characters too long.',
      over,
      'customize-your-store',
    ),
    over,
  )
