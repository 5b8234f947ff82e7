import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { menuIn } from '../../../src/markup/menu-items'
import { readLink } from '../../../src/markup/menu-link'
import { shopGroupsOf } from '../../../src/projections/design/shop-pages'
import { sampleTexts } from '../../../src/projections/saving'
import { unsavedTargets } from '../../../src/projections/publication'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { founded } from '../../support/set-up-facts'
import { due, given, nextPublication, opened, published } from '../../support/story'

const link = (label: string) => `<!-- wp:navigation-link {"label":"${label}","url":"/${label}/","kind":"custom"} /-->`
const menu = (...labels: readonly string[]) =>
  `<!-- wp:navigation -->${labels.map(link).join('')}<!-- /wp:navigation -->`
const contents: Readonly<Record<string, string>> = {
  'customize-your-store/header-essential': menu('Shop'),
  'customize-your-store/menu-that-sells': menu('Shop', 'Bags', 'About', 'Contact'),
}
const read = patternsRead(
  'header-essential',
  'footer-with-3-menus',
  'centered-content-with-image-below',
  'menu-that-sells',
  'opening-hours',
)
const patterns = (recipe: number, over: Readonly<Record<string, string>> = contents): FlowEvent => ({
  ...read,
  recipe,
  patterns: read.patterns.map((each) => ({ ...each, content: over[each.name] ?? each.content })),
})

const id = 'woocommerce/woocommerce//coming-soon'
const theirs = '<!-- wp:pattern {"slug":"woocommerce/coming-soon"} /-->'
const page = (label: string, missing: boolean, samples: readonly string[]) => ({
  link: { label, url: `http://shop.test/${label}/`, kind: 'custom' },
  missing,
  samples,
})
const told = (
  soon: { readonly content: string; readonly edited: boolean } = { content: theirs, edited: false },
  missing = { contact: false },
) =>
  fact('EditorSettingsReadReceived', {
    settings: JSON.stringify({
      shopPages: {
        templates: { 'coming-soon': { id, ...soon } },
        version: 'one',
        blocks: [],
        pages: {
          about: page('About', true, ['Your story']),
          contact: page('Contact', missing.contact, ['Your street']),
        },
        words: { delivery: '', deliveryTitle: '', soon: 'Soon.', categories: '', price: '' },
      },
    }),
  })

const before = (recipe: number, over?: Readonly<Record<string, string>>): readonly FlowEvent[] => [
  opened('', { woocommerce: true }),
  ...founded.slice(1),
  patterns(recipe, over),
  designRead({ taskCompleted: false }),
]
const labels = (facts: readonly FlowEvent[]) =>
  menuIn(given(...facts).designing.design?.header?.content ?? '')?.items.map((item) => readLink(item).label)
const targets = (facts: readonly FlowEvent[]) => nextPublication(given(...facts))?.targets ?? []

