/**
 * One log: its timeline, the screen at that time, and the selected fact. The selection and the filter are local state and never recorded.
 */
import { Button, TabPanel } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import type { AnyFact } from '../../persistence/log'
import type { State } from '../../reducers'
import { readableState } from '../readable'
import { causesOf, linksOf, mostCauses } from './causes'
import { factFamilyOf } from './fact-families'
import { duration, familyName, inShort, payloadInShort } from './words'
import { nameOf, placeOf, Timeline } from './timeline'
import './detail.css'
import { diffOf } from '../diff'
import { FactPane } from './fact-pane'
import { Tree, useOpenness } from './tree'
import { FilterBar } from './filter-bar'
import { PastScreen } from './past-screen'
import { Player } from './player'
import { everything, moved, shownOf } from './search'
import { nothingKept, stateAfter } from './states'
import { isComposing } from '../../views/ui/keys'

type Props = {
  readonly facts: readonly AnyFact[]
  /** Called when the user wants to fork a session with the facts up to this index. */
  readonly onFork: (index: number) => void
  readonly onClose: () => void
}

export const SessionView = ({ facts, onFork, onClose }: Props) => {
  const [kept] = useState(nothingKept)
  const [selected, setSelected] = useState(facts.length - 1)
  const [wish, setWish] = useState(everything)
  const [playing, setPlaying] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wished = useDeferredValue(wish)
  const shown = useMemo(() => shownOf(facts, wished), [facts, wished])
  const place = placeOf(shown, selected)
  const fact = facts[selected]
  const before = stateAfter(facts, selected - 1, kept)
  const after = stateAfter(facts, selected, kept)
  // Lags behind if keys are pressed faster than the screen can be drawn.
  const drawn = useDeferredValue(after)

  const toPlace = useCallback(
    (goal: number) => setSelected((now) => shown[Math.max(0, Math.min(shown.length - 1, goal))] ?? now),
    [shown],
  )
  const go = (where: 'first' | 'next') => toPlace(where === 'first' ? 0 : shown[place] === selected ? place + 1 : place)
  const jump = (id: string) => {
    const index = facts.findIndex((one) => one.id === id)
    if (index >= 0) setSelected(index)
  }
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('.cys-log-timeline')?.focus()
  }, [])
  useKeys({ place, count: shown.length, onPlace: toPlace, onPlay: () => setPlaying(!playing), field, onClose })

  return (
    <div className="cys-log-session">
      <div ref={list} className="cys-log-session__side">
        <FilterBar
          facts={facts}
          state={after}
          wish={wish}
          found={shown.length}
          field={field}
          onWish={setWish}
          onGo={go}
        />
        <Timeline facts={facts} shown={shown} selected={selected} onSelect={setSelected} />
      </div>
      <div className="cys-log-session__main">
        <div className="cys-log-session__controls">
          <Player place={place} count={shown.length} playing={playing} onPlay={setPlaying} onPlace={toPlace} />
          <Button size="compact" variant="secondary" onClick={() => onFork(selected)}>
            {__('Fork from here', 'customize-your-store')}
          </Button>
        </div>
        <PastScreen state={drawn} since={facts[0]?.at ?? 0} />
        {fact !== undefined && <Detail facts={facts} fact={fact} before={before} after={after} onJump={jump} />}
      </div>
    </div>
  )
}

type DetailProps = {
  readonly facts: readonly AnyFact[]
  readonly fact: AnyFact
  readonly before: State
  readonly after: State
  readonly onJump: (id: string) => void
}

