/** Asks before a session is deleted or archived, and says what is lost. Archived is exported, then removed. */
import { Button, CheckboxControl, Notice } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { exportSession } from './export-session'
import type { Removal } from './sessions-table'
import { Sheet } from './sheet'
import type { Refusal, ViewerHost } from './viewer-host'
import { dayAndTime } from './words'

type Props = {
  readonly removal: Removal
  readonly host: ViewerHost
  /** Called when the session is gone. */
  readonly onGone: () => void
  readonly onClose: () => void
}

export const RemoveSheet = ({ removal: { how, session }, host, onGone, onClose }: Props) => {
  const [typed, setTyped] = useState(false)
  const [fault, setFault] = useState<Refusal | null>(null)
  const isArchive = how === 'archive'
  const isExported = async (): Promise<boolean> => {
    const facts = await host.read(session.id)
    if (facts === null || facts.length === 0) return false
    exportSession(host, facts, typed)
    return true
  }
  const remove = async () => {
    const refused = isArchive && !(await isExported()) ? 'failed' : await host.attic.remove(session.id)
    if (refused === null) onGone()
    else setFault(refused)
  }
  return (
    <Sheet
      title={
        isArchive
          ? __('Archive this session?', 'customize-your-store')
          : __('Delete this session?', 'customize-your-store')
      }
      onClose={onClose}
    >
      <p>
        {sprintf(
          // translators: 1: how many facts. 2: date and time.
          _n(
            'The %1$d fact of the session of %2$s is removed from this browser.',
            'The %1$d facts of the session of %2$s are removed from this browser.',
            session.facts,
            'customize-your-store',
          ),
          session.facts,
          dayAndTime(session.openedAt),
        )}{' '}
        {isArchive
          ? __('First they are saved to a file, which you can import again.', 'customize-your-store')
          : __('You can no longer view, fork or report it. Its unsaved choices are lost.', 'customize-your-store')}{' '}
        {__(
          'Your store stays as it is. Until this page is closed, the session can be brought back.',
          'customize-your-store',
        )}
      </p>
      {isArchive && (
        <CheckboxControl
          label={__('Include typed text', 'customize-your-store')}
          help={__('Without it, what was typed is replaced by x in the file.', 'customize-your-store')}
          checked={typed}
          onChange={setTyped}
        />
      )}
      {fault !== null && (
        <Notice status="error" isDismissible={false}>
          {fault === 'open'
            ? __('This session is open in another tab. Close that tab and try again.', 'customize-your-store')
            : __('This browser could not remove the session. It is still there.', 'customize-your-store')}
        </Notice>
      )}
      <div className="cys-log-sheet__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" isDestructive={!isArchive} onClick={() => void remove()}>
          {isArchive
            ? __('Save file and remove', 'customize-your-store')
            : __('Delete session', 'customize-your-store')}
        </Button>
      </div>
    </Sheet>
  )
}
