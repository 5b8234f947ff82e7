/** Filters the timeline: by family, and by words or a change in the state. */
import { Button } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useMemo, type RefObject } from 'react'
import type { AnyFact } from '../../persistence/log'
import type { State } from '../../reducers'
import { isComposing } from '../../views/ui/keys'
import { factFamilies, factFamilyOf, type FactFamily } from './fact-families'
import { everything, type Wish } from './search'
import { familyName } from './words'

type Props = {
  readonly facts: readonly AnyFact[]
  readonly state: State
  readonly wish: Wish
  readonly found: number
  readonly field: RefObject<HTMLInputElement>
  readonly onWish: (wish: Wish) => void
  /** Jumps to the first fact shown, or to the next one after the current fact. */
  readonly onGo: (where: 'first' | 'next') => void
}

export const FilterBar = ({ facts, state, wish, found, field, onWish, onGo }: Props) => {
  const byState = wish.by === 'state'
  return (
    <div className="cys-log-filter" role="search">
      <div className="cys-log-filter__search">
        <select
          aria-label={__('Search by', 'customize-your-store')}
          value={wish.by}
          onChange={({ target }) => onWish({ ...wish, by: target.value === 'state' ? 'state' : 'words' })}
        >
          <option value="words">{__('Words', 'customize-your-store')}</option>
          <option value="state">{__('Field changed', 'customize-your-store')}</option>
        </select>
        <input
          ref={field}
          type="search"
          aria-label={
            byState ? __('Path in the state', 'customize-your-store') : __('Words to look for', 'customize-your-store')
          }
          placeholder={byState ? 'route.path' : __('Name, text or id', 'customize-your-store')}
          list={byState ? 'cys-log-paths' : undefined}
          value={wish.text}
          onChange={({ target }) => onWish({ ...wish, text: target.value })}
          onKeyDown={({ key, shiftKey, nativeEvent }) =>
            key === 'Enter' && !isComposing(nativeEvent) && onGo(shiftKey ? 'first' : 'next')
          }
        />
        <datalist id="cys-log-paths">
          {byState && pathsOf(state).map((path) => <option key={path} value={path} />)}
        </datalist>
        <Button size="compact" variant="secondary" disabled={found === 0} onClick={() => onGo('first')}>
          {__('Jump to first', 'customize-your-store')}
        </Button>
      </div>
      <Families facts={facts} wish={wish} onWish={onWish} />
      <p className="cys-log-filter__found" role="status">
        {found === facts.length
          ? // translators: %d: how many facts.
            sprintf(_n('%d fact', '%d facts', found, 'customize-your-store'), found)
          : // translators: 1: how many facts are shown. 2: how many there are.
            sprintf(__('%1$d of %2$d facts', 'customize-your-store'), found, facts.length)}
        {(wish.text !== '' || wish.hidden.size > 0) && (
          <Button variant="link" onClick={() => onWish(everything)}>
            {__('Show all', 'customize-your-store')}
          </Button>
        )}
      </p>
    </div>
  )
}

const Families = ({ facts, wish, onWish }: Pick<Props, 'facts' | 'wish' | 'onWish'>) => {
  const counts = useMemo(() => countsOf(facts), [facts])
  const toggle = (family: FactFamily) => {
    const others = new Set(wish.hidden)
    if (!others.delete(family)) others.add(family)
    onWish({ ...wish, hidden: others })
  }
  return (
    <div className="cys-log-families" role="group" aria-label={__('Families of facts', 'customize-your-store')}>
      {factFamilies
        .filter((family) => counts.has(family))
        .map((family) => (
          <button
            key={family}
            type="button"
            className={`cys-log-family is-${family}`}
            aria-pressed={!wish.hidden.has(family)}
            onClick={() => toggle(family)}
          >
            <span className="cys-log-sign">{familyName(family)}</span> <small>{counts.get(family)}</small>
          </button>
        ))}
    </div>
  )
}

const countsOf = (facts: readonly AnyFact[]): ReadonlyMap<FactFamily, number> => {
  const counts = new Map<FactFamily, number>()
  for (const { event } of facts) counts.set(factFamilyOf(event.type), (counts.get(factFamilyOf(event.type)) ?? 0) + 1)
  return counts
}

/** The parts of the state and their keys, as suggestions for the search. */
const pathsOf = (state: State): readonly string[] =>
  Object.entries(state).flatMap(([part, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [part, ...Object.keys(value).map((key) => `${part}.${key}`)]
      : [part],
  )
