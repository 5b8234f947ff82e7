/**
 * The sessions as a table: when they were opened, how they ended, and what can be done with each. The current one can only be viewed.
 */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import type { RefObject } from 'react'
import type { SessionSummary } from '../../persistence/remove-sessions'
import { dayAndTime } from './words'

type Props = {
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

export const SessionsTable = ({ sessions, outcomes, present, shown, region, onOpen, onDelete }: Props) => (
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

const DeleteButton = ({ session, onDelete }: Pick<Props, 'onDelete'> & { readonly session: SessionSummary }) => (
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
