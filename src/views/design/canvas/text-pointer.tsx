/** Inside the frame: a click on a text of the section that is selected already begins to write there. */
import { useCallback, useRef } from 'react'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
import { textBlocksOf, textsOf, type TextItem } from '../../../projections/design/texts'
import { useProjection } from '../../flow'
import type { DrawnSection } from '../editor/blocks-of'
import { drawnTexts } from './drawn-texts'
import { TextInPlace } from './text-in-place'
import { useTransient, useTransientStore } from './transient'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const TextPointer = ({ sections }: Props) => {
  const active = useProjection(place).screen === 'homepage'
  const selected = useProjection(selectedSection)
  const texts = useProjection(useCallback((state) => (selected === null ? none : textsOf(state, selected)), [selected]))
  const places = useProjection(
    useCallback((state) => (selected === null ? none : textBlocksOf(state, selected)), [selected]),
  )
  const transient = useTransientStore()
  const writing = useTransient('writing')
  const [frame, mark] = useFrame()
  const section = sections.find(({ id }) => id === selected)
  const drawn = useCallback(
    () =>
      frame === null || section === undefined ? new Map<number, HTMLElement>() : drawnTexts(frame, section, places),
    [frame, section, places],
  )
  // The click that selects a section does not yet write in it: what was selected when the pointer went down counts.
  const before = useRef<string | null>(null)
  const down = useCallback(() => void (before.current = selected), [selected])
  const begin = useCallback(
    ({ clientX, clientY }: MouseEvent) => {
      if (selected === null || before.current !== selected) return
      const found = [...drawn()].find(([, element]) => holds(element, clientX, clientY))
      if (found !== undefined && texts.some(({ block }) => block === found[0]))
        transient.put({ writing: { section: selected, block: found[0] } })
    },
    [drawn, texts, transient, selected],
  )
  useListener(active ? frame : null, 'pointerdown', down)
  useListener(active ? frame : null, 'click', begin)
  const item =
    active && writing !== null && writing.section === selected
      ? texts.find(({ block }) => block === writing.block)
      : undefined
  const block = item?.block
  const find = useCallback(() => (block === undefined ? undefined : drawn().get(block)), [drawn, block])
  return (
    <div ref={mark}>
      {frame !== null && item !== undefined && (
        <TextInPlace key={`${item.section}:${item.block}`} item={item} find={find} />
      )}
    </div>
  )
}

const none: readonly TextItem[] & readonly number[] = []

const holds = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= x && x < right && top <= y && y < bottom
}
