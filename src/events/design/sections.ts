/** What is done to the sections of the home page beside adding and deleting them. Each one is a step that can be undone by name. */
import * as t from 'io-ts'
import { nullable } from '../log/nullable'

/** A section was dragged before another one, or to the end of the page: one step, however far. */
export const SectionPlaced = t.strict({
  type: t.literal('SectionPlaced'),
  section: t.string,
  before: nullable(t.string),
})
