/** A quick start changes nothing that visitors can see or ask for, however far it goes, until Save. */
import { beforeEach, describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { paths } from '../../src/events/route-path'
import { directions } from '../../src/projections/design/directions'
import { owed } from '../../src/projections/owed'
import type { State } from '../../src/reducers'
import { admin, restore, visitor, type Client } from '../store/support'
import { session, timeout } from './session-support'
import { hideStore, openShop, setOptions } from './store-support'
import { launch, version } from './support'

const lists = [
  'wp/v2/pages',
  'wp/v2/posts',
  'wp/v2/media',
  'wp/v2/product',
  'wp/v2/product_cat',
  'wc/store/v1/products',
]

/** Without nonces, other random texts and times, and what WooCommerce lists in scripts, in whatever order its cache has. */
const steady = (text: string): string =>
  text
    .replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
    .replaceAll(/<lastBuildDate>[^<]*/g, '')
    .replaceAll(/(?<![a-z\d])(?=[a-f]*\d)[\da-f]{8,40}(?![a-z\d])/g, '…')
    .replaceAll(/\b1[78]\d{8}(?:\.\d+)?\b/g, '…')

/** All that a visitor is answered, by the address. */
const seen = async (): Promise<Readonly<Record<string, string>>> => {
  const client = visitor()
  const answers = new Map<string, string>()
  const links: string[] = ['/', '/?feed=rss2&post_type=product', '/?sitemap=posts&sitemap-subtype=product&paged=1']
  for (const list of lists) {
    const { status, body } = await client.get(`/${list}?per_page=100`)
    answers.set(list, `${status} ${JSON.stringify(body)}`)
    if (list.endsWith('pages') || list.endsWith('product'))
      links.push(...(body as readonly { readonly link: string }[]).map(({ link }) => link))
  }
  const { name, description } = (await client.get('/')).body as Readonly<Record<string, string>>
  answers.set('name', `${name} ${description}`)
  for (const link of links) {
    const { pathname, search } = new URL(link, 'http://store.test')
    const page = await client.page(pathname + search)
    answers.set(pathname + search, `${page.status} ${await page.text()}`)
  }
  return Object.fromEntries([...answers].map(([address, answer]) => [address, steady(answer)]))
}

const stores: readonly (readonly [string, (owner: Client) => Promise<unknown>, products: boolean])[] = [
  ['a new store that comes soon', hideStore, true],
  [
    'a site whose shop comes soon',
    (owner) => setOptions(owner, { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'yes' }),
    true,
  ],
  ['an open store without products', launch, false],
  ['a store in use', openShop, false],
]

describe(`what visitors of WooCommerce ${version} see of a quick start`, { tags: ['X-01', 'S-05'] }, () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it.each(stores)('given %s, then nothing until Save', { timeout: 2 * timeout }, async (_, make, products) => {
    await make(owner)
    const before = await seen()
    expect(await seen()).toEqual(before)

    const page = await session(owner)
    const does = async (...events: readonly FlowEvent[]): Promise<void> => {
      for (const event of events) await page.loop.record(event)
    }
    const until = async (isSo: (state: State) => boolean): Promise<State> => {
      const end = Date.now() + timeout
      while (!isSo(page.loop.state())) {
        if (Date.now() > end)
          throw new Error(
            `Owed: ${owed(page.loop.state())
              .map(({ request }) => request.type)
              .join()}`,
          )
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      return page.loop.state()
    }
    const isResting = (state: State) => owed(state).length === 0

    await until(({ store }) => store !== null)
    await does(fact('QuickStartChosen'), fact('ShopNamed', { name: 'Fio' }))
    await does(fact('BusinessDescribed', { text: 'Leather bags, made by hand in Porto' }))
    await until(isResting)
    expect(await seen()).toEqual(before)

    await does(fact('LookChosen', { look: 'Bold' }), fact('ToneChosen', { tone: 'Formal' }))
    const shown = await until((state) => state.setUp.stage === 'done' && isResting(state))
    expect(directions(shown)).toHaveLength(3)
    expect(await seen()).toEqual(before)

    await does(
      ...directions(shown)
        .slice(1, 2)
        .map(({ taking }) => taking('all')),
    )
    await does(fact('ScreenOpened', { path: paths.designer }), fact('CanvasShown'))
    await until(isResting)
    // What the blocks of the designer read can make WordPress write.
    await owner.post('/customize-your-store/v1/reads', { paths: [], core: true })
    expect(await seen()).toEqual(before)

    await does(fact('SaveChosen'))
    await until(({ saving }) => saving.stage === 'saved' || saving.stage === 'failed')
    const { saving } = await until(isResting)
    expect(saving.stage).toBe('saved')
    page.close()
    const after = await seen()
    expect(after['name']).toContain('Fio')
    expect(after['wc/store/v1/products']?.includes('Shoulder bag')).toBe(products)
  })
})
