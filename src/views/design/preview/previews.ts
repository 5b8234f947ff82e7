/** What the lists of previews, and the previews in them, know of the one frame that draws them all: see preview-stage.tsx. */
import { createContext, useContext, useEffect, useMemo, useState, type PointerEvent } from 'react'
import type { State } from '../../../reducers'
import { footerList, headerList } from '../../../projections/design/parts'
import { patternsIn } from '../../../projections/design/library'
import { resting } from '../../ui/use-in-hand'

/** The markup of a pattern. The same object stays the same blocks in the frame. */
export type Pattern = { readonly content: string }

/** A pattern that the frame draws. */
export type Drawing = { readonly id: string; readonly pattern: Pattern }

/** A preview that has come into sight: its box in the list, in which a pattern is to be seen. */
export type Window = { readonly id: string; readonly content: string; readonly box: HTMLElement }

/** A list on the screen, and the width of the page, in CSS pixels, that is scaled to a preview's width. */
export type List = { readonly element: HTMLElement; readonly pageWidth: number }

/** Of a list that the merchant may be about to open: its page's width, and its first pattern's markup, undefined while it has none. */
export type FirstPattern = { readonly pageWidth: number; readonly content: (state: State) => string | undefined }

export type Previews = {
  /** Loads the frame: once the page itself is drawn, as both take the same core. */
  readonly begin: () => void
  /** Gives the frame to a list; what it returns takes the frame back. */
  readonly attach: (list: List) => () => void
  /** Asks for a drawing; what it returns takes the drawing away. */
  readonly draw: (window: Window) => () => void
  /** Has a pattern drawn out of sight; null for none. */
  readonly prepare: (first: FirstPattern | null) => void
}

const nothing = (): void => undefined

export const PreviewsContext = createContext<Previews>({
  begin: nothing,
  attach: () => nothing,
  draw: () => nothing,
  prepare: nothing,
})

/** By the windows' ids, in CSS pixels of the list; of those that are drawn. */
export const HeightsContext = createContext<ReadonlyMap<string, number>>(new Map())

/** The width of the page, in CSS pixels, that is scaled to a preview's width. */
export const pageWidths = { part: 960, pattern: 1200 }

/** The first pattern of each list. */
export const firstHeader: FirstPattern = {
  pageWidth: pageWidths.part,
  content: (state) => headerList(state).items?.[0]?.preview,
}

export const firstFooter: FirstPattern = {
  pageWidth: pageWidths.part,
  content: (state) => footerList(state).items?.[0]?.preview,
}

export const firstOfCategory = (category: string): FirstPattern => ({
  pageWidth: pageWidths.pattern,
  content: (state) => patternsIn(category)(state)[0]?.content,
})

/**
 * While something that opens a list is pointed at or has the focus, the first pattern of that list is drawn out of sight.
 *
 * @returns handlers for the element
 */
export const useFirstPattern = (first: FirstPattern | null) => {
  const { prepare } = useContext(PreviewsContext)
  // A pointer on its way to something else is gone by then.
  const near = useMemo(() => resting(prepare, { rest: 40 }), [prepare])
  const isNone = first === null
  useEffect(() => () => near.cancel(), [near, isNone])
  if (first === null) return {}
  const come = () => near(first)
  const go = () => {
    near.cancel()
    prepare(null)
  }
  // A finger leaves before it has pressed.
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && go()
  return { onPointerEnter: come, onFocus: come, onPointerLeave: leave, onBlur: go }
}

/** The last value that was one. */
export const useLast = <A>(now: A | undefined): A | undefined => {
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? last
}