describe('a store that is not in use', () => {
  it('gets a menu that sells, the pages it links to, and a "coming soon" page, all in one publication', () => {
    expect(labels(before(6))).toEqual(['Shop', 'Bags', 'About', 'Contact'])
    const all = targets([...before(6), told()])
    expect(all.map(({ kind }) => kind).sort()).toEqual(['footer', 'header', 'home', 'page', 'styles', 'template'])
    expect(all).toContainEqual({ kind: 'page', page: 'about' })
    expect(all.find(({ kind }) => kind === 'template')).toMatchObject({
      id,
      content: expect.stringMatching(/cys-soon--center[\s\S]*wp:site-title[\s\S]*>Soon\.</) as string,
    })
    expect(nextPublication(given(...before(6), told()))?.expects.templates).toBe('one')
  })

  it('is asked for what that needs as soon as the design is read, and the publication waits for the answer', () => {
    const reading = [opened('', { woocommerce: true }), ...founded.slice(1), fact('PatternsReadRequested')]
    expect(due(given(...reading))).toContain('EditorSettingsRead')
    expect(due(given(...before(6)))).not.toContain('Publication')
    expect(due(given(...before(6), told()))).toContain('Publication')
    const refused = fact('EditorSettingsReadRefused', { fault: { tag: 'Offline' } })
    expect(targets([...before(6), refused]).map(({ kind }) => kind)).toEqual(['styles', 'header', 'footer', 'home'])
  })

  it('keeps a "coming soon" page that a person edited, which is the first card of the screen', () => {
    const facts = [
      ...before(6),
      told({ content: '<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->', edited: true }),
    ]
    expect(targets(facts).map(({ kind }) => kind)).not.toContain('template')
    const soon = shopGroupsOf(given(...facts)).flatMap(({ places }) => places)
    expect(soon.find(({ place }) => place === 'soon')).toMatchObject({
      isTheirs: true,
      choices: [{ choice: 'present', isChosen: true }, {}, {}],
    })
  })

  it('has nothing left to save, and WooCommerce’s page comes back by a choice', () => {
    const saved = [...before(6), told(), ...published(given(...before(6), told()))]
    expect(unsavedTargets(given(...saved))).toEqual([])
    const back = given(...saved, fact('ShopChosen', { place: 'soon', choice: 'present' }))
    expect(unsavedTargets(back)).toEqual([{ kind: 'template', id, content: theirs }])
  })

  it('keeps a menu that a person made: the header then has no links of its own', () => {
    const none = { ...contents, 'customize-your-store/header-essential': '<!-- wp:navigation /-->' }
    expect(labels(before(6, none))).toEqual([])
  })

  it('counts the sample texts of the pages that it makes, and of those that were not edited since', () => {
    const samples = (...facts: readonly FlowEvent[]) =>
      sampleTexts(given(...before(6), ...facts)).filter(({ section }) => section === 'about')
    expect(samples(told())).toEqual([{ section: 'about', texts: ['Your story'], count: 1 }])
    expect(samples()).toEqual([])
    const made = [told(), ...published(given(...before(6), told()))]
    expect(samples(...made)).toHaveLength(1)
  })

  it('makes the page to reach it with facts that the merchant told, which are no samples', { tags: ['X-01'] }, () => {
    const place = (metadata: object, html: string) =>
      `<!-- wp:paragraph ${JSON.stringify({ metadata })} -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`
    const blank = place({ sampleText: 'Your street', shopFact: 'address' }, 'Your street')
    const hours = { 'customize-your-store/opening-hours': blank }
    const address = fact('ShopFactTold', { fact: 'address', text: 'Mill Lane 3' })
    const all = (...more: readonly FlowEvent[]) =>
      given(...before(6, { ...contents, ...hours }), told(undefined, { contact: true }), ...more)
    const contact = (state: ReturnType<typeof all>) => ({
      target: unsavedTargets(state).find((target) => target.kind === 'page' && target.page === 'contact'),
      samples: sampleTexts(state).filter(({ section }) => section === 'contact'),
    })
    expect(contact(all())).toEqual({
      target: { kind: 'page', page: 'contact' },
      samples: [{ section: 'contact', texts: ['Your street'], count: 1 }],
    })
    expect(contact(all(address))).toEqual({
      target: { kind: 'page', page: 'contact', blocks: place({ shopFact: 'address' }, 'Mill Lane 3') },
      samples: [],
    })
  })

  it('is as it was in recordings of earlier recipes', () => {
    expect(labels(before(5))).toEqual(['Shop'])
    expect(targets(before(5)).map(({ kind }) => kind)).toEqual(['styles', 'header', 'footer', 'home'])
  })
})

describe('a store in use', () => {
  const inUse = [
    opened('', { woocommerce: true }),
    storeRead({ theme: 'twentytwentyfour', use: null }),
    featuresRead(),
    fact('DesignWithoutAiChosen'),
    storeRead({ theme: 'twentytwentyfour', use: null }),
    ...founded.slice(5),
    patterns(6),
    designRead({ taskCompleted: false }),
    told(),
  ]
  it('gets no pages and no other "coming soon" page unless the merchant chooses so', () => {
    const { designing, setUp } = given(...inUse)
    expect(setUp).toMatchObject({ draft: true })
    expect(designing.design?.pages).toBeUndefined()
    expect(designing.design?.shopDefaults).toBeUndefined()
    expect(labels(inUse)).toEqual(['Shop'])
  })
})
