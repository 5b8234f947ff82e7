/**
 * Marks a picture of a past state. The flow log draws the screens of a recording with the same views as the flow. In such a picture,
 * dialogs are drawn in place instead of over the page, and the canvas, which is slow to draw, follows once the state stops changing.
 */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

export type Past = {
  /** Draws the canvas once the state stops changing. */
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
