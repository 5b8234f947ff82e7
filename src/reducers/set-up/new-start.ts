/** A set-up that begins over a draft does not lose it: applying the recipe is a step that can be undone. */
import { isEqual } from 'es-toolkit'
import type { Design } from '../design/design'
import type { Designing } from '../design/designing'
import { emptyStack, pushed } from '../design/stack'

/** Makes the recipe the current design. Without a draft there is nothing to go back to. */
export const restarted = (designing: Designing, recipe: Design): Designing => {
  const { design: draft, saved, past } = designing
  if (draft === null || draft === saved) return { ...designing, design: recipe, past: emptyStack, future: emptyStack }
  // The same recipe again, after a set-up that failed half-way, adds no step.
  const before = isAlike(draft, recipe) ? past : pushed(past, { design: draft, step: { type: 'new-start' } as const })
  return { ...designing, design: recipe, past: before, future: emptyStack }
}

/** Section ids say where a section was read, not what it is. */
const isAlike = (one: Design, other: Design): boolean => isEqual(withoutIds(one), withoutIds(other))

const withoutIds = (design: Design) => ({ ...design, sections: design.sections.map(({ content }) => content) })
