/** Below the list of sessions: notes which sessions this page has removed, and restores them. */
import { Button, Notice } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import type { ViewerHost } from './viewer-host'
import { bytes } from './words'

type Props = {
  readonly attic: ViewerHost['attic']
  /** Called when they are in the list again. */
  readonly onBack: () => void
}

export const RemovedSessions = ({ attic, onBack }: Props) => {
  const [failed, setFailed] = useState(false)
  const removed = attic.removed()
  if (removed === null) return null
  const bringBack = async () => {
    const back = await attic.bringBack()
    setFailed(!back)
    if (back) onBack()
  }
  return (
    <>
      {failed && (
        <Notice status="error" isDismissible={false}>
          {__('They could not be brought back: the browser has no space left for them.', 'customize-your-store')}
        </Notice>
      )}
      <div className="cys-log-sheet__actions">
        <p className="cys-log-sheet__room" role="status">
          {sprintf(
            // translators: 1: how many sessions. 2: size, e.g. "1.2 MB".
            _n(
              '%1$d session was removed (%2$s). Until this page is closed, it can be brought back.',
              '%1$d sessions were removed (%2$s). Until this page is closed, they can be brought back.',
              removed.sessions,
              'customize-your-store',
            ),
            removed.sessions,
            bytes(removed.bytes),
          )}
        </p>
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void bringBack()}>
          {__('Bring back', 'customize-your-store')}
        </Button>
      </div>
    </>
  )
}