/** The selected fact in four tabs. */
const Detail = ({ facts, fact, before, after, onJump }: DetailProps) => {
  const openness = useOpenness()
  return (
    <TabPanel
      className="cys-log-detail"
      tabs={[
        { name: 'fact', title: __('Fact', 'customize-your-store') },
        { name: 'difference', title: __('Difference', 'customize-your-store') },
        { name: 'state', title: __('State', 'customize-your-store') },
        { name: 'causes', title: __('Causes', 'customize-your-store') },
      ]}
    >
      {({ name }) => (
        <div className="cys-log-detail__pane">
          {name === 'fact' && (
            <FactPane fact={fact} before={before} after={after} skipped={whySkipped(fact, after)} onJump={onJump} />
          )}
          {name === 'difference' && <DifferencePane before={before} after={after} />}
          {name === 'state' && <Tree value={readableState(after)} before={readableState(before)} openness={openness} />}
          {name === 'causes' && <CausesPane facts={facts} fact={fact} onJump={onJump} />}
        </div>
      )}
    </TabPanel>
  )
}

const whySkipped = ({ seq }: AnyFact, { skipped }: State): string | null =>
  skipped.find((one) => one.seq === seq)?.why ?? null

/** The maximum number of changes drawn. */
const most = 200

/** What the fact changed in the state: each path with its old and new value. */
const DifferencePane = ({ before, after }: { readonly before: State; readonly after: State }) => {
  const all = useMemo(() => diffOf(readableState(before), readableState(after)), [before, after])
  // Every fact changes the position in the log, so that is left out.
  const told = all.filter(({ path }) => !/^(seq|cause|at)$/.test(path))
  if (told.length === 0)
    return <p className="cys-log-note">{__('This fact changed nothing in the state.', 'customize-your-store')}</p>
  return (
    <>
      <ul className="cys-log-differences">
        {told.slice(0, most).map(({ path, how, before: was, after: is }) => (
          <li key={path} className={`is-${how}`}>
            <code>{path}</code>
            <span className="cys-log-differences__change">
              {how !== 'added' && <del>{inShort(was, 200)}</del>}
              {how === 'changed' && <span aria-hidden="true"> → </span>}
              {how !== 'removed' && <ins>{inShort(is, 200)}</ins>}
            </span>
          </li>
        ))}
      </ul>
      {told.length > most && (
        <p className="cys-log-note">
          {sprintf(
            // translators: %d: how many changes.
            _n('And %d more.', 'And %d more.', told.length - most, 'customize-your-store'),
            told.length - most,
          )}
        </p>
      )}
    </>
  )
}

type Options = {
  readonly place: number
  readonly count: number
  readonly field: RefObject<HTMLInputElement>
  readonly onPlace: (place: number) => void
  readonly onPlay: () => void
  readonly onClose: () => void
}

/** How many facts Page Up and Page Down move. */
const page = 20

/** Keyboard shortcuts for the whole flow log; fields, buttons and lists keep the keys that they use. */
const useKeys = ({ place, count, field, onPlace, onPlay, onClose }: Options): void =>
  useEffect(() => {
    const log = field.current?.closest('dialog') ?? null
    const press = (event: KeyboardEvent) => {
      const { target } = event
      // A dialog above the log handles its own keys.
      if (target instanceof Element && target.closest('dialog') !== log) return
      if (event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return
      const act = actOf(event)
      if (act === null) return
      event.preventDefault()
      act()
    }
    const actOf = ({ key, target }: KeyboardEvent): (() => void) | null => {
      if (key === 'Escape') return onClose
      if (isField(target)) return null
      if (key === '/') return () => field.current?.focus()
      if (isControl(target)) return null
      if (key === ' ') return onPlay
      const goal = moved(key, place, count, page)
      return goal === null ? null : () => onPlace(goal)
    }
    log?.addEventListener('keydown', press)
    return () => log?.removeEventListener('keydown', press)
  }, [place, count, field, onPlace, onPlay, onClose])

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=range], [type=checkbox]), select, textarea')

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, [role=tab], pre, .cys-log-sessions') !== null

type CausesPaneProps = {
  readonly facts: readonly AnyFact[]
  readonly fact: AnyFact
  readonly onJump: (id: string) => void
}

/** From this depth on, the tree is not indented further. */
const deepest = 12

/** The tree of causes: which action led to which calls and answers, how long each took, and what is still open. */
const CausesPane = ({ facts, fact, onJump }: CausesPaneProps) => {
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
