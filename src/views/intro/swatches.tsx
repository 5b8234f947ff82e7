/** A theme's palettes as two-colored dots: four at most, then the number of others. */
import { VisuallyHidden } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import type { CSSProperties } from 'react'
import type { ThemeCard } from '../../events/shell/reading'

type Props = { readonly palettes: ThemeCard['palettes']; readonly total: number }

const most = 4

export const Swatches = ({ palettes, total }: Props) => {
  if (palettes.length === 0) return null
  const more = total - most
  return (
    <div className="cys-swatches">
      <ul className="cys-swatches__list" aria-label={__('Color palettes', 'customize-your-store')}>
        {palettes.slice(0, most).map(({ title, primary, secondary }) => (
          <li
            key={title}
            className="cys-swatches__dot"
            title={title}
            style={{ '--cys-first': primary, '--cys-second': secondary } as CSSProperties}
          >
            <VisuallyHidden>{title}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <span className="cys-swatches__more">
          <bdi aria-hidden="true" dir="ltr">{`+${more}`}</bdi>
          <VisuallyHidden>
            {/* translators: %d: a number of palettes. */}
            {sprintf(_n('%d more palette', '%d more palettes', more, 'customize-your-store'), more)}
          </VisuallyHidden>
        </span>
      )}
    </div>
  )
}
