/**
 * Marks a picture of the past: the flow log draws the screens of a recording with the same views. There, dialogs are drawn in place
 * instead of over the page, and the heavy canvas is drawn when the picture rests.
 */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

export type Past = {
  /** Draws the canvas when the picture rests. */
  readonly Canvas: ComponentType<{ readonly children: ReactNode }>
  /** Draws a dialog inside the picture. */
  readonly Dialog: ComponentType<{
    readonly title: string
    readonly className?: string
    readonly children: ReactNode
  }>
}

const Context = createContext<Past | null>(null)

export const PastProvider = Context.Provider

/** Null in the flow itself. */
export const usePast = (): Past | null => useContext(Context)
