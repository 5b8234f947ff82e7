/** The small picture of a section: its ground, its first picture, and lines where its words are. */
import type { SectionCard } from '../../../projections/design/section-cards'
import { usePast } from '../../past'

/** A viewed recording loads nothing from the store. */
export const SectionPicture = ({ card: { ground, picture, shape } }: { readonly card: SectionCard }) => {
  const isPast = usePast() !== null
  const image = picture === null || isPast ? {} : { backgroundImage: `url(${JSON.stringify(picture)})` }
  return (
    <span
      className={`cys-section-picture is-${shape}`}
      style={ground === null ? {} : { backgroundColor: ground }}
      aria-hidden="true"
    >
      {shape !== 'words' && <i className="cys-section-picture__image" style={image} />}
      {shape === 'tiles' && (
        <>
          <i className="cys-section-picture__image" />
          <i className="cys-section-picture__image" />
        </>
      )}
      <i className="cys-section-picture__lines" />
    </span>
  )
}
