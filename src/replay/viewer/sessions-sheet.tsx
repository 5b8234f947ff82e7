/** The sessions in this browser, and the storage they use. */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import type { SessionSummary } from '../../persistence/summaries'
import type { StorageUse, ViewerHost } from './viewer-host'
import type { Opened } from './opened'
import { RemovedSessions } from './removed-sessions'
import { Sheet } from './sheet'
import { bytes, dayAndTime } from './words'

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
  useEffect(() => {
    void host.sessions().then(setSessions)
    void host.storage().then(setStorage)
  }, [host, readings])
  const open = async (id: string) => {
    const facts = id === host.present.session ? [] : await host.read(id)
    if (id === host.present.session) onOpen({ kind: 'present' })
    else if (facts === null || facts.length === 0) setFailed(true)
    else onOpen({ kind: 'kept', session: id, facts })
  }
  return (
    <Sheet wide title={__('Sessions in this browser', 'customize-your-store')} onClose={onClose}>
      {(failed || sessions === null) && (
        <Notice status="error" isDismissible={false}>
          {__('This browser could not read its log. Only the present session can be shown.', 'customize-your-store')}
        </Notice>
      )}
      {sessions === 'reading' ? (
        <Spinner />
      ) : (
        <div
          className="cys-log-sessions"
          tabIndex={0}
          role="region"
          aria-label={__('Sessions', 'customize-your-store')}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{__('Opened', 'customize-your-store')}</th>
                <th scope="col">{__('Last fact', 'customize-your-store')}</th>
                <th scope="col">{__('Facts', 'customize-your-store')}</th>
                <th scope="col">{__('Session', 'customize-your-store')}</th>
              </tr>
            </thead>
            <tbody>
              {(sessions ?? []).map(({ id, openedAt, endedAt, facts }) => (
                <tr key={id} className={id === session ? 'is-open' : ''}>
                  <td>
                    <Button variant="link" onClick={() => void open(id)}>
                      {dayAndTime(openedAt)}
                    </Button>
                  </td>
                  <td>{dayAndTime(endedAt)}</td>
                  <td className="is-number">{facts}</td>
                  <td>
                    <code>{id.slice(0, 8)}</code>{' '}
                    {id === host.present.session && <em>{__('present', 'customize-your-store')}</em>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
    </Sheet>
  )
}
