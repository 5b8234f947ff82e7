/** Radio cards: one is always selected. Arrow keys move and select, Enter and Space select, Tab leaves the group. */
import { isRTL } from '@wordpress/i18n'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Card } from './card'
import './cards.css'

export type CardContent<Key extends string> = {
  readonly key: Key
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
}

type Props<Key extends string> = {
  /** The accessible name of the group. */
  readonly label: string
  readonly cards: readonly CardContent<Key>[]
  readonly picked: Key
  readonly onPick: (key: Key) => void
}

export const Cards = <Key extends string>({ label, cards, picked, onPick }: Props<Key>) => {
  const group = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = moveOf(event.key)
    if (by === 0) return
    event.preventDefault()
    // Starts from the focused card: the selection updates a moment later, and keys may be faster.
    const all = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
    const index = (all.findIndex((card) => card === event.target) + by + cards.length) % cards.length
    const next = cards[index]
    if (next === undefined) return
    onPick(next.key)
    all[index]?.focus()
  }
  return (
    <div ref={group} className="cys-cards" role="radiogroup" aria-label={label} onKeyDown={move}>
      {cards.map((card) => (
        <Card {...card} key={card.key} picked={card.key === picked} onPick={() => onPick(card.key)} />
      ))}
    </div>
  )
}

/** As for native radio buttons, left and right are visual directions. */
const moveOf = (key: string): -1 | 0 | 1 => {
  switch (key) {
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'ArrowRight':
      return isRTL() ? -1 : 1
    case 'ArrowLeft':
      return isRTL() ? 1 : -1
    default:
      return 0
  }
}
