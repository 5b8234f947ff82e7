/** Above the palettes: that something is hard to read. A click goes to the list of it, far below. */
import { Button } from '@wordpress/components'
import { _n, sprintf } from '@wordpress/i18n'
import { caution } from '@wordpress/icons'
import { readability } from '../../../projections/design/readability'
import { useLaterProjection } from '../../flow'

export const HardNotice = () => {
  const { hard } = useLaterProjection(readability)
  if (hard.length === 0) return null
  const onClick = () => {
    const line = document.querySelector<HTMLElement>('.cys-contrast__line')
    line?.scrollIntoView({ block: 'start' })
    line?.focus({ preventScroll: true })
  }
  return (
    <Button className="cys-hard-notice" variant="link" icon={caution} onClick={onClick}>
      {
        // translators: %d: number of places.
        sprintf(
          _n('%d place is hard to read', '%d places are hard to read', hard.length, 'customize-your-store'),
          hard.length,
        )
      }
    </Button>
  )
}
