/** Edits a text. A change is recorded when the merchant pauses or leaves the text. */
import { useEvent } from '@wordpress/compose'
import { _n, sprintf } from '@wordpress/i18n'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fact } from '../../../events'
import { longestText, type TextItem } from '../../../projections/design/texts'
import { useRecord } from '../../flow'
import { useInHand, type Pace } from '../../ui/use-in-hand'
import type { Format } from '../../../markup/formats'
import { inlineOnly } from '../../../markup/inline'
import { historyWish, isComposing } from '../../ui/keys'
import { forgetFormats, formatTyped, goBack, htmlOf, toggleFormat } from './line-editing'

/** How a text was left: by Enter or Escape, or because the focus went elsewhere. */
export type Leave = 'key' | 'blur'
type Way = { readonly pace: Pace; readonly onLeave?: (how: Leave) => void }

/**
 * `over`: by how many characters the last typed or pasted text would have exceeded the limit. That text was rejected.
 */
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
    onSettle: (how) => {
      hand.settle()
      onLeave?.(how)
    },
  })
  return { line, over }
}

type RichLine = {
  /** The stored text. The element shows it when it changes from elsewhere. */
  readonly html: string
  /** Maximum number of characters. */
  readonly longest: number
  /** `over`: by how many characters the text would have exceeded the limit; 0 if everything was accepted. */
  readonly onChange: (html: string, over: number) => void
  /** Called on Enter, on Escape and on blur. */
  readonly onSettle: (how: Leave) => void
}

/**
 * An editable element with formatted text. React does not render its content, because that would remove what an input method is composing.
 * Pasted and dropped markup becomes plain text.
 */
const useRichLine = ({ html, longest, onChange, onSettle }: RichLine): RefObject<HTMLDivElement> => {
  const ref = useRef<HTMLDivElement>(null)
  const composing = useRef(false)

  const listen = useEvent((event: Event) => {
    const line = ref.current
    if (line === null) return
    const tell = (over = 0) => onChange(htmlOf(line), over)
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
      // A picture has no words, and must not replace those that are selected.
      if (words !== '' && take(words)) insertWords(line, words)
    }
    const press = (keys: KeyboardEvent) => {
      if (keys.key.startsWith('Arrow')) forgetFormats(line)
      const format = isComposing(keys) ? null : formatWish(keys)
      const wish = isComposing(keys) ? null : historyWish(keys)
      if (format !== null || (wish !== null && goBack(line, wish))) {
        keys.preventDefault()
        keys.stopPropagation()
        if (format !== null) toggleFormat(line, format)
        return
      }
      // The canvas forwards keys to the page around it, where the keys of an input method and of the browser's own undo mean other things.
      const isForeign = isComposing(keys) || historyWish(keys) !== null
      const ends = keys.key === 'Escape' || (keys.key === 'Enter' && !keys.shiftKey)
      if (isForeign || ends) event.stopPropagation()
      if (isForeign || !ends) return
      event.preventDefault()
      onSettle('key')
    }
    const handlers: Readonly<Record<string, () => void>> = {
      blur: () => onSettle('blur'),
      pointerdown: () => forgetFormats(line),
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
        if (composing.current) return
        const { inputType, data } = event as InputEvent
        if (inputType === 'insertText' && data !== null) formatTyped(line, data)
        tell()
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
    if (line !== null && !composing.current && htmlOf(line) !== html) line.innerHTML = inlineOnly(html)
  }, [html])
  return ref
}

const listenedTo = [
  'blur',
  'pointerdown',
  'compositionstart',
  'compositionend',
  'beforeinput',
  'input',
  'paste',
  'drop',
  'keydown',
] as const

/** Ctrl or Cmd with B or I. */
const formatWish = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Format | null =>
  (ctrlKey || metaKey) && !altKey && !shiftKey ? (formatKeys[key.toLowerCase()] ?? null) : null

const formatKeys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic' }

/** The length of the line after these words replace its selection. */
const lengthWith = (line: HTMLElement, words: string): number =>
  line.innerText.length - (line.ownerDocument.getSelection()?.toString().length ?? 0) + words.length

/**
 * Inserts words at the caret as if they were typed: the browser sends `input` events, and its own undo includes the change.
 */
const insertWords = ({ ownerDocument }: HTMLElement, words: string) => {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo, and no browser gives it up
  ownerDocument.execCommand('insertText', false, words)
}

/**
 * When a text is recorded during editing. Each time is a step of the design, so it must happen seldom enough to keep undo short and often
 * enough that a reload in the middle of a long text loses little.
 */
export const inSide: Pace = { rest: 800, longest: 5000 }

/** Waits longer than in the sidebar, because the page is redrawn below the text that is being edited. */
export const onPage: Pace = { rest: 2000, longest: 5000 }

/** Explains why the text that was just typed or pasted was rejected. */
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
