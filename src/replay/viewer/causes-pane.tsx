/** The tree of causes: which action led to which calls and answers, how long each took, and what is still open. */
import { __, sprintf } from '@wordpress/i18n'
import { useMemo } from 'react'
import type { AnyFact } from '../../persistence/log'
import { causesOf, linksOf, mostCauses } from './causes'
import { factFamilyOf } from './fact-families'
import { payloadInShort } from './in-short'
import { nameOf } from './timeline'
import { duration, familyName } from './words'

type Props = {
  readonly facts: readonly AnyFact[]
  readonly fact: AnyFact
  readonly onJump: (id: string) => void
}

/** From this depth on, the tree is not indented further. */
const deepest = 12

export const CausesPane = ({ facts, fact, onJump }: Props) => {
  const links = useMemo(() => linksOf(facts), [facts])
  const causes = useMemo(() => causesOf(fact, links), [fact, links])
  return (
    <>
      <ol className="cys-log-causes">
        {causes.map(({ fact: one, depth, took, open }) => (
          <li key={one.id} style={{ paddingInlineStart: `${Math.min(depth, deepest) * 20}px` }}>
            <button
              type="button"
              className={`cys-log-cause is-${factFamilyOf(one.event.type)} ${depth > 0 ? 'is-caused' : ''}`}
              aria-current={one === fact}
              onClick={() => onJump(one.id)}
            >
              <span className="cys-log-cause__seq">{one.seq}</span>
              <span className="cys-log-sign">{familyName(factFamilyOf(one.event.type))}</span>
              <span className="cys-log-cause__what">
                <b>{nameOf(one)}</b> {payloadInShort(one.event, 60)}
              </span>
              {took !== null && <span className="cys-log-cause__took">{duration(took)}</span>}
              {open && <span className="cys-log-cause__open">{__('open', 'customize-your-store')}</span>}
            </button>
          </li>
        ))}
      </ol>
      {causes.length >= mostCauses && (
        <p className="cys-log-note">
          {sprintf(
            // translators: %d: how many facts are drawn.
            __('Only the first %d facts of this tree are drawn.', 'customize-your-store'),
            mostCauses,
          )}
        </p>
      )}
    </>
  )
}
