/**
 * What the merchant has in hand on the canvas: the section that is selected, and where the canvas is to scroll. It passes with
 * the screen and changes nothing of the design, so it is not in the log. Kept beside React's tree: the pointer moves often.
 */
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Distances from the frame's upper edge, in CSS pixels. */
export type Box = { readonly top: number; readonly bottom: number }

/** A new object for each wish, so that the same place can be asked for twice. */
export type Goal = { readonly to: 'top' | 'bottom' | { readonly section: string } }

export type Hand = {
  readonly selected: string | null
  readonly hovered: string | null
  /** Where the selected section is in the frame; null while it is not drawn. */
  readonly box: Box | null
  readonly goal: Goal | null
}

export type Desk = {
  readonly hand: () => Hand
  readonly subscribe: (listener: () => void) => () => void
  readonly put: (change: Partial<Hand>) => void
}

const empty: Hand = { selected: null, hovered: null, box: null, goal: null }

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
