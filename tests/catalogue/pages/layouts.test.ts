import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isKind, layoutOf, pageOf, homeRecipe } from '../../../src/catalogue/pages/templates'
import { latestRecipe } from '../../../src/catalogue/pages/own-patterns'
import { looks } from '../../../src/catalogue/wizard/looks'
import { kindIn } from '../../../src/suggestions/products-reply'
import { readTable } from './trades'

const kinds = Object.keys(readTable('kinds.json') as object).filter(isKind)
const source = (slug: string) => readFileSync(`plugin/patterns/${slug}.php`, 'utf8')

describe('the home pages of seven kinds of business', () => {
  it('there is one for each kind that the store tells, and no two are the same', { tags: ['B-13'] }, () => {
    expect(kinds).toHaveLength(7)
    expect(new Set(kinds.map((kind) => layoutOf(kind, false).join())).size).toBe(7)
    expect(new Set(kinds.map((kind) => pageOf(kind, 'Bold').body.join())).size).toBe(7)
  })

  it.each(kinds)(
    '%s: each section is a pattern of ours, once; products are listed once',
    { tags: ['B-13'] },
    (kind) => {
      for (const body of [
        layoutOf(kind, false),
        layoutOf(kind, true),
        ...looks.map((look) => pageOf(kind, look).body),
      ]) {
        expect(new Set(body).size).toBe(body.length)
        expect(readdirSync('plugin/patterns')).toEqual(expect.arrayContaining(body.map((slug) => `${slug}.php`)))
        expect(body.filter((slug) => source(slug).includes('product_list('))).toHaveLength(1)
        expect(body.filter((slug) => source(slug).includes('<h1'))).toEqual([body[0]])
      }
    },
  )

  it('none has reviews: a new store has not got any', { tags: ['B-14'] }, () => {
    const all = kinds.flatMap((kind) => [...layoutOf(kind, false), ...pageOf(kind, 'Bold').body])
    expect(all.filter((slug) => /review|testimonial/.test(slug))).toEqual([])
  })

  it(
    'given a kind, then the recipe has its page, else the first template; old recordings keep theirs',
    { tags: ['B-13'] },
    () => {
      const recipe = (kind: string, version = latestRecipe) =>
        homeRecipe({
          withAi: true,
          managedHosting: false,
          kind: kindIn(JSON.stringify({ kind })),
          look: 'Classic',
          version,
        })
      expect(recipe('food')).toMatchObject(pageOf('food', 'Classic'))
      expect(recipe('food', 4).body).toEqual(layoutOf('food', false))
      expect(recipe('constructor').body[0]).toBe('just-arrived-full-hero')
      expect(kindIn('no JSON')).toBeNull()
      expect(recipe('food', 6)).toMatchObject(pageOf('food', 'Classic', 6))
      expect(recipe('food', 6).body[0]).toBe('hero-in-a-field')
    },
  )

  it.each(kinds)('%s: each look has another header and another first section', { tags: ['B-13', 'M-07'] }, (kind) => {
    const pages = looks.map((look) => pageOf(kind, look))
    expect(new Set(pages.map(({ header }) => header)).size).toBe(looks.length)
    expect(new Set(pages.map(({ body }) => body[0])).size).toBe(looks.length)
    // The same sections, be it in another order.
    const rest = pages.map(({ body }) => body.slice(1).toSorted().join())
    expect(new Set(rest).size).toBe(1)
  })
})
