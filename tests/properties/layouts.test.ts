// @module-tag more
import { parse } from '@wordpress/block-serialization-default-parser'
import { pickBy } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOwn } from '../../src/catalogue/pages/own-patterns'
import { readyPages } from '../../src/catalogue/pages/ready-pages'
import { fact } from '../../src/events'
import { isSameContent, placesIn, type Content, type Place } from '../../src/markup/content'
import { lookAt } from '../../src/markup/text-look'
import { sectionsOf } from '../../src/projections/design/templates'
import type { Design } from '../../src/reducers/design/design-document'
import { entering, leaving } from '../../src/reducers/design/layouts'
import { withChoice } from '../../src/reducers/design/design-choices'
import * as a from '../arbitraries/layouts'
import { hostileMarkup } from '../arbitraries/markup'
import { holds } from './holds'

const steps = fc.array(fc.oneof(fc.nat(), a.edit), { maxLength: 8 })
const layouts = fc.array(fc.nat(), { maxLength: 8 })
const edits = fc.array(a.edit, { maxLength: 4 })

describe('a section in other layouts', () => {
  it('given any layouts that end at the first, then it is unchanged, byte for byte', () =>
    holds(
      fc.property(a.category, fc.nat(), edits, layouts, (kind, first, before, between) => {
        const begun = before.reduce((design, change) => a.edited(design, change).design, a.pageIn(nth(kind, first)))
        const through = between.reduce((design, next) => a.toLayout(design, nth(kind, next), kind), begun)
        expect(a.contentOf(a.toLayout(through, nth(kind, first), kind))).toBe(a.contentOf(begun))
      }),
    ))

  it('given edits on the way, when a layout comes back without an edit since, then it is unchanged', () =>
    holds(
      fc.property(a.category, fc.nat(), steps, layouts, (kind, first, before, between) => {
        const begun = before.reduce((design, step) => after(kind, design, step), a.pageIn(nth(kind, first)))
        const through = between.reduce((design, next) => a.toLayout(design, nth(kind, next), kind), begun)
        const back = a.layoutsOf(kind).find(({ name }) => name === a.layoutNow(begun))!
        expect(a.contentOf(a.toLayout(through, back, kind))).toBe(a.contentOf(begun))
      }),
    ))

  it('given edits on the way, then the last edit of a role wins, also in the first layout', () =>
    holds(
      fc.property(a.category, fc.nat(), steps, (kind, first, all) => {
        const made: { readonly roles: readonly string[]; readonly content: Content; readonly look: object }[] = []
        const through = all.reduce(
          (design, step) => {
            if (typeof step === 'number') return after(kind, design, step)
            const { design: next, place, content } = a.edited(design, step)
            const isSeen = place !== null && content !== null && !isSameContent(place.content, content)
            if (isSeen) made.push({ roles: place.roles, content, look: lookBeside(design, place, content) })
            return next
          },
          a.pageIn(nth(kind, first)),
        )
        const empty = new Set(
          placesIn(a.contentOf(a.pageIn(nth(kind, first))))
            .filter(({ content }) => content.kind === 'text' && content.html.trim() === '')
            .flatMap(({ roles }) => roles),
        )
        for (const { roles, content } of placesIn(a.contentOf(a.toLayout(through, nth(kind, first), kind)))) {
          // An empty line of a pattern only makes room, and takes no words.
          if (roles.some((role) => empty.has(role))) continue
          const ofRole = made.filter((edit) => edit.roles.some((role) => roles.includes(role)))
          // For which role an edit is, where its place has several, depends on the other layouts.
          if (ofRole.length === 0 || ofRole.some((edit) => edit.roles.length > 1)) continue
          const last = ofRole.at(-1)!
          expect(ofLayouts(content)).toEqual(ofLayouts(last.content))
          if (content.kind === 'text' && content.look.size !== undefined) expect(content.look).toMatchObject(last.look)
        }
      }),
    ))

  it('given any layouts and edits, then it has the blocks of its layout', () =>
    holds(
      fc.property(a.category, fc.nat(), steps, (kind, first, all) => {
        const end = all.reduce((design, step) => after(kind, design, step), a.pageIn(nth(kind, first)))
        const pattern = a.patterns.find(({ name }) => name === a.layoutNow(end))
        expect(shape(parse(a.contentOf(end)))).toEqual(shape(parse(pattern?.content.trim() ?? '')))
      }),
    ))

  it('given any markup as layouts, then it never throws, and the first comes back unchanged', () =>
    holds(
      fc.property(hostileMarkup, hostileMarkup, (one, other) => {
        const luggage = leaving({ pattern: 'one', content: one }, null, true)
        const { kept, content } = entering(luggage, { pattern: 'other', content: other })
        expect(shape(parse(content))).toEqual(shape(parse(other)))
        const back = leaving({ pattern: 'other', content, kept }, null, true)
        expect(entering(back, { pattern: 'one', content: '' }).content).toBe(one)
      }),
    ))
})

