/**
 * Transient state of the canvas: hover, positions, scroll targets. Unlike the selected section, none of it is recorded. It is stored
 * outside React's tree because the pointer moves often.
 */
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Drawn } from '../../../projections/design/canvas'
import type { TextItem } from '../../../projections/design/texts'

/** Distances from the frame's top edge, in CSS pixels of the page. */
export type Box = { readonly top: number; readonly bottom: number }

/**
 * The section that is being dragged, and the pointer's distance from the frame's top edge in CSS pixels of the page.
 */
export type Dragged = { readonly section: string; readonly y: number }

/** A new object for each request, so that the same target can be requested twice. */
export type Goal = { readonly to: 'top' | 'bottom' | { readonly section: string } }

/** A section that was just added, moved or changed; `turn` increases each time. */
export type Fresh = { readonly section: string; readonly turn: number }

/**
 * `section`: a section's id, 'header' or 'footer'. `caret`: where the text was clicked, in CSS pixels of the frame's viewport; 'all' selects the
 * text, null is for its end.
 */
export type Writing = {
  readonly section: string
  readonly block: number
  readonly caret: { readonly x: number; readonly y: number } | 'all' | null
}

/** The text that is being edited on the page, and the element of the frame in which it is edited. */
export type LineInHand = { readonly item: TextItem; readonly element: HTMLElement }

export type TransientState = {
  /** The position of the selected section in the frame; null if it is not drawn. */
  readonly box: Box | null
  readonly goal: Goal | null
  readonly fresh: Fresh | null
  readonly drag: Dragged | null
  /** The index at which the dragged section would be dropped. */
  readonly drop: number | null
  /** The text that is being edited on the page; null for none. */
  readonly writing: Writing | null
  /** The same text, once it is there to be typed in. */
  readonly line: LineInHand | null
  /** Whether the frame is being resized by dragging. */
  readonly resizing: boolean
  /** The page's current width and scale; null until the available space is known. */
  readonly drawn: Drawn | null
  /** Copies the page as it is drawn, as HTML; null while the canvas does not draw it. */
  readonly copyHome: (() => string) | null
}

export type TransientStore = {
  readonly state: () => TransientState
  readonly subscribe: (listener: () => void) => () => void
  readonly put: (change: Partial<TransientState>) => void
}

const empty: TransientState = {
  box: null,
  goal: null,
  fresh: null,
  drag: null,
  drop: null,
  writing: null,
  line: null,
  resizing: false,
  drawn: null,
  copyHome: null,
}

const createStore = (): TransientStore => {
  let state = empty
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}

const Context = createContext<TransientStore>(createStore())

export const TransientProvider = ({ children }: { readonly children: ReactNode }) => {
  const [transient] = useState(createStore)
  return <Context.Provider value={transient}>{children}</Context.Provider>
}

export const useTransientStore = (): TransientStore => useContext(Context)

/** One property of the transient state. The component re-renders only when that property changes. */
export const useTransient = <K extends keyof TransientState>(key: K): TransientState[K] => {
  const transient = useTransientStore()
  return useSyncExternalStore(transient.subscribe, () => transient.state()[key])
}

/** @returns a function that scrolls to a section that was changed and animates its outline */
export const useShowSection = (): ((section: string) => void) => {
  const transient = useTransientStore()
  return (section) =>
    transient.put({ goal: { to: { section } }, fresh: { section, turn: (transient.state().fresh?.turn ?? 0) + 1 } })
}
