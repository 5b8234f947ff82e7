/** Lays the page out at the width of a phone, a tablet or a desktop. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { desktop, mobile, tablet } from '@wordpress/icons'
import { devices, type Device } from '../../../catalogue/devices'
import { fact } from '../../../events'
import { canvasDevice } from '../../../projections/design/canvas-view'
import { isRevealed } from '../../../projections/design/page'
import { useProjection, useRecord } from '../../flow'

export const DeviceButtons = () => {
  const current = useProjection(canvasDevice)
  const ready = useProjection(isRevealed)
  const record = useRecord()
  return (
    <div className="cys-devices" role="group" aria-label={__('Width of the preview', 'customize-your-store')}>
      {devices.map(({ name, width }) => (
        <Button
          key={name}
          className="cys-devices__button"
          size="compact"
          icon={icons[name]}
          label={labels[name]()}
          aria-pressed={name === current}
          accessibleWhenDisabled
          disabled={!ready}
          onClick={() => void record(fact('CanvasResized', { width }))}
        />
      ))}
    </div>
  )
}

const icons = { phone: mobile, tablet, desktop } as const

const labels: Readonly<Record<Device, () => string>> = {
  phone: () => __('Phone', 'customize-your-store'),
  tablet: () => __('Tablet', 'customize-your-store'),
  desktop: () => __('Desktop', 'customize-your-store'),
}
