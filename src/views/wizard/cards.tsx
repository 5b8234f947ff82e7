/** Radio cards. One is always selected. Arrow keys move and select, Enter and Space select, Tab leaves the group. */
import { __, isRTL } from '@wordpress/i18n'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import './cards.css'
import type { Look } from '../../catalogue/wizard/looks'
import type { Tone } from '../../catalogue/wizard/tones'
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

/** The three looks, in words and small illustrations. */
export const lookCards = (): readonly CardContent<Look>[] => [
  {
    key: 'Contemporary',
    title: __('Contemporary', 'customize-your-store'),
    text: __('Clean and modern, with clear lines and plenty of space.', 'customize-your-store'),
    picture: <ContemporaryPicture />,
  },
  {
    key: 'Classic',
    title: __('Classic', 'customize-your-store'),
    text: __('Timeless and elegant, with fine letters and quiet colors.', 'customize-your-store'),
    picture: <ClassicPicture />,
  },
  {
    key: 'Bold',
    title: __('Bold', 'customize-your-store'),
    text: __('Strong and striking, with big shapes and bright colors.', 'customize-your-store'),
    picture: <BoldPicture />,
  },
]

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 240 150"
    preserveAspectRatio="xMidYMid slice"
    className="cys-look"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** A font specimen, the same in every language. */
const letters = 'Aa'

/** Our small illustrations of a shop's page in each look. */
const ContemporaryPicture = () => (
  <Picture>
    <rect width="240" height="150" fill="#f3f5f7" />
    <path d="M20 20h22M168 20h12M188 20h12M208 20h12" stroke="#1f2933" strokeWidth="3" strokeLinecap="round" />
    <path d="M20 58h78M20 72h56" stroke="#1f2933" strokeWidth="8" strokeLinecap="round" />
    <path d="M20 92h64M20 100h48" stroke="#9aa5b1" strokeWidth="3" strokeLinecap="round" />
    <rect x="20" y="114" width="44" height="14" rx="7" fill="#1f2933" />
    <rect x="128" y="40" width="92" height="92" rx="6" fill="#dfe6ec" />
    <path d="M160 66h28v44a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6z" fill="#5b8a9a" />
    <rect x="166" y="56" width="16" height="10" rx="2" fill="#3f6b7a" />
    <rect x="160" y="82" width="28" height="16" fill="#f3f5f7" />
  </Picture>
)

const ClassicPicture = () => (
  <Picture>
    <rect width="240" height="150" fill="#f4ecdf" />
    <rect x="10.5" y="10.5" width="219" height="129" fill="none" stroke="#c9b899" />
    <path d="M108 24h24M28 24h34M178 24h34" stroke="#6b5a3e" strokeWidth="2" strokeLinecap="round" />
    <path d="M28 34h184" stroke="#c9b899" />
    <path d="M30 130V86a30 30 0 0 1 60 0v44z" fill="#dccfb6" />
    <path d="M60 130c-16-8-20-26-14-40 4 10 12 14 14 26 2-12 10-16 14-26 6 14 2 32-14 40z" fill="#5f6f52" />
    <path d="M52 130h16v-14H52z" fill="#8a5a3c" />
    <text
      x="154"
      y="82"
      textAnchor="middle"
      fontFamily="Georgia, 'Times New Roman', serif"
      fontSize="34"
      fill="#3b2f1e"
    >
      {letters}
    </text>
    <path d="M118 94h72M128 103h52" stroke="#a08e6e" strokeWidth="2" strokeLinecap="round" />
    <rect x="128.5" y="113.5" width="51" height="15" fill="none" stroke="#3b2f1e" />
    <path d="M142 121h24" stroke="#3b2f1e" strokeWidth="2" strokeLinecap="round" />
  </Picture>
)

const BoldPicture = () => (
  <Picture>
    <rect width="240" height="150" fill="#ffd23f" />
    <circle cx="188" cy="92" r="66" fill="#ee4266" />
    <path d="M0 150V112l58-30 62 68z" fill="#3a1772" />
    <rect x="16" y="14" width="20" height="12" fill="#1b0b3b" />
    <path d="M18 46h110M18 68h80" stroke="#1b0b3b" strokeWidth="15" />
    <path d="M160 104h46l18 20v10h-68v-22z" fill="#fff" />
    <path d="M156 134h72v8h-72z" fill="#1b0b3b" />
    <path d="M160 104l10-36h20l-2 26 18 10z" fill="#0ead69" />
    <rect x="18" y="94" width="54" height="18" fill="#ee4266" />
    <path d="M30 103h30" stroke="#fff" strokeWidth="4" />
  </Picture>
)

/** The three tones, each with a sample sentence. */
export const toneCards = (): readonly CardContent<Tone>[] => [
  {
    key: 'Informal',
    title: __('Informal', 'customize-your-store'),
    text: __('Easy-going, as among friends.', 'customize-your-store'),
    picture: sample(
      __('“Hey, good to see you! Still warm from the oven, and yours in a minute.”', 'customize-your-store'),
    ),
  },
  {
    key: 'Neutral',
    title: __('Neutral', 'customize-your-store'),
    text: __('Factual, in everyday words.', 'customize-your-store'),
    picture: sample(
      __('“Our bread is baked every morning. Order by ten and pick it up at noon.”', 'customize-your-store'),
    ),
  },
  {
    key: 'Formal',
    title: __('Formal', 'customize-your-store'),
    text: __('Courteous and exact.', 'customize-your-store'),
    picture: sample(
      __('“It is our pleasure to welcome you. Every loaf is made with the utmost care.”', 'customize-your-store'),
    ),
  },
]

const sample = (words: string) => <span className="cys-card__sample">{words}</span>
