/** Someone else changed what Save is about to write: asked, not overwritten (D-20). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import type { Written } from '../../events/version'
import { conflict } from '../../projections/designer/saving'
import { Dialog } from '../dialogs/dialog'
import { useProjection, useRecord } from '../flow'

export const ConflictDialog = () => {
  const found = useProjection(conflict)
  const record = useRecord()
  if (found === null) return null
  const cancel = () => void record(fact('SaveNoticeDismissed'))
  return (
    <Dialog key={found.what} title={titles[found.what]()} onClose={cancel}>
      <p>
        {__(
          'It was changed in another place after you began, so saving has stopped. Whichever you choose, your own version stays in the list of steps.',
          'customize-your-store',
        )}
      </p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={cancel}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('TheirsTaken', found))}>
          {__('Keep theirs', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('MineKept', found))}>
          {__('Use mine', 'customize-your-store')}
        </Button>
      </div>
    </Dialog>
  )
}

const titles: Readonly<Record<Written, () => string>> = {
  header: () => __('Someone else changed the header meanwhile', 'customize-your-store'),
  footer: () => __('Someone else changed the footer meanwhile', 'customize-your-store'),
  home: () => __('Someone else changed the home page meanwhile', 'customize-your-store'),
  styles: () => __('Someone else changed the colors and fonts meanwhile', 'customize-your-store'),
  site: () => __('Someone else changed the logo or the site icon meanwhile', 'customize-your-store'),
}
