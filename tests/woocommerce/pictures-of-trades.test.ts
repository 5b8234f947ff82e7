/**
 * Pictures of each trade's own goods, in one style for each role. Large pictures, up to two in a section, are all photographs or all drawn.
 * Pictures of lists (products, tiles, and sections of three pictures or more) are all drawn.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { layoutOf, pageOf, homeRecipe, templates } from '../../src/catalogue/pages/templates'
import { findOwn } from '../../src/catalogue/pages/own-patterns'
import { readyPages } from '../../src/catalogue/pages/ready-pages'
import { newVisit, screenshot } from '../browser/support'
import { allow, writeStore } from '../store/ai-content-support'
import { admin, restore, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { everyPage } from '../support/every-page'
import { pictureFaults, picturesOf, type Pictured } from './page-measures'
import { launch, patternsOf, saveHome, seen, version } from './support'

type Places = Readonly<Record<string, string>>
type Slots = readonly (readonly [pattern: string, picture: string, alt: string])[]

const read = (file: string): unknown => JSON.parse(readFileSync(`plugin/catalogue/${file}`, 'utf8'))
const slots = read('picture-slots.json') as Slots
const shown = read('photographs.json') as Readonly<Record<string, { readonly trades: readonly string[] }>>
/** WooCommerce 9 has one photograph of a bicycle, which would be alone on its page. */
const bicycles = version.startsWith('9.') ? 'drawings' : 'photographs'
/** Dark texts stand on it as it is: it is drawn in every store, and stands on no page that is made. */
const underText = 'soft-folds.webp'

const isPhotograph = (file: string): boolean => /^(?!drawn-).+\.(?:jpg|png)$/.test(file)
/** The same goods in another room or shape are the same to a visitor. */
const goodsShown = (file: string): string => file.replace(/^drawn-\w+-\w+-\w+-\d-/, '')

/** WordPress numbers a file whose name there is already, such as a photograph that the samples have brought. */
const unnumbered = (file: string): string => file.replace(/-\d+(?=\.\w+$)/, '')

const shownBy = (name: string, look: string): readonly string[] => {
  const file = unnumbered(name)
  const [, ofLook, trade = ''] = /^drawn-(\w+)-\w+-\w+-\d-(\w+)-\w+\./.exec(file) ?? []
  return isPhotograph(file) ? (shown[file]?.trades ?? []) : ofLook === look ? [trade] : []
}

