/** A theme's image; if it fails to load, its name on a plain background. */
import { useState } from 'react'
import type { ThemeCard } from '../../events/shell/reading'

export const ThemePicture = ({ thumbnail, description, name }: ThemeCard) => {
  const [missing, setMissing] = useState(thumbnail === '')
  return (
    <div className="cys-theme__picture">
      {missing ? (
        <span className="cys-theme__no-picture" aria-hidden="true">
          {name}
        </span>
      ) : (
        <img src={thumbnail} alt={description === '' ? name : description} onError={() => setMissing(true)} />
      )}
    </div>
  )
}
