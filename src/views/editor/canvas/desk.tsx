/**
 * What passes on the canvas: what the pointer is over, where things are drawn, where the canvas is to scroll. None of it is in
 * the log; the section that is selected is. Kept beside React's tree: the pointer moves often.
 */
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Distances from the frame's upper edge, in CSS pixels. */
export type Box = { readonly top: number; readonly bottom: number }

/** A new object for each wish, so that the same place can be asked for twice. */
export type Goal = { readonly to: 'top' | 'bottom' | { readonly section: string } }

/** A section that just came, moved or changed; each time is another turn. */
export type Fresh = { readonly section: string; readonly turn: number }

export type Hand = {
  readonly hovered: string | null
  /** Where the selected section is in the frame; null while it is not drawn. */
  readonly box: Box | null
  readonly goal: Goal | null
  readonly fresh: Fresh | null
  /** Whether the frame is being pulled wider or narrower. */
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

/** One thing of the hand; the view is drawn again only when that changes. */
export const useInHand = <K extends keyof Hand>(key: K): Hand[K] => {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, () => desk.hand()[key])
}

/** Scrolls to a section and lets its outline beat, because something was done with it. */
export const useShowSection = (): ((section: string) => void) => {
  const desk = useDesk()
  return (section) =>
    desk.put({ goal: { to: { section } }, fresh: { section, turn: (desk.hand().fresh?.turn ?? 0) + 1 } })
}
