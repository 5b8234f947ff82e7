/**
 * A section that was not added by hand is named after the position of the fact that it came from (`designOf`, `recipe`). The facts of a
 * fork lie at other positions than their originals, so what refers to such a section is changed to what the fork calls it.
 */
import type { FlowEvent } from '../../events'
import type { AnyFact } from '../../persistence/log'
import { mapTexts } from '../file/map-texts'

/** @param first the new position of the first fact; the others follow it */
export const movedSections = (facts: readonly AnyFact[], first: number): ((event: FlowEvent) => FlowEvent) => {
  const places = new Map(facts.map(({ seq }, index) => [String(seq), first + index]))
  const moved = (text: string, field: string) =>
    references.has(field) ? text.replace(/^\d+(?=-\d+$)/, (seq) => String(places.get(seq) ?? seq)) : text
  return (event) => mapTexts(event, moved) as FlowEvent
}

/** The fields of facts that hold the id of a section. */
const references: ReadonlySet<string> = new Set(['section', 'after', 'before'])
