// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { footers } from '../../src/catalogue/pages/headers-and-footers'
import { ownPattern, latestRecipe } from '../../src/catalogue/pages/own-patterns'
import { homeRecipe, templates } from '../../src/catalogue/pages/templates'
import { looks } from '../../src/catalogue/wizard/looks'
import { footerColors } from '../../src/catalogue/palettes/footer-colors'
import { palettes, paletteTitled } from '../../src/catalogue/palettes/palettes'
import { AA, contrast } from '../../src/color'
import { blockTree } from '../../src/markup/blocks'
import { tokens } from '../../src/markup/tokens'
import { drawnPairs } from '../../src/projections/design/contrast/drawn-pairs'
import type { Page } from '../../src/projections/design/page'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { merged } from '../../src/projections/design/styles/tree'
import { partPattern } from '../../src/reducers/design/parts'
import { withRhythm } from '../../src/reducers/design/section-look'
import { shippedPatterns } from '../support/shipped-patterns'
import { themeOfTwentyFour } from '../support/theme-of-twenty-four'
import { holds } from './holds'

/** The plugin's patterns by their slugs. */
const patterns: ReadonlyMap<string, string> = new Map(
  shippedPatterns.map(({ slug, content }) => [slug, content.trim()]),
)
const pattern = (slug: string): string => patterns.get(slug) ?? ''

const kinds = ['makers', 'food', 'fashion', 'parts', 'services', 'digital', 'business', null] as const
const pages = [true, false].flatMap((managedHosting) => [
  ...[4, latestRecipe].flatMap((version) =>
    [true, false].flatMap((withAi) =>
      kinds.flatMap((kind) => looks.map((look) => homeRecipe({ withAi, managedHosting, kind, look, version }).body)),
    ),
  ),
  ...templates(managedHosting).map(({ body }) => body),
])
const bodies = [...new Set(pages.map((body) => body.join(' ')))]

type Seen = 'page' | 'soft' | 'strong' | 'picture' | 'field' | 'row'

/** What a visitor sees behind a section. */
const seen = (section: string): Seen => {
  if (section.startsWith('<!-- wp:cover ')) return 'picture'
  // A field or a row of facts on the page's own ground is told from what is above and below it.
  if (section.includes('cys-page')) return section.includes('cys-hero') ? 'field' : 'row'
  const [, ground = ''] = /^<!-- wp:\S+ .*?"backgroundColor":"([a-z]+)"/.exec(section.split('\n')[0] ?? '') ?? []
  return ground === 'tertiary' ? 'soft' : ground === 'foreground' ? 'strong' : 'page'
}

const grounds = (body: string, palette: string | null): readonly Seen[] =>
  withRhythm(body.split(' ').map(pattern), palette).map(seen)

describe.each(bodies)('a new page of %s', (body) => {
  const slugs = body.split(' ')

  it.each(['Cream Forest', 'Slate'])(
    'changes its background from section to section in %s',
    { tags: ['M-05'] },
    (palette) => {
      const all = grounds(body, palette)
      expect(all.filter((ground, index) => index > 0 && ground === all[index - 1])).toEqual([])
    },
  )

  it('stays as it is in colors of another theme, on whose grounds text may not be readable', { tags: ['M-05'] }, () => {
    const sections = slugs.map(pattern)
    expect(withRhythm(sections, null)).toEqual(sections)
  })

  it(
    'shows products on the page, and begins and ends neither like the header nor like the footer',
    { tags: ['M-05'] },
    () => {
      const all = grounds(body, 'Cream Forest')
      slugs.forEach((slug, index) => {
        if (slug.startsWith('product-')) expect(all[index]).toBe('page')
      })
      expect(all[0]).not.toBe('page')
      expect(all.at(-1)).not.toBe('strong')
    },
  )

  it('has at most one strong ground, and none of its own in a dark palette', { tags: ['M-05'] }, () => {
    expect(grounds(body, 'Cream Forest').filter((ground) => ground === 'strong').length).toBeLessThanOrEqual(1)
    const brought = slugs.map(pattern).filter((section) => seen(section) === 'strong')
    expect(grounds(body, 'Slate').filter((ground) => ground === 'strong')).toHaveLength(brought.length)
  })
})

