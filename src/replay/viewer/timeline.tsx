/** The facts in order, one per line. */
import { __ } from '@wordpress/i18n'
import { memo } from 'react'
import type { AnyFact } from '../../persistence/log'
import { factFamilyOf } from './fact-families'
import { clockTime, familyName, payloadInShort } from './words'
import './timeline.css'
import { VirtualList } from './virtual-list'

type Props = {
  readonly facts: readonly AnyFact[]
  /** Indexes of the facts shown. */
  readonly shown: readonly number[]
  readonly selected: number
  readonly onSelect: (index: number) => void
}

export const rowHeight = 28

export const Timeline = ({ facts, shown, selected, onSelect }: Props) => {
  const place = placeOf(shown, selected)
  return (
    <VirtualList
      className="cys-log-timeline"
      count={shown.length}
      rowHeight={rowHeight}
      at={place}
      atId={rowId(shown[place] ?? -1)}
      role="listbox"
      tabIndex={0}
      aria-label={__('Facts', 'customize-your-store')}
      row={(position) => {
        const index = shown[position] ?? 0
        const fact = facts[index]
        if (fact === undefined) return null
        return (
          <Row
            key={index}
            fact={fact}
            index={index}
            position={position}
            of={shown.length}
            selected={index === selected}
            onSelect={onSelect}
          />
        )
      }}
    />
  )
}

type RowProps = Pick<Props, 'onSelect'> & {
  readonly fact: AnyFact
  readonly index: number
  readonly position: number
  readonly of: number
  readonly selected: boolean
}

const Row = memo(({ fact, index, position, of, selected, onSelect }: RowProps) => {
  const { seq, at, event } = fact
  const family = factFamilyOf(event.type)
  return (
    <div
      id={rowId(index)}
      className={`cys-log-row is-${family}`}
      role="option"
      aria-selected={selected}
      aria-setsize={of}
      aria-posinset={position + 1}
      onClick={() => onSelect(index)}
    >
      <span className="cys-log-row__seq">{seq}</span>
      <time className="cys-log-row__time">{clockTime(at)}</time>
      <span className="cys-log-sign">{familyName(family)}</span>
      <span className="cys-log-row__what">
        <b>{nameOf(fact)}</b> {payloadInShort(event)}
      </span>
    </div>
  )
})
Row.displayName = 'Row'

/** The type under which the fact was recorded, even if this build does not know it. */
export const nameOf = ({ event }: AnyFact): string => {
  if (event.type !== 'UnknownFact') return event.type
  const raw = event.raw as { readonly type?: unknown } | null
  return typeof raw?.type === 'string' ? raw.type : event.type
}

/** The position of the fact among those shown, or where it would be inserted. */
export const placeOf = (shown: readonly number[], index: number): number => {
  let [low, high] = [0, shown.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shown[middle] ?? Infinity) < index) low = middle + 1
    else high = middle
  }
  return Math.min(low, shown.length - 1)
}

const rowId = (index: number) => `cys-log-row-${index}`
