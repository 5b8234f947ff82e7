/**
 * The context through which lists and their previews talk to the single frame that draws them all: see preview-stage.tsx.
 */
import { createContext, useContext, useEffect, useMemo, useState, type PointerEvent } from 'react'
import type { State } from '../../../reducers'
import { footerList, headerList } from '../../../projections/design/parts'
import { patternsIn } from '../../../projections/design/library'
import { resting } from '../../ui/use-in-hand'

/** A pattern's markup. The frame keeps the same blocks for the same object. */
export type Pattern = { readonly content: string }

/** A pattern that the frame draws. */
export type Drawing = { readonly id: string; readonly pattern: Pattern }

/** A visible preview. The pattern appears in its box in the list. */
export type Window = { readonly id: string; readonly content: string; readonly box: HTMLElement }

/** A list on the screen, and the width of the page, in CSS pixels, that is scaled down to a preview's width. */
export type List = { readonly element: HTMLElement; readonly pageWidth: number }

/**
 * The first pattern of a list that the merchant may be about to open: the page's width and a query for its markup, undefined if there is
 * none.
 */
export type FirstPattern = { readonly pageWidth: number; readonly content: (state: State) => string | undefined }

export type Previews = {
  /** Loads the frame. Called once the page is drawn, because both run on the same CPU core. */
  readonly begin: () => void
  /** Gives the frame to a list; returns a function that takes it back. */
  readonly attach: (list: List) => () => void
  /** Requests a drawing; returns a function that removes it. */
  readonly draw: (window: Window) => () => void
  /** Draws a pattern off screen in advance; null for none. */
  readonly prepare: (first: FirstPattern | null) => void
}

const nothing = (): void => undefined

export const PreviewsContext = createContext<Previews>({
  begin: nothing,
  attach: () => nothing,
  draw: () => nothing,
  prepare: nothing,
})

/** Heights of the drawn previews in CSS pixels of the list, by the previews' ids. */
export const HeightsContext = createContext<ReadonlyMap<string, number>>(new Map())

/** The width of the page, in CSS pixels, that is scaled down to a preview's width. */
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
 * Draws the first pattern of a list off screen while the pointer is over the control that opens the list or that control has the focus.
 *
 * @returns handlers for the control
 */
export const useFirstPattern = (first: FirstPattern | null) => {
  const { prepare } = useContext(PreviewsContext)
  // The delay ignores a pointer that only passes over the control.
  const near = useMemo(() => resting(prepare, { rest: 40 }), [prepare])
  const isNone = first === null
  useEffect(() => () => near.cancel(), [near, isNone])
  if (first === null) return {}
  const come = () => near(first)
  const go = () => {
    near.cancel()
    prepare(null)
  }
  // On touch screens, `pointerleave` comes before the click.
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && go()
  return { onPointerEnter: come, onFocus: come, onPointerLeave: leave, onBlur: go }
}

/** The last defined value. */
export const useLast = <A>(now: A | undefined): A | undefined => {
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? last
}
