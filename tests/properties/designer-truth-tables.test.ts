// @module-tag more
/** The designer's buttons and notices by the rules of the specification, written down a second time as they stand there. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternCategories } from '../../src/catalogue/pages/own-patterns'
import { paths } from '../../src/events/route-path'
import { fact, type FlowEvent } from '../../src/events'
import { redoStep, undoStep } from '../../src/projections/design/history'
import { saveButton } from '../../src/projections/saving'
import { sectionItems } from '../../src/projections/design/sections'
import { combinations, yesAndNo } from '../support/combinations'
import { designRead } from '../support/facts'
import { given, opened } from '../support/story'
import { holds } from './holds'

const part = (slug: string) => `<!-- wp:template-part {"slug":"${slug}"} /-->`
const block = (categories: readonly string[] = []) =>
  `<!-- wp:paragraph ${JSON.stringify({ metadata: { categories } })} --><p>A</p><!-- /wp:paragraph -->`
const homeOf = (...blocks: readonly string[]) => ({
  home: { id: 'home', content: [part('header'), ...blocks, part('footer')].join('\n\n'), modified: null },
})

describe('the Save button', { tags: ['P-10'] }, () => {
  it(
    'is disabled while saving, while loading, and while the placeholder stands on the page',
    { tags: ['D-13'] },
    () => {
      const situations = combinations({
        saving: yesAndNo,
        read: yesAndNo,
        canvas: [null, fact('CanvasShown'), fact('CanvasOverdue')],
        blocks: [0, 1, 2, 3],
      })
      for (const { saving, read, canvas, blocks } of situations) {
        const page = designRead(homeOf(...Array.from({ length: blocks }, () => block())))
        const state = given(
          opened(paths.designer),
          ...(read ? [page] : []),
          ...(canvas === null ? [] : [canvas]),
          ...(saving ? [fact('SaveChosen')] : []),
        )
        const loading = !read || canvas === null
        const placeholder = blocks === 0
        expect(saveButton(state)).toEqual({ busy: saving, disabled: saving || loading || placeholder })
      }
    },
  )
})

describe("a section's buttons", { tags: ['P-10'] }, () => {
  it.each([1, 2, 3, 4, 5, 6, 7])(
    'given %i sections, then the first cannot go up, and the last cannot go down',
    { tags: ['D-10'] },
    (count) => {
      const sections = Array.from({ length: count }, () => block())
      const items = sectionItems(given(opened(), designRead(homeOf(...sections))))
      expect(items.map(({ canMoveUp, canMoveDown }) => [canMoveUp, canMoveDown])).toEqual(
        sections.map((_, index) => [index > 0, index < count - 1]),
      )
    },
  )

  it(
    'shuffle uses the first of the six categories, and is absent with fewer than two patterns',
    { tags: ['D-10'] },
    async () => {
      const six = ['intro', 'featured-selling', 'about', 'services', 'reviews', 'social-media']
      expect([...patternCategories]).toEqual(six)
      const category = fc.constantFrom(...six, 'woo-commerce', 'testimonials')
      const situation = fc.record({ own: fc.uniqueArray(category), library: fc.array(category, { maxLength: 12 }) })
      await holds(
        fc.property(situation, ({ own, library }) => {
          const patterns = library.map((slug, index) => ({ ...plain(`shop/${index}`), categories: [slug] }))
          const [item] = sectionItems(
            given(opened(), designRead(homeOf(block(own))), fact('PatternsReadReceived', { recipe: 2, patterns })),
          )
          const first = six.find((slug) => own.includes(slug))
          const offered = library.filter((slug) => slug === first).length
          expect(item?.shuffle?.category ?? null).toBe(first !== undefined && offered >= 2 ? first : null)
        }),
      )
    },
  )
})

describe('undo and redo', { tags: ['P-10'] }, () => {
  it('are enabled exactly when there is a step to undo, or to redo', { tags: ['D-16'] }, async () => {
    const move = fc.constantFrom('choose', 'undo', 'redo', 'reload')
    await holds(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const facts: FlowEvent[] = [opened(paths.designer), designRead()]
        let [done, undone] = [0, 0]
        for (const [index, what] of moves.entries()) {
          if (what === 'choose') [done, undone] = [done + 1, 0]
          if (what === 'undo' && done > 0) [done, undone] = [done - 1, undone + 1]
          if (what === 'redo' && undone > 0) [done, undone] = [done + 1, undone - 1]
          facts.push(factOf(what, index))
        }
        const state = given(...facts)
        expect([undoStep(state) === null, redoStep(state) === null]).toEqual([done === 0, undone === 0])
      }),
    )
  })
})

// Helpers

const plain = (name: string) => ({ name, title: name, content: block(), categories: ['intro'], source: 'plugin' })

const factOf = (what: 'choose' | 'undo' | 'redo' | 'reload', index: number): FlowEvent => {
  switch (what) {
    case 'choose':
      return fact('PaletteChosen', { palette: `Palette ${index}` })
    case 'undo':
      return fact('DesignUndone')
    case 'redo':
      return fact('DesignRedone')
    case 'reload':
      return { ...opened(paths.designer), type: 'FlowResumed' } as FlowEvent
  }
}
