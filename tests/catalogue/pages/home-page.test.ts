import { describe, expect, test } from 'vitest'
import { footers, headers } from '../../../src/catalogue/pages/headers-and-footers'
import { loaders } from '../../../src/projections/loader-stages'
import { patternCategories, latestRecipe } from '../../../src/catalogue/pages/own-patterns'
import { stageTitles } from '../../../src/views/set-up/loader'
import { textsOfCategory } from '../../../src/views/design/homepage/labels'
import { patternTitles } from '../../../src/catalogue/pages/pattern-titles'
import { homeRecipe, templates } from '../../../src/catalogue/pages/templates'

describe('given the tables of the home page', () => {
  test(
    "then a merchant's own page begins with a short one, and that of the wizard is the first template",
    { tags: ['N-08', 'B-19'] },
    () => {
      expect(homeRecipe({ withAi: false, managedHosting: false, version: latestRecipe })).toEqual({
        header: 'woocommerce-blocks/header-essential',
        body: [
          'centered-content-with-image-below',
          'product-collection-4-columns',
          'content-right-with-image-left',
          'values-in-three-columns',
        ],
        footer: 'woocommerce-blocks/footer-with-3-menus',
      })
      const full = homeRecipe({ withAi: true, managedHosting: false, version: latestRecipe })
      expect(full).toMatchObject({ header: 'woocommerce-blocks/header-centered-menu' })
      expect(full.body[0]).toBe('just-arrived-full-hero')
    },
  )

  test('then managed hosting opens with another hero', { tags: ['R-05'] }, () => {
    expect(templates(true).map(({ body }) => body[0])).toEqual(Array(3).fill('hero-product-split'))
    expect(templates(false).map(({ body }) => body.length)).toEqual([7, 5, 4])
  })

  test('then templates use headers and footers that can be chosen', () => {
    for (const { header, footer } of templates(false)) {
      expect(headers.map(({ name }) => name)).toContain(header)
      expect(footers.map(({ name }) => name)).toContain(footer)
    }
    expect([headers.length, footers.length]).toEqual([8, 6])
  })

  test('then there are six categories, and an unknown one is none', { tags: ['D-07'] }, () => {
    expect(patternCategories.map((slug) => textsOfCategory(slug)?.label())).toEqual([
      'Intro',
      'Products',
      'About',
      'Services',
      'Reviews',
      'Social media',
    ])
    expect(textsOfCategory('constructor')).toBeUndefined()
  })

  test('then three categories have lists of 12, 18 and 5 titles', { tags: ['D-09'] }, () => {
    expect([...patternTitles].map(([category, titles]) => [category, titles.length])).toEqual([
      ['intro', 12],
      ['about', 18],
      ['services', 5],
    ])
  })
})

describe('given the loaders', () => {
  test('then the path without AI stops at 25, 50 and 100', { tags: ['N-10'] }, () => {
    expect([...loaders.noAi.stages, ...loaders.noAiHandOver.stages].map(({ progress }) => progress)).toEqual([
      25, 50, 50, 100,
    ])
    expect([loaders.noAi.duration, loaders.noAiHandOver.duration]).toEqual([5_000, 2_000])
  })

  test('then the AI path stops at 14 to 84, and its hand-over at 100', { tags: ['A-04'] }, () => {
    expect(loaders.ai.stages.map(({ progress }) => progress)).toEqual([14, 28, 42, 56, 70, 84])
    expect(loaders.aiHandOver.stages.map(({ name, progress }) => [stageTitles[name](), progress])).toEqual([
      ['Applying the finishing touches', 84],
      ['Opening the doors', 100],
    ])
  })
})
