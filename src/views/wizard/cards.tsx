/** Radio cards. One is always selected. Arrow keys move and select, Enter and Space select, Tab leaves the group. */
import { __, isRTL } from '@wordpress/i18n'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import './cards.css'
import { pressKey } from '../ui/keys'

type CardContent<Key extends string> = {
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
    // Starts from the focused card, because the selection updates a moment later and keys may be faster.
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

/** Left and right are visual directions, as for native radio buttons. */
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

type CardProps = {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  readonly picked: boolean
  readonly onPick: () => void
}

/** An answer to select. The native radio button inside is hidden and not focusable, because the card is the control. */
const Card = ({ title, text, picture, picked, onPick }: CardProps) => {
  const id = useId()
  return (
    <div
      className={`cys-card ${picked ? 'is-picked' : ''}`}
      role="radio"
      aria-checked={picked}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={picked ? 0 : -1}
      onClick={onPick}
      onKeyDown={pressKey(onPick)}
    >
      <input type="radio" name="user-profile-choice" checked={picked} tabIndex={-1} readOnly hidden />
      <span className="cys-card__picture">{picture}</span>
      <span className="cys-card__words">
        <span className="cys-card__mark" />
        <span id={`${id}title`} className="cys-card__title">
          {title}
        </span>
        <span id={`${id}text`} className="cys-card__text">
          {text}
        </span>
      </span>
    </div>
  )
}
