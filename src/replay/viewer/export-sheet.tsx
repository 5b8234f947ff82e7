/** Exports a session as a file: what a person typed is masked unless they choose otherwise. */
import { Button, CheckboxControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import type { AnyFact } from '../../persistence/log'
import { exportSession } from './export-session'
import type { ViewerHost } from './viewer-host'
import { Sheet } from './sheet'

type Props = { readonly facts: readonly AnyFact[]; readonly host: ViewerHost; readonly onClose: () => void }

export const ExportSheet = ({ facts, host, onClose }: Props) => {
  const [open, setOpen] = useState(false)
  const save = () => {
    exportSession(host, facts, open)
    onClose()
  }
  return (
    <Sheet title={__('Export this session', 'customize-your-store')} onClose={onClose}>
      <p>
        {__(
          'You get one file with every fact. What was typed, such as the description of the business, is replaced by x unless you choose otherwise. Passwords and tokens are never in it.',
          'customize-your-store',
        )}
      </p>
      <CheckboxControl label={__('Include typed text', 'customize-your-store')} checked={open} onChange={setOpen} />
      <div className="cys-log-sheet__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={save}>
          {__('Save file', 'customize-your-store')}
        </Button>
      </div>
    </Sheet>
  )
}
