/** How readable everything on the page is. What fails comes first: where it is, a button that shows it, and one that mends it. */
import { __ } from '@wordpress/i18n'
import { contrastRows } from '../../../projections/design/contrast/contrast-rows'
import { useProjection } from '../../flow'
import { ContrastRow } from './contrast-row'
import { useMendedFocus } from './use-mended-focus'
import './contrast.css'

export const ContrastList = () => {
  const rows = useProjection(contrastRows)
  const [list, onMend] = useMendedFocus(rows)
  return (
    <section className="cys-contrast">
      <h3 className="cys-contrast__title">{__('Contrast', 'customize-your-store')}</h3>
      <p className="cys-contrast__hint">
        {__(
          'How readable your text is. AA is easy to read for most people, AAA for nearly all.',
          'customize-your-store',
        )}
      </p>
      <ul ref={list}>
        {rows.map((row) => (
          <ContrastRow key={row.key} row={row} onMend={onMend} />
        ))}
      </ul>
    </section>
  )
}
