/**
 * One log: its timeline, the screen at that time, and the selected fact. The selection and the filter are local state and never recorded.
 */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AnyFact } from '../../persistence/log'
import { Detail } from './detail'
import { FilterBar } from './filter-bar'
import { PastScreen } from './past-screen'
import { Player, type PlaySpeed } from './player'
import { everything, shownOf } from './search'
import { nothingKept, stateAfter } from './states'
import { placeOf, Timeline } from './timeline'
import { useKeys } from './use-keys'

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
  const [pace, setPace] = useState<PlaySpeed>(4)
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
          <Player
            place={place}
            count={shown.length}
            playing={playing}
            pace={pace}
            onPlay={setPlaying}
            onPace={setPace}
            onPlace={toPlace}
          />
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
