// @module-tag all
/** No ready-made headline ends in a line of a single word: with our font files and the styles of each pairing, without WordPress. */
import { inLanguages, trades as allTrades } from '../catalogue/pages/trades'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fontList } from '../../build/fonts/font-list'
import { readFontPackage } from '../../build/fonts/font-package'
import { themeFamilies } from '../../src/catalogue/fonts/families'
import type { FontPairing } from '../../src/catalogue/fonts/font-pairing'
import { pairings } from '../../src/catalogue/fonts/font-pairings'
import { offeredFonts } from '../../src/catalogue/fonts/fonts-to-install'
import { besidePicture } from '../../src/catalogue/section-css'
import { canvasCss } from '../../src/projections/design/styles/canvas-css'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { newVisit } from '../browser/support'
import { shippedPatterns } from '../support/shipped-patterns'
import { themeOfTwentyFour } from '../support/theme-of-twenty-four'
import { headlinesIn, type Headline } from './headline-rooms'

const widths = [1440, 768, 390]

const fonts = await Promise.all(offeredFonts.map(async (font) => [font, await readFontPackage(font)] as const))
const files = new Map(fonts.flatMap(([, { files }]) => files.map(({ name, path }) => [name, path] as const)))
const theme = '/wp-content/themes/twentytwentyfour/assets/fonts'

