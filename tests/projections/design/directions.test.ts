import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headers, footers } from '../../../src/catalogue/pages/headers-and-footers'
import { looks, type Look } from '../../../src/catalogue/wizard/looks'
import { fact } from '../../../src/events'
import { directions, directionRound, inDirection, nextRound } from '../../../src/projections/design/directions'
import { ifChosen, undoStep } from '../../../src/projections/design/history'
import { pathTo } from '../../../src/projections/design/place'
import type { State } from '../../../src/reducers'
import { holds } from '../../properties/holds'
import { collectionRead, designRead, featuresRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const pattern = (name: string, className: string) => ({
  name,
  title: name,
  content: `<!-- wp:group {"className":"${className}"} -->\n<div class="wp-block-group ${className}"></div>\n<!-- /wp:group -->`,
  categories: ['woo-commerce'],
  source: 'plugin',
})
const patterns = fact('PatternsReadReceived', {
  recipe: 7,
  patterns: [...headers, ...footers].map(({ name, className }) => pattern(name, className)),
})

const drawn = (style: string) =>
  `<!-- wp:image -->\n<img src="http://store.test/?customize-your-store-picture=drawn-${style}-light-wide-1-bags-t0.webp" alt=""/>\n<!-- /wp:image -->`
const ownPicture =
  '<!-- wp:image -->\n<img src="http://store.test/uploads/drawn-bold-mine.webp" alt=""/>\n<!-- /wp:image -->'
const ownWords = '<!-- wp:paragraph -->\n<p>drawn-contemporary-words of my own</p>\n<!-- /wp:paragraph -->'
const content = [
  '<!-- wp:template-part {"slug":"header"} /-->',
  drawn('contemporary'),
  ownWords,
  ownPicture,
  '<!-- wp:template-part {"slug":"footer"} /-->',
].join('\n\n')

const read = [
  opened(pathTo('directions')),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  collectionRead(),
  patterns,
  designRead({ home: { id: 'twentytwentyfour//home', content, modified: null } }),
] as const
const state = given(...read)

const named = (look: Look, from: State = state) => {
  const found = directions(from).find((direction) => direction.look === look)
  if (found === undefined) throw new Error(`There is no direction ${look}`)
  return found
}
const designIn = ({ designing }: State) => designing.design

describe('the directions of a page', () => {
  it('[X-02] are three, each with a palette, a font pairing and a header of its own', () => {
    const all = directions(state)
    expect(all.map(({ look }) => look)).toEqual(looks)
    for (const of of [
      all.map(({ palette }) => palette),
      all.map(({ fonts }) => fonts),
      all.map((direction) => designIn(inDirection(state, direction).taken)?.header?.pattern),
    ])
      expect(new Set(of).size).toBe(3)
  })

  it('[X-02] given none is taken, then none is marked; given one is taken, then that one alone', () => {
    expect(directions(state).map(({ taken }) => taken)).toEqual([false, false, false])
    const after = given(...read, named('Classic').taking('all'))
    expect(directions(after).flatMap(({ look, taken }) => (taken ? look : []))).toEqual(['Classic'])
  })

  it('[X-02] given one is taken, then words, own pictures and order stay, and drawn pictures are in its style', () => {
    const sections = given(...read, named('Bold').taking('all')).designing.design?.sections
    expect(sections?.map((section) => section.content)).toEqual([drawn('bold'), ownWords, ownPicture])
    expect(sections?.map(({ id }) => id)).toEqual(designIn(state)?.sections.map(({ id }) => id))
  })

  it('[X-02] given one or a part of it is taken, then undo names it and brings back the design of before', () => {
    for (const part of ['all', 'colors', 'fonts', 'frame'] as const) {
      const after = given(...read, named('Classic').taking(part))
      expect(undoStep(after)).toMatchObject({ type: 'DirectionTaken', look: 'Classic', part })
      const undone = given(...read, named('Classic').taking(part), fact('DesignUndone'))
      expect(designIn(undone)).toEqual(designIn(state))
    }
  })

  it('[X-02] given colors, fonts and frame of any directions, then their order does not matter', () =>
    holds(
      fc.property(
        fc.tuple(
          ...(['colors', 'fonts', 'frame'] as const).map((part) =>
            fc.tuple(fc.constant(part), fc.constantFrom(...looks)),
          ),
        ),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        (mixed, order) => {
          const take = (before: State, [part, look]: (typeof mixed)[number]) =>
            ifChosen(before, named(look, before).taking(part))
          const inOrder = mixed.reduce(take, state)
          const shuffled = order.flatMap((place) => mixed.slice(place, place + 1)).reduce(take, state)
          expect(designIn(shuffled)).toEqual(designIn(inOrder))
        },
      ),
      { share: 0.2 },
    ))

  it('[X-01] given other rounds, then palettes, fonts or headers differ; the last round leads to the first', () => {
    const at = (round: string) => given(...read, fact('ScreenOpened', { path: pathTo('directions', round) }))
    const lookOf = (round: string) => {
      const there = at(round)
      return JSON.stringify(directions(there).map(({ taking }) => taking('all')))
    }
    expect(new Set(['1', '2', '3', '4', '5', '6'].map(lookOf)).size).toBe(6)
    expect(nextRound(at('6'))).toBe(0)
    expect(['0', '-1', 'x', '1.5', '7', ''].map((round) => directionRound(at(round)))).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('[X-01] given the store lacks their headers, footers and fonts, then directions change the rest', () => {
    const poor = given(
      ...read.filter((event) => event !== patterns),
      fact('PatternsReadReceived', { recipe: 7, patterns: [] }),
    )
    const { choices } = named('Bold', poor).taking('all')
    expect(choices.map(({ type }) => type)).not.toContain('HeaderChosen')
    expect(choices.map(({ type }) => type)).toContain('PaletteChosen')
  })
})
