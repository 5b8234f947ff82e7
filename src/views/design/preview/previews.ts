/** What a list of previews and the previews in it know of each other. */
import { createContext } from 'react'

/** A pattern that has come into sight, and the box in the list in which it is to be seen. */
export type Drawing = { readonly id: string; readonly content: string; readonly box: HTMLElement }

export type Previews = {
  /** Asks for a drawing; what it gives takes the drawing away. */
  readonly draw: (drawing: Drawing) => () => void
  /** By the drawings' ids, in CSS pixels of the list; of those that are drawn. */
  readonly heights: ReadonlyMap<string, number>
}

export const PreviewsContext = createContext<Previews>({ draw: () => () => {}, heights: new Map() })
