/** The sessions in this browser, and the storage they use. */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState } from 'react'
import type { SessionSummary } from '../../persistence/summaries'
import type { StorageUse, ViewerHost } from './viewer-host'
import type { Opened } from './opened'
import { RemovedSessions } from './removed-sessions'
import { RemoveSheet } from './remove-sheet'
import { SessionsTable, type Removal } from './sessions-table'
import { Sheet } from './sheet'
import { useOutcomes } from './use-outcomes'
import { bytes } from './words'

type Props = {
  readonly host: ViewerHost
  /** The session on display. */
  readonly session: string
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
}

export const SessionsSheet = ({ host, session, onOpen, onClose }: Props) => {
  const [sessions, setSessions] = useState<readonly SessionSummary[] | null | 'reading'>('reading')
  const [storage, setStorage] = useState<StorageUse | null>(null)
  const [failed, setFailed] = useState(false)
  const [readings, setReadings] = useState(0)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const listed = sessions === 'reading' ? [] : (sessions ?? [])
  const present = host.present.session
  const others = listed.map(({ id }) => id).filter((id) => id !== present)
  const outcomes = useOutcomes(host, others)
  useEffect(() => {
    void host.sessions().then(setSessions)
    void host.storage().then(setStorage)
  }, [host, readings])
  const open = async (id: string) => {
    const facts = id === present ? [] : await host.read(id)
    if (id === present) onOpen({ kind: 'present' })
    else if (facts === null || facts.length === 0) setFailed(true)
    else onOpen({ kind: 'kept', session: id, facts })
  }
  const putAway = () => {
    setRemoval(null)
    setReadings(readings + 1)
    // The row whose button had the focus is about to go.
    region.current?.focus()
  }
  return (
    <Sheet wide title={__('Sessions in this browser', 'customize-your-store')} onClose={onClose}>
      {(failed || sessions === null) && (
        <Notice status="error" isDismissible={false}>
          {__('This browser could not read its log. Only the current session can be shown.', 'customize-your-store')}
        </Notice>
      )}
      {sessions === 'reading' ? (
        <Spinner />
      ) : (
        <SessionsTable
          sessions={listed}
          outcomes={outcomes}
          present={present}
          shown={session}
          region={region}
          onOpen={(id) => void open(id)}
          onRemove={setRemoval}
        />
      )}
      <RemovedSessions attic={host.attic} onBack={() => setReadings(readings + 1)} />
      <div className="cys-log-sheet__actions">
        <p className="cys-log-sheet__room">
          {storage !== null &&
            sprintf(
              // translators: 1: size, e.g. "1.2 MB". 2: size.
              __('This site uses %1$s of the %2$s that your browser grants it.', 'customize-your-store'),
              bytes(storage.used),
              bytes(storage.granted),
            )}
        </p>
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Close', 'customize-your-store')}
        </Button>
      </div>
      {removal !== null && (
        <RemoveSheet removal={removal} host={host} onGone={putAway} onClose={() => setRemoval(null)} />
      )}
    </Sheet>
  )
}
