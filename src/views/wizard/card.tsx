/** An answer to pick. The native radio button inside is hidden and not focusable: the card is the control. */
import { useId, type KeyboardEvent, type ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  readonly picked: boolean
  readonly onPick: () => void
}

export const Card = ({ title, text, picture, picked, onPick }: Props) => {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPick()
  }
  return (
    <div
      className={`cys-card ${picked ? 'is-picked' : ''}`}
      role="radio"
      aria-checked={picked}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={picked ? 0 : -1}
      onClick={onPick}
      onKeyDown={press}
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
