/** One to five stars. For the keyboard and screen readers they are radio buttons. */
import { _n, sprintf } from '@wordpress/i18n'
import { useId } from 'react'

type Props = { readonly rating: number; readonly onChange: (rating: number) => void }

export const Stars = ({ rating, onChange }: Props) => {
  const group = useId()
  return (
    <div className="cys-stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className={`cys-stars__star ${star <= rating ? 'is-lit' : ''}`}>
          <input
            type="radio"
            className="cys-stars__input"
            name={group}
            aria-label={starName(star)}
            checked={star === rating}
            onChange={() => onChange(star)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </div>
  )
}

const starName = (stars: number): string =>
  /* translators: %d: a number from 1 to 5. */
  sprintf(_n('%d star', '%d stars', stars, 'customize-your-store'), stars)
