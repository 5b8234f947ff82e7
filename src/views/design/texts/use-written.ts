/** A text in hand: recorded as one change once it rests, or is left. */
import { useState } from 'react'
import { fact } from '../../../events'
import { longestText, type TextItem } from '../../../projections/design/texts'
import { useRecord } from '../../flow'
import type { Pace } from '../../ui/resting'
import { useInHand } from '../../ui/use-in-hand'
import { useRichLine } from './use-rich-line'

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