describe('a page in other ready-made pages', () => {
  it('given any pages that end at the first, then it is unchanged, byte for byte', () =>
    holds(
      fc.property(
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), a.edit)),
        fc.array(fc.nat(), { maxLength: 5 }),
        (first, all, between) => {
          const begun = all.reduce(
            (design, [which, change]) => editedIn(design, which, change),
            toPage(a.pageIn(a.patterns[0]!), first),
          )
          const back = toPage(between.reduce(toPage, begun), first)
          expect(back.sections.map(({ content }) => content)).toEqual(begun.sections.map(({ content }) => content))
        },
      ),
    ))

  it('given a page in which nothing was changed, then another page has its own words only', () =>
    holds(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (all) => {
        const end = all.reduce(toPage, { ...a.pageIn(a.patterns[0]!), sections: [] })
        expect(end.sections.map(({ pattern, content }) => ({ pattern, content }))).toEqual(
          sectionsOf(bodyOf(all.at(-1)!), null).map(({ pattern, content }) => ({ pattern, content })),
        )
        expect(end.spare).toBeUndefined()
      }),
    ))
})

/** Of a text's look, what differs from the layout's own. */
const lookBeside = (design: Design, { block }: Place, content: Content): object => {
  if (content.kind !== 'text') return {}
  const pattern = a.patterns.find(({ name }) => name === a.layoutNow(design))
  const own = pattern && lookAt(a.contentOf(a.pageIn(pattern)), block)
  return pickBy(content.look, (value, name) => value !== own?.[name])
}

/** Without what a layout adds: not each crops its picture, and each has sizes of its own. */
const ofLayouts = (content: Content): Content =>
  content.kind === 'picture'
    ? { ...content, focus: null }
    : content.kind === 'text'
      ? { ...content, look: {} }
      : content

const nth = (kind: Parameters<typeof a.layoutsOf>[0], index: number) => {
  const all = a.layoutsOf(kind)
  return all[index % all.length]!
}

const after = (kind: Parameters<typeof a.layoutsOf>[0], design: Design, step: number | a.Edit): Design =>
  typeof step === 'number' ? a.toLayout(design, nth(kind, step), kind) : a.edited(design, step).design

type Shape = readonly (readonly [name: string | null, inner: Shape])[]
const shape = (blocks: ReturnType<typeof parse>): Shape =>
  blocks.map(({ blockName, innerBlocks }) => [blockName, shape(innerBlocks)])

const bodyOf = (index: number) =>
  readyPages[index % readyPages.length]!.body.flatMap((slug) => findOwn(a.patterns, slug) ?? [])

const toPage = (design: Design, index: number): Design =>
  withChoice(
    design,
    fact('HomeTemplateChosen', {
      template: 'any',
      sections: sectionsOf(bodyOf(index), null).map((section, at) => ({ section: `${index}-${at}`, ...section })),
      keeps: true,
    }),
    a.patterns,
  )

/** An edit of one of the page's sections. */
const editedIn = (design: Design, which: number, change: a.Edit): Design => {
  const at = which % design.sections.length
  const section = design.sections[at]!
  const alone = a.edited({ ...design, sections: [{ ...section, id: 'mine' }] }, change).design.sections[0]!
  return { ...design, sections: design.sections.with(at, { ...alone, id: section.id }) }
}
