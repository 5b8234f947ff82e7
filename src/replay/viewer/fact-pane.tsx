/** One fact: its envelope, its payload and its tracking events. */
import { __, sprintf } from '@wordpress/i18n'
import type { AnyFact } from '../../persistence/log'
import { trackedIn } from '../../projections/tracking/tracking'
import type { State } from '../../reducers'
import { factFamilyOf } from './fact-families'
import { nameOf } from './timeline'
import { Tree, useOpenness } from './tree'
import { familyName, fullTime } from './words'

type Props = {
  readonly fact: AnyFact
  readonly before: State
  readonly after: State
  /** Why the fold skipped the fact; null if it was folded. */
  readonly skipped: string | null
  /** Jumps to the fact with this id, if it is in the log. */
  readonly onJump: (id: string) => void
}

export const FactPane = ({ fact, before, after, skipped, onJump }: Props) => {
  const { seq, id, session, at, tab, build, cause, settles, event } = fact
  const openness = useOpenness()
  const { type: _, ...payload } = event
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['seq', String(seq), false],
    ['at', `${fullTime(at)} · ${at}`, false],
    ['id', id, false],
    ['cause', cause ?? '–', cause !== null],
    ['settles', settles ?? '–', settles !== null],
    ['session', session, false],
    ['tab', tab, false],
    ['build', build, false],
    ...trackedIn({ before, fact, after }).map(
      ({ name, props }, index) => [`tracking ${index + 1}`, `${name} ${JSON.stringify(props)}`, false] as const,
    ),
  ]
  return (
    <>
      <h2 className="cys-log-fact__name">
        {nameOf(fact)} <small>{familyName(factFamilyOf(event.type))}</small>
      </h2>
      {event.type === 'UnknownFact' && (
        <p className="cys-log-note">
          {__('This build does not know this fact. It is kept, and changes nothing.', 'customize-your-store')}
        </p>
      )}
      {event.type !== 'UnknownFact' && skipped !== null && (
        <p className="cys-log-note">
          {
            // translators: %s: an error message of the browser.
            sprintf(
              __(
                'This build could not apply this fact: %s. It is kept but was skipped, and the flow went on.',
                'customize-your-store',
              ),
              skipped,
            )
          }
        </p>
      )}
      {Object.keys(payload).length > 0 && <Tree value={payload} before={payload} openness={openness} />}
      <dl className="cys-log-envelope">
        {rows.map(([name, value, leads]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {leads ? (
                <button type="button" className="cys-log-link" onClick={() => onJump(value)}>
                  {value}
                </button>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
