/** What is done to the sections of the home page beside adding and deleting them. Each one is a step that can be undone by name. */
import * as t from 'io-ts'
import { nullable } from '../log/nullable'

/** A section was dragged before another one, or to the end of the page: one step, however far. */
export const SectionPlaced = t.strict({
  type: t.literal('SectionPlaced'),
  section: t.string,
  before: nullable(t.string),
})

/** The ground that a section stands on, by the palette's colours: the page's own, a tint of it, or its opposite. */
export const Ground = t.keyof({ page: null, tint: null, contrast: null })
export type Ground = t.TypeOf<typeof Ground>
/** How much room a section has above and below. */
export const Density = t.keyof({ compact: null, normal: null, roomy: null })
export type Density = t.TypeOf<typeof Density>
/** A section got another ground or another density; null leaves that as it is. */
export const SectionLookChosen = t.strict({
  type: t.literal('SectionLookChosen'),
  section: t.string,
  ground: nullable(Ground),
  density: nullable(Density),
})
