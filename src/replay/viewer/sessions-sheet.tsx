/** The sessions in this browser, and the storage they use. */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { SessionSummary } from '../../persistence/remove-sessions'
import type { Refusal, StorageUse, ViewerHost } from './viewer-host'
import type { Opened } from './states'
import { bytes, dayAndTime, screenName } from './words'
import { Sheet } from './sheet'
import { foldAll, type State } from '../../reducers'
import { isFinished } from '../../projections/finished'
import { screen, type Screen } from '../../projections/screen'

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
  const [deleting, setDeleting] = useState<SessionSummary | null>(null)
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
  const forget = () => {
    setDeleting(null)
    setReadings(readings + 1)
    // The row whose button had the focus is about to be removed.
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
          onDelete={setDeleting}
        />
      )}
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
      {deleting !== null && (
        <DeleteSheet session={deleting} host={host} onGone={forget} onClose={() => setDeleting(null)} />
      )}
    </Sheet>
  )
}

/**
 * How the sessions of a list ended, in words, for each session that has been read so far. Sessions are read and folded one after another,
 * because a long one takes a moment.
 */
const useOutcomes = (host: ViewerHost, ids: readonly string[]): ReadonlyMap<string, string> => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map())
  const list = ids.join('\n')
  useEffect(() => {
    let isOver = false
    const readAll = async () => {
      for (const id of list.split('\n').filter((one) => one !== '')) {
        const words = await endOf(host, id)
        if (isOver) return
        setOutcomes((known) => new Map(known).set(id, words))
      }
    }
    void readAll()
    return () => {
      isOver = true
    }
  }, [host, list])
  return outcomes
}

/** A session that cannot be read or folded must not hide the others. */
const endOf = async ({ read }: ViewerHost, id: string): Promise<string> => {
  const facts = await read(id).catch(() => null)
  if (facts === null || facts.length === 0) return __('Cannot be read', 'customize-your-store')
  return outcomeWords(sessionOutcome(foldAll(facts)))
}

/** How a session ended, for the list of sessions. */
export const outcomeWords = (outcome: SessionOutcome): string => {
  switch (outcome.kind) {
    case 'abandoned':
      return __('Abandoned', 'customize-your-store')
    case 'saved':
      return __('Saved', 'customize-your-store')
    case 'restored':
      return __('Former design restored', 'customize-your-store')
    case 'undone':
      return __('Restoring undone', 'customize-your-store')
    case 'stuck':
      // translators: %s: name of a screen.
      return sprintf(__('Stuck at an error: %s', 'customize-your-store'), screenName(outcome.screen))
    case 'open':
      return outcome.saved
        ? // translators: %s: name of a screen.
          sprintf(__('Saved, then left open: %s', 'customize-your-store'), screenName(outcome.screen))
        : // translators: %s: name of a screen.
          sprintf(__('Left open: %s', 'customize-your-store'), screenName(outcome.screen))
  }
}

type DeleteSheetProps = {
  readonly session: SessionSummary
  readonly host: ViewerHost
  /** Called when the session is gone. */
  readonly onGone: () => void
  readonly onClose: () => void
}

/** Asks before a session is deleted, and says what is lost. */
const DeleteSheet = ({ session, host, onGone, onClose }: DeleteSheetProps) => {
  const [fault, setFault] = useState<Refusal | null>(null)
  const remove = async () => {
    const refused = await host.remove(session.id)
    if (refused === null) onGone()
    else setFault(refused)
  }
  return (
    <Sheet title={__('Delete this session?', 'customize-your-store')} onClose={onClose}>
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
        {__('You can no longer view, fork or report it. Its unsaved choices are lost.', 'customize-your-store')}{' '}
        {__('Your store stays as it is.', 'customize-your-store')}
      </p>
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
        <Button __next40pxDefaultSize variant="primary" isDestructive onClick={() => void remove()}>
          {__('Delete session', 'customize-your-store')}
        </Button>
      </div>
    </Sheet>
  )
}

type SessionOutcome =
  | { readonly kind: 'abandoned' | 'saved' | 'restored' | 'undone' }
  /** `saved`: the session was saved before, and something followed. */
  | { readonly kind: 'open' | 'stuck'; readonly screen: Screen; readonly saved: boolean }

/**
 * How a session ended, or where it was left.
 *
 * @param state after the session's last fact
 */
export const sessionOutcome = (state: State): SessionOutcome => {
  const { abandoned, restoring, saving } = state
  if (abandoned) return { kind: 'abandoned' }
  if (restoring.stage === 'done') return { kind: restoring.way === 'back' ? 'restored' : 'undone' }
  if (isFinished(state)) return { kind: 'saved' }
  const isStuck = saving.stage === 'failed' || restoring.stage === 'failed'
  return { kind: isStuck ? 'stuck' : 'open', screen: screen(state), saved: saving.stage === 'saved' }
}

type TableProps = {
  readonly sessions: readonly SessionSummary[]
  readonly outcomes: ReadonlyMap<string, string>
  readonly present: string
  /** The session on display. */
  readonly shown: string
  /** Gets the focus when a row was removed. */
  readonly region: RefObject<HTMLDivElement>
  readonly onOpen: (id: string) => void
  readonly onDelete: (session: SessionSummary) => void
}

const SessionsTable = ({ sessions, outcomes, present, shown, region, onOpen, onDelete }: TableProps) => (
  <div
    ref={region}
    className="cys-log-sessions"
    tabIndex={0}
    role="region"
    aria-label={__('Sessions', 'customize-your-store')}
  >
    <table>
      <thead>
        <tr>
          <th scope="col">{__('Opened', 'customize-your-store')}</th>
          <th scope="col">{__('How it ended', 'customize-your-store')}</th>
          <th scope="col">{__('Last fact', 'customize-your-store')}</th>
          <th scope="col">{__('Facts', 'customize-your-store')}</th>
          <th scope="col">{__('Session', 'customize-your-store')}</th>
          <th scope="col">{__('Actions', 'customize-your-store')}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id} className={session.id === shown ? 'is-open' : ''}>
            <td>
              <Button variant="link" onClick={() => onOpen(session.id)}>
                {dayAndTime(session.openedAt)}
              </Button>
            </td>
            <td className="cys-log-sessions__outcome">
              {session.id === present ? __('Open now', 'customize-your-store') : (outcomes.get(session.id) ?? '…')}
            </td>
            <td>{dayAndTime(session.endedAt)}</td>
            <td className="is-number">{session.facts}</td>
            <td>
              <code>{session.id.slice(0, 8)}</code>{' '}
              {session.id === present && <em>{__('current', 'customize-your-store')}</em>}
            </td>
            <td>{session.id !== present && <DeleteButton session={session} onDelete={onDelete} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const DeleteButton = ({ session, onDelete }: Pick<TableProps, 'onDelete'> & { readonly session: SessionSummary }) => (
  <Button
    variant="link"
    isDestructive
    // translators: %s: date and time at which a session was opened.
    aria-label={sprintf(__('Delete the session of %s', 'customize-your-store'), dayAndTime(session.openedAt))}
    onClick={() => onDelete(session)}
  >
    {__('Delete', 'customize-your-store')}
  </Button>
)
