/** How readable everything on the pages of the store is: one line where all is well, else what is not, each with what mends it. */
import { Button, Icon, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { caution, check } from '@wordpress/icons'
import { measurable, readability } from '../../../projections/design/readability'
import { useLaterProjection } from '../../flow'
import { usePast } from '../../past'
import { HardRow } from '../readable/hard-row'
import { useMeasuring } from '../readable/use-measuring'
import { useMendedFocus } from './use-mended-focus'
import './contrast.css'

export const ContrastList = () => {
  const { isMeasured, pages, failed, hard } = useLaterProjection(readability)
  const of = useLaterProjection(measurable)?.of ?? null
  const isPast = usePast() !== null
  const measureAgain = useMeasuring()
  const [section, onMend] = useMendedFocus(hard)
  const isChecking = !isMeasured && of !== null && !isPast
  // Without measuring it is told of the home page.
  const told = isMeasured || isChecking ? pages : 1
  return (
    <section ref={section} className="cys-contrast">
      <h2 className="cys-contrast__title">{__('Contrast', 'customize-your-store')}</h2>
      {(told > 0 || hard.length > 0) && (
        <p className={`cys-contrast__line ${hard.length > 0 ? 'is-fails' : ''}`} role="status" tabIndex={-1}>
          {isChecking && hard.length === 0 ? (
            <>
              <Spinner />
              {
                // translators: %d: number of pages.
                sprintf(_n('Checking %d page…', 'Checking %d pages…', pages, 'customize-your-store'), pages)
              }
            </>
          ) : (
            <>
              <Icon className="cys-contrast__sign" icon={hard.length > 0 ? caution : check} />
              {hard.length > 0
                ? // translators: %d: number of places.
                  sprintf(
                    _n('%d place is hard to read', '%d places are hard to read', hard.length, 'customize-your-store'),
                    hard.length,
                  )
                : // translators: %d: number of pages.
                  sprintf(
                    _n(
                      'All text on %d page is easy to read',
                      'All text on %d pages is easy to read',
                      told,
                      'customize-your-store',
                    ),
                    told,
                  )}
            </>
          )}
        </p>
      )}
      {failed > 0 && (
        <p className="cys-contrast__where">
          {
            // translators: %d: number of pages.
            sprintf(
              _n('%d page could not be checked.', '%d pages could not be checked.', failed, 'customize-your-store'),
              failed,
            )
          }{' '}
          <Button variant="link" onClick={measureAgain}>
            {__('Try again', 'customize-your-store')}
          </Button>
        </p>
      )}
      <ul>
        {hard.map((row) => (
          <HardRow key={row.key} row={row} of={of} onMend={onMend} />
        ))}
      </ul>
    </section>
  )
}
