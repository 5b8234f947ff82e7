/** Confirms leaving the designer, even while it is opening or broken. The current design is kept and offered again. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { asksToLeave, isAllSaved } from '../../projections/leaving'
import { siteHub } from '../../projections/shell'
import { Dialog } from '../ui/dialog'
import { useProjection, useRecord } from '../flow'

export const ExitDialog = () => {
  const goal = useProjection(asksToLeave)
  const saved = useProjection(isAllSaved)
  const { adminHome } = useProjection(siteHub)
  const record = useRecord()
  if (goal === null) return null
  const stay = () => void record(fact('DialogClosed'))
  const leave = () => void record(goal === 'admin' ? fact('WayOutTaken', { url: adminHome }) : fact('DesignerLeft'))
  return (
    <Dialog title={__('Leave the store designer?', 'customize-your-store')} onClose={stay}>
      <p>
        {saved
          ? __('Everything is saved. You can come back and continue your design at any time.', 'customize-your-store')
          : __('Your draft is kept. Visitors see it only after you save.', 'customize-your-store')}
      </p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={leave}>
          {saved ? __('Exit', 'customize-your-store') : __('Exit and keep the draft', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={stay}>
          {__('Continue designing', 'customize-your-store')}
        </Button>
      </div>
    </Dialog>
  )
}
