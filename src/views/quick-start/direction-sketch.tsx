/** A small drawing of what is known of a direction's page, in its colors and letters, until the page itself is drawn. */
import { useEffect, useState } from 'react'
import type { Sketch } from '../../projections/design/direction-sketch'
import { previewFontsCss } from '../../projections/design/fonts-shown'
import { useProjection } from '../flow'
import './direction-sketch.css'

/** The places of what is not known yet are kept, so that nothing moves when it comes. Hidden from screen readers by what is around it. */
export const DirectionSketch = ({ sketch }: { readonly sketch: Sketch }) => {
  const { look, colors, font, name, goods, picture } = sketch
  const headline = useFont(font) ? sketch.headline : null
  return (
    <span
      className={`cys-sketch is-${look.toLowerCase()}`}
      style={{ color: colors.text, background: colors.ground, ['--cys-sketch-goods' as string]: colors.button }}
    >
      <span className="cys-sketch__bar">
        <bdi className="cys-sketch__name" style={letters(font)}>
          {name}
        </bdi>
        <span className="cys-sketch__menu">
          <i />
          <i />
          <i />
        </span>
      </span>
      <span className="cys-sketch__hero">
        <span className="cys-sketch__words">
          <span className="cys-sketch__place">
            {headline !== null && (
              <span className="cys-sketch__headline cys-sketch__piece" style={letters(font)}>
                {headline}
              </span>
            )}
          </span>
          <span className="cys-sketch__button" style={{ background: colors.button }} />
        </span>
        <span className="cys-sketch__picture">{picture !== null && <Picture address={picture} />}</span>
      </span>
      <span className="cys-sketch__goods">
        {[0, 1, 2, 3].map((place) => (
          <span key={place} className="cys-sketch__good">
            {goods[place] !== undefined && <Picture address={goods[place].picture} />}
          </span>
        ))}
      </span>
    </span>
  )
}

const Picture = ({ address }: { readonly address: string }) => (
  <img className="cys-sketch__piece" src={address} alt="" />
)

/** Whether the letters are there, or do not come: a headline in other ones would move. */
const useFont = (font: Sketch['font']): boolean => {
  const files = useProjection(previewFontsCss)
  const [there, setThere] = useState<string | null>(null)
  const letter = font === null ? null : `${font.weight} 16px ${font.family}`
  useEffect(() => {
    if (letter === null) return
    const arrived = () => setThere(letter)
    document.fonts.load(letter).then(arrived, arrived)
  }, [letter, files])
  return there === letter
}

const letters = (font: Sketch['font']) => (font === null ? {} : { fontFamily: font.family, fontWeight: font.weight })
