/**
 * How readable the store's pages are: one line if all is well, otherwise a list of what is hard to read, with buttons that fix it.
 */
import { Button, Icon, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { caution, check } from '@wordpress/icons'
import { useEffect, useRef, type RefObject } from 'react'
import { measurable, readability } from '../../../projections/design/readability'
import { useLaterProjection } from '../../flow'
import { usePast } from '../../past'
import { isFocusLost } from '../../ui/focus'
import { HardRow } from '../readable/hard-row'
import { useMeasuring } from '../readable/use-measuring'
import './contrast.css'

export const ContrastList = () => {
  const { isMeasured, pages, failed, hard } = useLaterProjection(readability)
  const of = useLaterProjection(measurable)?.of ?? null
  const isPast = usePast() !== null
  const measureAgain = useMeasuring()
  const [section, onMend] = useMendedFocus(hard)
  const isChecking = !isMeasured && of !== null && !isPast
  // Without measurements, the statement covers the home page only.
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

/**
 * Keeps the focus when the row that has it disappears because it was fixed or measured again. Focuses another row with the same name or, if
 * there is none, the line above the rows.
 *
 * @returns a ref for the list's section, and a function to call just before a row is fixed
 */
const useMendedFocus = (rows: unknown): readonly [RefObject<HTMLElement>, (name: string) => void] => {
  const part = useRef<HTMLElement>(null)
  /** Name of the row that has the focus, or had it when it disappeared. */
  const held = useRef<string | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null
      held.current = row !== null && part.current?.contains(row) ? (row.dataset['name'] ?? null) : null
    }
    const onPress = () => void (held.current = null)
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus, true)
    }
  }, [])
  useEffect(() => {
    if (held.current === null || !isFocusLost()) return
    const next = part.current?.querySelector<HTMLElement>(`[data-name="${held.current}"]`)
    ;(next ?? part.current?.querySelector<HTMLElement>('.cys-contrast__line'))?.focus()
    held.current = null
  }, [rows])
  return [part, (name) => void (held.current = name)]
}
