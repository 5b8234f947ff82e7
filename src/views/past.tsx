/**
 * A picture of the past: the flow log draws the screens of a recording by the same views. There dialogs stand in their place
 * instead of taking the page, and what is heavy is drawn only when asked for.
 */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

export type Past = {
  readonly drawsCanvas: boolean
  /** Draws a dialog as a part of the picture. */
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
