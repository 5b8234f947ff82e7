/** What a merchant does with a section: other layouts of its kind, and words, links and pictures of their own. */
import fc from 'fast-check'
import { ownPattern, patternCategories, type PatternCategory } from '../../src/catalogue/pages/own-patterns'
import { fact, type EventOfType } from '../../src/events'
import type { Pattern } from '../../src/events/design-calls'
import { asText } from '../../src/markup/inline'
import { placesIn, type Content, type Place } from '../../src/markup/content'
import type { TextLook } from '../../src/markup/text-look'
import { asSection, patternsOf } from '../../src/projections/design/library'
import type { Design } from '../../src/reducers/design/design-document'
import { withChoice, type DesignChoice } from '../../src/reducers/design/design-choices'
import { designRead, featuresRead } from '../support/facts'
import { shippedPatterns } from '../support/shipped-patterns'
import { given, opened } from '../support/story'

/** The plugin's patterns as the store lists them. */
export const patterns: readonly Pattern[] = shippedPatterns.map(({ slug, title, categories, content }) => ({
  name: ownPattern(slug),
  title,
  categories,
  content,
  source: 'plugin',
}))

const kinds = new Map(patternCategories.map((category) => [category, patternsOf(category, patterns)]))

export const category: fc.Arbitrary<PatternCategory> = fc.constantFrom(...patternCategories)

/** The layouts of a kind, any number of them after one another. */
export const layoutsOf = (kind: PatternCategory): readonly Pattern[] => kinds.get(kind) ?? []

const section = 'mine'

/** A page with one section in this layout. */
export const pageIn = (layout: Pattern): Design => {
  const { design } = given(opened(), featuresRead(), designRead()).designing
  if (design === null) throw new Error('There is no design.')
  return { ...design, sections: [{ id: section, pattern: layout.name, content: asSection(layout) }] }
}

export const contentOf = ({ sections }: Design): string => sections.find(({ id }) => id === section)?.content ?? ''

export const layoutNow = ({ sections }: Design): string | null =>
  sections.find(({ id }) => id === section)?.pattern ?? null

const made = (design: Design, choice: DesignChoice): Design => withChoice(design, choice, patterns)

export const toLayout = (design: Design, layout: Pattern, kind: PatternCategory): Design =>
  made(
    design,
    fact('LayoutChosen', { section, pattern: layout.name, title: layout.title, content: asSection(layout, kind) }),
  )

/** A word with its look, a link or a picture of the merchant's own; `which` is the place, counted around. */
export type Edit = { readonly which: number; readonly text: string; readonly number: number; readonly x: number }

export const edit: fc.Arbitrary<Edit> = fc.record({
  which: fc.nat(),
  text: fc.oneof(
    fc.constant(''),
    fc.string({ minLength: 1, maxLength: 12 }).map((text) => `M${text}`),
  ),
  number: fc.integer({ min: 1, max: 9 }),
  x: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
})

export type Edited = { readonly design: Design; readonly place: Place | null; readonly content: Content | null }

/** The design after an edit, with its place and what is there then; nulls in a layout that has nothing to edit. */
export const edited = (design: Design, change: Edit): Edited => {
  const places = placesIn(contentOf(design)).filter(({ content }) => content.kind !== 'products')
  const place = places[change.which % Math.max(places.length, 1)] ?? null
  if (place === null) return { design, place, content: null }
  const done = editsAt(place, change).reduce(made, design)
  const content = placesIn(contentOf(done)).find(({ block }) => block === place.block)?.content ?? null
  return { design: done, place, content }
}

/** The size and alignment that an edit gives a text. */
const lookIn = ({ number }: Edit) => ({
  ...(number % 2 === 0 ? { align: [null, 'left', 'center', 'right'][number % 4] as TextLook['align'] } : {}),
  ...(number % 3 === 0 ? { size: [null, 'small', 'xx-large'][(number % 9) / 3] as TextLook['size'] } : {}),
})

const editsAt = ({ block, content }: Place, change: Edit): readonly DesignChoice[] => {
  const { text, number, x } = change
  const at = { section, block }
  const { align, size } = lookIn(change)
  const linked = (): EventOfType<'ButtonLinked'> =>
    fact('ButtonLinked', { ...at, url: `https://own.test/${number}`, entity: null })
  switch (content.kind) {
    case 'text':
      return [
        fact('TextWritten', { ...at, html: asText(text) }),
        ...(align === undefined ? [] : [fact('TextAligned', { ...at, align })]),
        ...(size === undefined ? [] : [fact('TextSized', { ...at, size })]),
      ]
    case 'button':
      return [fact('TextWritten', { ...at, html: asText(text) }), linked()]
    case 'social':
      return [linked()]
    case 'picture': {
      const picture = { id: number, url: `https://own.test/${number}.jpg`, width: 800, height: 600, alt: text }
      return [fact('PictureChosen', { ...at, picture }), fact('PictureFocused', { ...at, x, y: 0.25 })]
    }
    case 'products':
      return []
  }
}
