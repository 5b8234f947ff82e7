/** Summarizes the facts of a transition in few lines; the tables of the page list them all. */
import type { Edge } from './explore'

export const labelOf = ({ fact, when }: Edge): string => (when === '' ? fact : `${fact} (${when})`)

const most = 4

export const linesOf = (edges: readonly Edge[]): readonly string[] => {
  const refusals = edges.filter(({ fact }) => fact.endsWith('Refused'))
  if (refusals.length < 4) return shortened(edges.map(labelOf))
  const others = edges.filter((edge) => !refusals.includes(edge)).map(labelOf)
  return [...shortened(others), `any of ${refusals.length} refusals`]
}

const shortened = (labels: readonly string[]): readonly string[] =>
  labels.length <= most ? labels : [...labels.slice(0, most - 1), `and ${labels.length - most + 1} more`]