describe('a page of any sections in any palette', () => {
  const slugs = [...patterns.keys()].filter((slug) => !/^(?:header|footer)-/.test(slug))
  const page = fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 7 })
  const dressed = fc.constantFrom(...palettes.map(({ title }) => title))
  const examples = bodies.flatMap((body) =>
    ['Cream Forest', 'Slate'].map((palette): [string[], string] => [body.split(' '), palette]),
  )

  it('has no button on a strong ground, which some palettes would hide there', { tags: ['M-05'] }, async () => {
    await holds(
      fc.property(page, (body) => {
        const before = body.map(pattern)
        withRhythm(before, 'Cream Forest').forEach((section, index) => {
          if (seen(section) !== 'strong' || seen(before[index] ?? '') === 'strong') return
          expect(section).not.toMatch(/wp:(?:button|cover|woocommerce)/)
          expect([0, body.length - 1]).not.toContain(index)
        })
      }),
    )
  })

  it('has no soft section beside another, and no card on its own ground', { tags: ['M-05'] }, async () => {
    await holds(
      fc.property(page, dressed, (body, palette) => {
        const sections = withRhythm(body.map(pattern), palette)
        sections.forEach((section, index) => {
          const isBesideSoft = index > 0 && seen(section) === 'soft' && seen(sections[index - 1] ?? '') === 'soft'
          // Beside each other they are soft only where neither can change.
          if (isBesideSoft) expect(section).toMatch(/^<!-- wp:media-text /)
          expect(hiddenCards(section)).toEqual([])
        })
      }),
      { examples },
    )
  })

  it(
    'keeps its words, blocks and pictures, and its grounds are the same the second time',
    { tags: ['M-05'] },
    async () => {
      await holds(
        fc.property(page, dressed, (body, palette) => {
          const before = body.map(pattern)
          const sections = withRhythm(before, palette)
          expect(sections.map(besidesColors)).toEqual(before.map(besidesColors))
          expect(withRhythm(sections, palette)).toEqual(sections)
        }),
      )
    },
  )

  it('can be read', { tags: ['M-05'] }, async () => {
    await holds(
      fc.property(page, dressed, (body, palette) => {
        const sections = withRhythm(body.map(pattern), palette).map((content, index) => ({
          id: String(index),
          pattern: body[index] ?? '',
          content,
        }))
        expect(hardToRead({ header: null, sections, footer: null }, palette)).toEqual([])
      }),
      { examples },
    )
  })
})

it.each(footers)('all text in $slug is legible in every palette', { tags: ['M-05'] }, (choice) => {
  const drawn = partPattern(
    choice,
    shippedPatterns.map(({ slug, content }) => ({
      name: ownPattern(slug),
      title: slug,
      content,
      categories: [],
      source: 'plugin',
    })),
  )
  const footer = { pattern: choice.name, content: drawn?.content ?? '' }
  expect(footer.content).toContain('has-footer-ground-background-color')
  const hard = palettes.flatMap(({ title }) => hardToRead({ header: null, sections: [], footer }, title))
  expect(hard).toEqual([])
})

it(
  'the text in a footer is legible on any colors that a merchant chooses for page and text',
  { tags: ['M-05'] },
  async () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
    await holds(
      fc.property(hex, hex, hex, (page, text, soft) => {
        const footer = footerColors({ page, text, soft })
        expect(contrast(footer.ground, footer.text)).toBeGreaterThanOrEqual(AA)
      }),
    )
  },
)

// Helpers

/** Cards that cannot be told from the section that they stand on. */
const hiddenCards = (section: string) =>
  blockTree(section).flatMap(({ name, attributes, inner }) =>
    name === 'core/cover'
      ? []
      : inner
          .flatMap((block) => [block, ...block.inner])
          .filter((block) => block.name === 'core/column')
          .filter((card) => card.attributes['backgroundColor'] === (attributes['backgroundColor'] ?? 'background')),
  )

const besidesColors = (section: string) => ({
  words: section.replaceAll(/<[^>]*>/g, ''),
  blocks: [...tokens(section)].map(({ kind, name }) => `${kind} ${name}`),
  addresses: section.match(/(?:src|href)="[^"]*"/g),
})

const hardToRead = (page: Page, palette: string) =>
  drawnPairs(page, stylesOf(palette)).filter(({ ratio, least }) => ratio !== null && ratio < least)

const stylesOf = (title: string) => {
  const none = { settings: {}, styles: {} }
  const own = designerStyles(paletteTitled(title), undefined, [], none, {}, themeOfTwentyFour)
  return {
    settings: merged(themeOfTwentyFour.settings, own.settings),
    styles: merged(themeOfTwentyFour.styles, own.styles),
  }
}
