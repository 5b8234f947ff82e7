// @module-tag more
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { footerColors } from '../../src/catalogue/palettes/footer-colors'
import { homeRecipe, templates } from '../../src/catalogue/pages/templates'
import { AA, contrast } from '../../src/colour/contrast'
import { withRhythm } from '../../src/reducers/design/rhythm'
import { holds } from './holds'

/** A pattern of the plugin, with a collection where PHP writes one, and without its words. */
const pattern = (slug: string): string =>
  readFileSync(`plugin/patterns/${slug}.php`, 'utf8')
    .replaceAll(/<\?php\s+product_list\([\s\S]*?\?>/g, '<!-- wp:woocommerce/product-collection /-->')
    .replaceAll(/<\?php[\s\S]*?\?>/g, '')
    .trim()

const kinds = ['makers', 'food', 'fashion', 'parts', 'services', 'digital', 'business', null] as const
const pages = [true, false].flatMap((managedHosting) => [
  ...[true, false].flatMap((withAi) => kinds.map((kind) => homeRecipe({ withAi, managedHosting, kind }).body)),
  ...templates(managedHosting).map(({ body }) => body),
])
const bodies = [...new Set(pages.map((body) => body.join(' ')))]

type Seen = 'page' | 'soft' | 'strong' | 'picture'

/** What a visitor sees behind a section. */
const seen = (section: string): Seen => {
  if (section.startsWith('<!-- wp:cover ')) return 'picture'
  const [, ground = ''] = /^<!-- wp:\S+ .*?"backgroundColor":"([a-z]+)"/.exec(section.split('\n')[0] ?? '') ?? []
  return ground === 'tertiary' ? 'soft' : ground === 'foreground' ? 'strong' : 'page'
}

const grounds = (body: string, palette: string | null): readonly Seen[] =>
  withRhythm(body.split(' ').map(pattern), palette).map(seen)

describe.each(bodies)('a new page of %s', (body) => {
  const slugs = body.split(' ')

  it.each(['Cream Forest', 'Slate'])('[M-05] changes its ground from section to section in %s', (palette) => {
    const all = grounds(body, palette)
    expect(all.filter((ground, index) => index > 0 && ground === all[index - 1])).toEqual([])
  })

  it('[M-05] stays as it is in colors of another theme, on whose grounds text may not be readable', () => {
    const sections = slugs.map(pattern)
    expect(withRhythm(sections, null)).toEqual(sections)
  })

  it('[M-05] shows products on the page, and begins and ends neither like the header nor like the footer', () => {
    const all = grounds(body, 'Cream Forest')
    slugs.forEach((slug, index) => {
      if (slug.startsWith('product-')) expect(all[index]).toBe('page')
    })
    expect(all[0]).not.toBe('page')
    expect(all.at(-1)).not.toBe('strong')
  })

  it('[M-05] has at most one strong ground, and none of its own in a dark palette', () => {
    expect(grounds(body, 'Cream Forest').filter((ground) => ground === 'strong').length).toBeLessThanOrEqual(1)
    const brought = slugs.map(pattern).filter((section) => seen(section) === 'strong')
    expect(grounds(body, 'Slate').filter((ground) => ground === 'strong')).toHaveLength(brought.length)
  })
})

it('[M-05] a strong section of a new page has no button, which some palettes would hide on it', async () => {
  const slugs = readdirSync('plugin/patterns')
    .map((file) => file.replace('.php', ''))
    .filter((slug) => !/^(?:header|footer)-/.test(slug))
  await holds(
    fc.property(fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 7 }), (body) => {
      const before = body.map(pattern)
      withRhythm(before, 'Cream Forest').forEach((section, index) => {
        if (seen(section) !== 'strong' || seen(before[index] ?? '') === 'strong') return
        expect(section).not.toMatch(/wp:(?:button|image|cover|woocommerce)/)
        expect([0, body.length - 1]).not.toContain(index)
      })
    }),
  )
})

it('[M-05] the text in a footer is legible whatever colors a merchant chooses for page and text', async () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  await holds(
    fc.property(hex, hex, hex, (page, text, soft) => {
      const footer = footerColors({ page, text, soft })
      expect(contrast(footer.ground, footer.text)).toBeGreaterThanOrEqual(AA)
    }),
  )
})
