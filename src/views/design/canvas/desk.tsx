/**
 * Transient state of the canvas: hover, positions, scroll targets. None of it is recorded, unlike the selected section. Kept outside
 * React's tree, since the pointer moves often.
 */
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Distances from the frame's top edge, in CSS pixels. */
export type Box = { readonly top: number; readonly bottom: number }

/** A new object for each request, so that the same target can be requested twice. */
export type Goal = { readonly to: 'top' | 'bottom' | { readonly section: string } }

/** A section that was just added, moved or changed; `turn` increases each time. */
export type Fresh = { readonly section: string; readonly turn: number }

export type Hand = {
  readonly hovered: string | null
  /** The position of the selected section in the frame; null if it is not drawn. */
  readonly box: Box | null
  readonly goal: Goal | null
  readonly fresh: Fresh | null
  /** Whether the frame is being resized by dragging. */
  readonly resizing: boolean
}

export type Desk = {
  readonly hand: () => Hand
  readonly subscribe: (listener: () => void) => () => void
  readonly put: (change: Partial<Hand>) => void
}

const empty: Hand = { hovered: null, box: null, goal: null, fresh: null, resizing: false }

const createDesk = (): Desk => {
  let hand = empty
  const listeners = new Set<() => void>()
  return {
    hand: () => hand,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (change) => {
      hand = { ...hand, ...change }
      for (const listener of listeners) listener()
    },
  }
}

const Context = createContext<Desk>(createDesk())

export const DeskProvider = ({ children }: { readonly children: ReactNode }) => {
  const [desk] = useState(createDesk)
  return <Context.Provider value={desk}>{children}</Context.Provider>
}

export const useDesk = (): Desk => useContext(Context)

/** One property of the transient state; re-renders the view only when it changes. */
export const useInHand = <K extends keyof Hand>(key: K): Hand[K] => {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, () => desk.hand()[key])
}

/** Scrolls to a section and animates its outline after a change to it. */
export const useShowSection = (): ((section: string) => void) => {
  const desk = useDesk()
  return (section) =>
    desk.put({ goal: { to: { section } }, fresh: { section, turn: (desk.hand().fresh?.turn ?? 0) + 1 } })
}
