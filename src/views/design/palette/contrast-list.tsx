/** How readable each kind of text is, with a button that fixes it. */
import { Button, Icon } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { caution, check } from '@wordpress/icons'
import { useRef } from 'react'
import { fact } from '../../../events'
import { grades, type Grade } from '../../../projections/design/colours'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { placeName } from './place-name'

export const ContrastList = () => (
  <section className="cys-contrast">
    <h3 className="cys-contrast__title">{__('Contrast', 'customize-your-store')}</h3>
    <p className="cys-contrast__hint">
      {__('How readable your text is. AA is easy to read for most people, AAA for nearly all.', 'customize-your-store')}
    </p>
    <ul>
      {useProjection(grades).map((grade) => (
        <Item key={grade.place} {...grade} />
      ))}
    </ul>
  </section>
)

const Item = ({ place, ratio, level, fix }: Grade) => {
  const row = useRef<HTMLLIElement>(null)
  const record = useRecord()
  const name = placeName(place)
  const mend = (colour: string) => {
    void record(fact('ColourChosen', { place, colour }))
    // The button disappears after the fix.
    row.current?.focus()
    // translators: 1: a place on the page, e.g. "Links". 2: a hex color.
    announce(sprintf(__('%1$s can be read now: %2$s', 'customize-your-store'), name, colour))
  }
  return (
    <li className={`cys-contrast__row is-${level.toLowerCase()}`} tabIndex={-1} ref={row}>
      <Icon className="cys-contrast__sign" icon={level === 'fails' ? caution : check} />
      <span className="cys-contrast__name">{name}</span> {/* translators: %s: a ratio of contrast, e.g. 4.5. */}
      <span className="cys-contrast__ratio">{sprintf(__('%s:1', 'customize-your-store'), ratio.toFixed(1))}</span>{' '}
      <span className="cys-contrast__level">{level === 'fails' ? __('Too low', 'customize-your-store') : level}</span>
      {fix !== null && (
        <Button
          className="cys-contrast__fix"
          variant="secondary"
          size="small"
          aria-label={
            // translators: %s: a place on the page, e.g. "Links".
            sprintf(__('Make readable: %s', 'customize-your-store'), name)
          }
          onClick={() => mend(fix)}
        >
          {__('Make readable', 'customize-your-store')}
        </Button>
      )}
    </li>
  )
}
