/** A text in hand: recorded as one change once it rests, and not before it is short enough. */
import { useState } from 'react'
import { fact } from '../../../events'
import { plainText } from '../../../markup/inline'
import { longestText, type TextItem } from '../../../projections/design/texts'
import { useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'

type Written = {
  readonly html: string
  readonly change: (html: string) => void
  readonly settle: () => void
  /** How many characters it is too long by. */
  readonly over: number
}

/** @param rest pause after which what was typed counts, in milliseconds */
export const useWritten = (
  { section, block, html }: Pick<TextItem, 'section' | 'block' | 'html'>,
  rest: number,
): Written => {
  const record = useRecord()
  const [over, setOver] = useState(0)
  const hand = useInHand(
    html,
    (words, before) =>
      words === before ? Promise.resolve() : record(fact('TextWritten', { section, block, html: words })),
    { rest },
  )
  const change = (words: string) => {
    const excess = Math.max(0, plainText(words).length - longestText)
    setOver(excess)
    if (excess === 0) hand.change(words)
  }
  return { html: hand.value, change, settle: hand.settle, over }
}