describe('pictures of goods', { tags: ['M-02'] }, () => {
  let owner: Client
  let page: Page

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
    await withPlugin('goods-of-trades')
    await launch(owner)
    page = (await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 }, keep: true })).page
  }, 300_000)

  const told = async (query: string) =>
    (await owner.get(`/customize-your-store/v1/pictures-of-trades?${query}`)).body as readonly (readonly [
      trades: string,
      places: Places,
    ])[]

  /** What is wrong with the large pictures of a page. */
  const faultsOf = (body: readonly string[], places: Places): readonly string[] => {
    const names = body.flatMap((section) => slots.filter(([pattern]) => pattern === section)).map(([, name]) => name)
    const large = names.map((name) => places[name] ?? '')
    return [
      ...(new Set(large.map(isPhotograph)).size > 1 ? ['photographs and drawings'] : []),
      ...large.flatMap((file, at) =>
        at > 0 && goodsShown(file) === goodsShown(large[at - 1] ?? '') ? [`${file} follows itself`] : [],
      ),
      ...(names.includes(underText) ? ['a text stands on a picture as it is'] : []),
    ]
  }

  it.each(['contemporary', 'classic', 'bold'])(
    'every page of one or two trades has one style of large pictures, own goods, none twice in a row: %s',
    async (look) => {
      const all = [...(await told(`look=${look}`)), ...(look === 'bold' ? await told('look=bold&pairs=1') : [])]
      expect(all.length).toBeGreaterThan(look === 'bold' ? 1000 : 130)
      // One expectation: so many of them would hold up the answers of the store.
      const faults = all.flatMap(([set, places]) => {
        const trades = set === '' ? ['any'] : set.split('+')
        const first = places['linen-stack.webp'] ?? ''
        return [
          ...everyPage.flatMap((body) => faultsOf(body, places)),
          ...(shownBy(first, look).includes(trades[0] ?? '') ? [] : [`${first} begins the page`]),
          ...Object.entries(places).flatMap(([name, file]) => [
            ...(trades.some((trade) => shownBy(file, look).includes(trade)) ? [] : [`${file} is of another trade`]),
            ...(/^(list|tile|shelf)-\d$/.test(name) && isPhotograph(file) ? [`${file} is in a list`] : []),
          ]),
        ].map((fault) => `${set}: ${fault}`)
      })
      expect(faults).toEqual([])
      const photographic = all.filter(([, places]) => Object.values(places).some(isPhotograph)).length
      // At least the trades that have had photographs since WooCommerce 9.
      expect(photographic).toBeGreaterThanOrEqual(11)
    },
    120_000,
  )

  it('the pictures of a list show different things', async () => {
    for (const [set, places] of await told('look=bold')) {
      const list = [1, 2, 3, 4, 5, 6].map((place) => goodsShown(places[`list-${place}`] ?? ''))
      expect([set, new Set(list).size]).toEqual([set, 6])
    }
  })

  const show = async (body: readonly string[]): Promise<readonly Pictured[]> => {
    const patterns = await patternsOf(owner)
    const sections = body.map((slug) => findOwn(patterns, slug)?.content ?? '')
    await saveHome(owner, sections.join('\n\n'))
    await page.goto('/')
    return picturesOf(page)
  }

  const wizard = pageOf('makers', 'Contemporary').body
  const bodies: Readonly<Record<string, readonly string[]>> = {
    wizard,
    'services of before': layoutOf('services', false),
    ...Object.fromEntries([...templates(false), ...readyPages].map(({ name, body }) => [name, body])),
  }

  describe.each([
    [
      'Ceramics from Kyoto',
      ['ceramics'],
      'photographs',
      ['wizard', 'services of before', 'template2', 'one-product', 'menu', 'lookbook'],
    ],
    ['Handmade cakes and tarts, baked to order in Leeds', ['cakes'], 'drawings', ['wizard', 'template1', 'menu']],
    ['Houseplants and honey', ['plants', 'honey'], 'photographs', ['wizard', 'one-product']],
    ['Honey and houseplants', ['honey', 'plants'], 'drawings', ['wizard', 'lookbook']],
    ['Second-hand bicycles and repairs in Utrecht', ['bicycles', 'repairs'], bicycles, ['wizard', 'template2']],
  ] as const)('%s', (described, trades, large, shownOn) => {
    beforeAll(() => writeStore(owner, described), 120_000)

    it.each(shownOn)(
      `shows its own goods, in large ${large} above drawn lists, with words for each: %s`,
      async (name) => {
        const pictures = await show(bodies[name] ?? [])
        expect(pictures.length).toBeGreaterThan(0)
        for (const { file, alt, role } of pictures) {
          expect([file, trades.some((trade) => shownBy(file, 'contemporary').includes(trade))]).toEqual([file, true])
          expect([file, role, isPhotograph(file)]).toEqual([file, role, role === 'large' && large === 'photographs'])
          expect([file, alt]).toEqual([file, expect.stringMatching(/\p{L}{2}/u)])
        }
        expect(await pictureFaults(page)).toEqual([])
        await screenshot(page, seen(`pictures-${trades.join('-')}-${name}`))
      },
      60_000,
    )
  })

  it('photographs that another version of WooCommerce lacks break no style: all are chosen again', async () => {
    await writeStore(owner, 'Ceramics from Kyoto')
    const [first] = (await show(wizard)).map(({ file }) => file)
    await owner.post('/customize-your-store/v1/photograph-gone', { name: first })
    const files = (await show(wizard)).map(({ file }) => file)
    expect(files[0]).toBe(first)
    for (const file of files)
      expect([file, shownBy(file, 'contemporary')]).toEqual([file, expect.arrayContaining(['ceramics'])])
  }, 60_000)

  describe('a store without a description', () => {
    beforeAll(async () => {
      await restore()
      owner = await admin()
      expect(await owner.post('/wc-admin/onboarding/products')).toMatchObject({ body: { success: true } })
      await launch(owner)
    }, 120_000)

    const made = homeRecipe({ withAi: false, managedHosting: false, version: 5 }).body

    it.each(['made', 'template1', 'one-product', 'lookbook'])(
      'has drawn scenes above WooCommerce’s product photographs, and no placeholder pictures: %s',
      async (name) => {
        const pictures = await show(bodies[name] ?? made)
        for (const { file, alt, role } of pictures) {
          expect([file, isPhotograph(file)]).toEqual([file, role === 'product'])
          expect([file, alt]).toEqual([file, expect.stringMatching(/\p{L}{2}/u)])
        }
        expect(await pictureFaults(page)).toEqual([])
        await screenshot(page, seen(`pictures-none-${name}`))
      },
      60_000,
    )
  })
})