describe('headlines in every pairing, on a desktop, a tablet and a phone', () => {
  let page: Page

  beforeAll(async () => {
    page = (await newVisit({ keep: true })).page
    await page.route('**/type-files/*', (route) =>
      route.fulfill({ path: files.get(route.request().url().split('/').at(-1) ?? '') ?? '' }),
    )
    await page.route('**/headlines', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><style>body { margin: 0 }</style><style id="pairing"></style><style id="faces">${faces}</style><main></main></html>`,
      }),
    )
    await page.goto('/headlines')
    await page.addStyleTag({ content: `.small { font-size: ${besidePicture} !important }` })
  }, 120_000)

  it('no line has a single word that is the last of three or more', { tags: ['M-06'], timeout: 120_000 }, async () => {
    const alone: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const pairing of pairings) {
        const rooms = await roomsOn(page, cssOf(pairing))
        const headlines = headlinesOf(width, rooms)
        const missing = await drawn(page, headlines)
        expect([pairing.title, missing]).toEqual([pairing.title, []])
        const lines = await linesOf(page)
        lines.forEach((words, at) => {
          const { text = '', room = 0 } = headlines[at] ?? {}
          if (words.length > 1 && words.at(-1) === 1 && text.split(/\s+/).length > 2)
            alone.push(`${String(width)} ${pairing.title}: ${text} (${words.join('/')} in ${String(Math.round(room))})`)
        })
      }
    }
    expect(alone).toEqual([])
  })
})

type Rooms = { readonly side: number; readonly named: Readonly<Record<string, number>> }

/** Every heading in the words of the patterns, and in those that each kind of store has in their place. */
const headlinesOf = (width: number, { side, named }: Rooms): readonly Headline[] => {
  const sizes = { page: width, side, named: (slug: string) => named[slug] ?? 16 }
  const all = shippedPatterns.flatMap(({ content }) => headlinesIn(content, sizes))
  const filled = all.flatMap((headline) => wordings(headline.text).map((text) => ({ ...headline, text })))
  return [...new Map(filled.map((headline) => [JSON.stringify(headline), headline])).values()]
}

type TradeWords = Readonly<Record<'headline', string> & Record<'tiles', readonly string[]>>
type Words = Readonly<Record<'heroes' | 'qualities', Pairs> & Record<'newest', Pairs[number]> & Record<'word', string>>
type Pairs = readonly (readonly [string, ...unknown[]])[]

const catalogue = join('plugin', 'catalogue')
const read = (file: string): unknown => JSON.parse(readFileSync(join(catalogue, file), 'utf8'))
const slots = read('text-slots.json') as [string, string, string, string][]
const any = read(join('words', 'en.json')) as Words
/** What is said above the story, and above the goods of each kind of business, in all languages. */
const spoken = readdirSync(join(catalogue, 'words')).map(
  (file) => read(join('words', file)) as Words & { readonly goods: Readonly<Record<string, string>> },
)
const trades = readdirSync(join(catalogue, 'trade-words', 'en')).flatMap((file) =>
  Object.entries(read(join('trade-words', 'en', file)) as Readonly<Record<string, TradeWords>>),
)

const wordings = (text: string): readonly string[] => {
  const own = slots.find(([, , said]) => said === text)?.[3]
  if (own === '{word}') return [text, ...spoken.map(({ word }) => word), ...trades.map(([, { headline }]) => headline)]
  if (own === '{goods}') return [text, ...spoken.flatMap(({ goods }) => Object.values(goods))]
  return own === undefined ? [text] : [text, ...trades.map((trade) => filledIn(own, trade))]
}

const thingsOf = (trade: string) => inLanguages(new Map(allTrades).get(trade)?.things ?? '')[0] ?? ''

/** As PHP does it (plugin/src/content/store-content.php). */
const filledIn = (own: string, [trade, { headline, tiles }]: readonly [string, TradeWords]): string => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    hero: [headline, ...any.heroes.slice(1).map(([text]) => text)],
    shelf: tiles,
    quality: any.qualities.map(([text]) => text),
    newest: [any.newest[0]],
    word: [any.word],
    things: [thingsOf(trade)],
    eyebrow: [thingsOf(trade)],
  }
  return own.replace(/\{([a-z]+)(\d?)\}/g, (_, list: string, at: string) => lists[list]?.[Number(at || 1) - 1] ?? '')
}

/** The style sheet of a pairing over the theme, as the canvas has it. */
const cssOf = (pairing: FontPairing): string => {
  const user = designerStyles(undefined, pairing, [], { settings: {}, styles: {} })
  const blockTypes = [{ name: 'core/heading', selectors: { root: '.wp-block-heading' } }]
  return canvasCss({ base: withFamilies(themeOfTwentyFour), user, blockTypes, themeUrl: '' }).join('\n')
}

/** The theme's own families, which pairings name. */
const withFamilies = ({ settings, styles }: typeof themeOfTwentyFour) => ({
  settings: {
    ...settings,
    typography: { ...settings.typography, fontFamilies: { theme: Object.values(themeFamilies) } },
  },
  styles,
})

const listed = JSON.parse(fontList(fonts)) as readonly {
  readonly font_family_settings: {
    readonly fontFace: readonly Readonly<
      Record<'fontFamily' | 'fontStyle' | 'fontWeight' | 'unicodeRange' | 'src', string>
    >[]
  }
}[]

const faces = [
  ...listed.flatMap(({ font_family_settings: { fontFace } }) =>
    fontFace.map(
      ({ fontFamily, fontStyle, fontWeight, unicodeRange, src }) =>
        `@font-face { font-family: ${fontFamily}; font-style: ${fontStyle}; font-weight: ${fontWeight}; unicode-range: ${unicodeRange}; src: url("/type-files/${src}"); }`,
    ),
  ),
  `@font-face { font-family: Cardo; src: url("${theme}/cardo/cardo_normal_400.woff2"); }`,
].join('\n')

/** Puts a pairing's styles on the page and measures the room that they give. */
const roomsOn = (page: Page, css: string): Promise<Rooms> =>
  page.evaluate((text) => {
    const sheet = document.querySelector('#pairing')
    const main = document.querySelector('main')
    if (sheet === null || main === null) throw new Error('no page')
    sheet.textContent = text
    const slugs = ['10', '20', '30', '40', '50', '60']
    const probe = (size: string) => `<i style="display: block; width: ${size}"></i>`
    main.innerHTML = `<div class="wp-block-group alignfull">${slugs.map((slug) => probe(`var(--wp--preset--spacing--${slug}, 1rem)`)).join('')}</div>`
    const measured = [...main.querySelectorAll('i')].map((each) => each.getBoundingClientRect().width)
    return {
      side: Number.parseFloat(getComputedStyle(document.body).paddingLeft),
      named: Object.fromEntries(slugs.map((slug, at) => [slug, measured[at] ?? 0])),
    }
  }, css)

/** Draws the headings; says which of their fonts have no file. */
const drawn = (page: Page, headlines: readonly Headline[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const main = document.querySelector('main')
    if (main === null) throw new Error('no page')
    main.replaceChildren(
      ...all.map(({ text, level, size, room, beside, small }) => {
        const box = document.createElement('div')
        const heading = document.createElement(`h${String(level)}`)
        if (beside) box.className = 'wp-block-media-text__content'
        box.style.width = `${String(room)}px`
        heading.className = `wp-block-heading ${small ? 'small' : `has-${size}-font-size`}`
        heading.textContent = text
        box.append(heading)
        return box
      }),
    )
    await document.fonts.ready
    const wanted = new Set(
      [...main.querySelectorAll('.wp-block-heading')]
        .map((each) => getComputedStyle(each))
        .map(({ fontStyle, fontWeight, fontFamily }) => `${fontStyle} ${fontWeight} 16px ${fontFamily}`),
    )
    const without = []
    for (const font of wanted) if ((await document.fonts.load(font)).length === 0) without.push(font)
    return without
  }, headlines)

/** For each heading, how many words stand in each of its lines. */
const linesOf = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .wp-block-heading')].map((heading) => {
      const text = heading.firstChild
      if (text === null) return []
      const range = document.createRange()
      // A word may break at its hyphen, and then stands in two lines.
      const tops = [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))]
      })
      return [...new Set(tops.flat())].map((top) => tops.filter((each) => each.includes(top)).length)
    }),
  )
