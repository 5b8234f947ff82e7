/** What was open when the design was saved, and what is hidden for now. */
import { __ } from '@wordpress/i18n'
import { hiddenSections, leftOpen } from '../../projections/left-open'
import { useProjection } from '../flow'
import { hiddenTitle, openTitle } from '../saving/open-words'

export const StillOpen = () => {
  const open = useProjection(leftOpen)
  const hidden = useProjection(hiddenSections)
  const lines = [...open.map(openTitle), ...(hidden.length === 0 ? [] : [hiddenTitle(hidden.length)])]
  if (lines.length === 0) return null
  return (
    <section className="cys-still-open" aria-labelledby="cys-still-open-title">
      <h2 id="cys-still-open-title" className="cys-still-open__title">
        {__('Still open', 'customize-your-store')}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
