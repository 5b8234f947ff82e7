import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import {
  checklist,
  factsOfSave,
  factsOfSaveAnyway,
  openItems,
  visitorsWillSee,
} from '../../../src/projections/checklist'
import { hiddenSections, leftOpen } from '../../../src/projections/left-open'
import { sampleCount } from '../../../src/projections/saving'
import type { State } from '../../../src/reducers'
import { designRead, storeRead, unused } from '../../support/facts'
import { given, opened, resumed } from '../../support/story'

const sample = (text: string) =>
  `<!-- wp:paragraph {"metadata":{"sampleText":"${text}"}} -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const group = (inner: string) => `<!-- wp:group -->\n<div>${inner}</div>\n<!-- /wp:group -->`
const button = (href: string) =>
  `<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link"${href}>Shop now</a></div><!-- /wp:button -->`
const inserted = (section: string, content: string) =>
  fact('SectionInserted', { after: null, section, pattern: `x/${section}`, title: section, content: group(content) })
const part = (which: 'header' | 'footer', content: string) =>
  designRead({ [which]: { id: `twentytwentyfour//${which}`, content, modified: null } })
const settings = (menus: readonly { id: number; title: string; content: string }[]) =>
  fact('EditorSettingsReadReceived', {
    settings: JSON.stringify({ menuPlaces: { shop: [], pages: [], categories: [], menus } }),
  })

const used = { ...unused, products: true }
const inShop = opened(paths.designer, { woocommerce: true })
const asks = (state: State) => factsOfSave(state).some(({ type }) => type === 'DialogOpened')

/** A store with products of its own. */
const shop = (...events: readonly FlowEvent[]) =>
  given(inShop, storeRead({ use: used }), designRead(), fact('CanvasShown'), ...events)

describe('what is open before Save', { tags: ['B-10'] }, () => {
  it('given a finished page, then nothing is, and Save does not ask', () => {
    expect([openItems(shop()), factsOfSave(shop())]).toEqual([[], [fact('SaveChosen')]])
  })

  it('given no design yet, then nothing is known to be open', () => {
    expect(openItems(given(inShop, storeRead()))).toEqual([])
  })

  it('given samples, then their sections are named; that with the title of the page stays', () => {
    const title = inserted(
      'title',
      `<!-- wp:heading {"level":1} --><h1>Bread</h1><!-- /wp:heading -->${sample('Since 1900')}`,
    )
    const state = shop(title, inserted('reviews', `${sample('Words')}${sample('Name')}`))
    expect(openItems(state)).toMatchObject([
      {
        what: 'samples',
        count: 3,
        places: [
          { section: { id: 'title' }, texts: ['Since 1900'] },
          { section: { id: 'reviews' }, texts: ['Words', 'Name'] },
        ],
        hideable: ['reviews'],
      },
    ])
    expect(asks(state)).toBe(true)
  })

  it('given nothing but samples, then no section can be hidden: nothing would be left', () => {
    const gone = ['5-0', '5-1'].map((section) => fact('SectionDeleted', { section }))
    const sections = shop().designing.design?.sections.map(({ id }) => fact('SectionDeleted', { section: id })) ?? gone
    expect(openItems(shop(inserted('a', sample('Words')), ...sections))).toMatchObject([{ hideable: [] }])
  })

  it('given a section is hidden, then its samples and links are not open; shown or undone, they are again', () => {
    const here = [
      inserted('a', `${sample('Words')}${button('')}`),
      fact('SectionsHidden', { sections: ['a'] }),
    ] as const
    const state = shop(...here)
    expect([openItems(state), sampleCount(state), hiddenSections(state).map(({ id }) => id)]).toEqual([[], 0, ['a']])
    for (const back of [fact('SectionsShown', { sections: ['a'] }), fact('DesignUndone')]) {
      expect(openItems(shop(...here, back)).map(({ what }) => what)).toEqual(['samples', 'links'])
      expect(hiddenSections(shop(...here, back))).toEqual([])
    }
    expect(hiddenSections(shop(...here, resumed(paths.designer))).map(({ id }) => id)).toEqual(['a'])
  })

  it('given links that lead nowhere, then they are named by place, those of the header first', () => {
    const header =
      '<!-- wp:navigation --><!-- wp:navigation-link {"label":"Blog","url":"#"} /--><!-- /wp:navigation -->'
    const state = shop(
      part('header', header),
      inserted('a', `${button('')}${button(' href="#"')}${button(' href="/shop"')}`),
    )
    expect(openItems(state)).toMatchObject([
      {
        what: 'links',
        count: 3,
        places: [
          { section: 'header', texts: ['Blog'] },
          { section: { id: 'a' }, texts: ['Shop now', 'Shop now'] },
        ],
      },
    ])
  })

  it.each([
    [{ ...unused, products: false }, true, ['products']],
    [used, true, []],
    [null, true, []],
    [{ ...unused, products: false }, false, []],
  ] as const)('given use %j and WooCommerce %j, then of products is open: %j', (use, woocommerce, open) => {
    const state = given(opened(paths.designer, { woocommerce }), storeRead({ use }), designRead())
    expect(openItems(state).map(({ what }) => what)).toEqual(open)
  })

  it('given a header with a menu of the store without links, then the header is unfinished', () => {
    const header = part('header', '<!-- wp:navigation {"ref":3} /-->')
    const link = '<!-- wp:navigation-link {"label":"Shop","url":"/shop"} /-->'
    const unfinished = { what: 'header', count: 1, samples: [], hasEmptyMenu: true, lacksNetworks: false }
    expect(openItems(shop(header, settings([{ id: 3, title: 'Menu', content: ' ' }])))).toEqual([unfinished])
    expect(openItems(shop(header, settings([{ id: 3, title: 'Menu', content: link }])))).toEqual([])
    // As long as nobody knows its links.
    expect(openItems(shop(header))).toEqual([])
  })

  it('given a footer with samples, an empty menu and networks without addresses, then it is unfinished', () => {
    const network = (url: string) => `<!-- wp:social-link {${url}"service":"instagram"} /-->`
    const footer = (url: string) =>
      part(
        'footer',
        `${sample('Street 1')}<!-- wp:navigation {"ref":4} /--><!-- wp:social-links --><ul>${network(url)}${network('')}</ul><!-- /wp:social-links -->`,
      )
    const menus = settings([{ id: 4, title: 'Help', content: '' }])
    expect(openItems(shop(footer(''), menus))).toEqual([
      { what: 'footer', count: 3, samples: ['Street 1'], hasEmptyMenu: true, lacksNetworks: true },
    ])
    expect(openItems(shop(footer('"url":"https://instagram.com/me",'), menus))).toMatchObject([
      { count: 2, lacksNetworks: false },
    ])
  })

  it('given text that is hard to read, then the places are counted', () => {
    const faint =
      '<!-- wp:paragraph {"style":{"color":{"text":"#eeeeee","background":"#ffffff"}}} --><p class="has-text-color has-background" style="color:#eeeeee;background-color:#ffffff">Faint</p><!-- /wp:paragraph -->'
    expect(openItems(shop(inserted('a', faint)))).toEqual([{ what: 'contrast', count: 1 }])
  })
})

describe('saving although something is open', { tags: ['B-10'] }, () => {
  const samples = inserted('a', sample('Words'))
  const accepted = fact('OpenItemsAccepted', { items: [{ what: 'samples', count: 1 }] })

  it('given it was accepted, then Save does not ask again, also after a reload, until more is open', () => {
    expect(asks(shop(samples, accepted))).toBe(false)
    expect(asks(shop(samples, accepted, resumed(paths.designer)))).toBe(false)
    expect(asks(shop(samples, accepted, inserted('b', sample('More'))))).toBe(true)
    expect(asks(shop(samples, accepted, inserted('b', button(''))))).toBe(true)
  })

  it('given less is open than was accepted, then Save tells what is left, and so does the closing screen', () => {
    const both = fact('OpenItemsAccepted', {
      items: [
        { what: 'samples', count: 2 },
        { what: 'links', count: 1 },
      ],
    })
    const state = shop(samples, both)
    const left = fact('OpenItemsAccepted', { items: [{ what: 'samples', count: 1 }] })
    expect(factsOfSave(state)).toEqual([left, fact('SaveChosen')])
    expect(leftOpen(shop(samples, both, left))).toEqual([{ what: 'samples', count: 1 }])
    const none = fact('OpenItemsAccepted', { items: [] })
    expect(factsOfSave(shop(both))).toEqual([none, fact('SaveChosen')])
    expect(leftOpen(shop(both, none))).toEqual([])
  })

  it('given products of its own are added after Save, then the closing screen does not name them', () => {
    const without = fact('OpenItemsAccepted', { items: [{ what: 'products', count: 1 }] })
    const store = (products: boolean) => storeRead({ use: { ...unused, products } })
    expect(leftOpen(given(inShop, store(false), without))).toEqual([{ what: 'products', count: 1 }])
    expect(leftOpen(given(inShop, store(false), without, store(true)))).toEqual([])
  })

  it('given "Save anyway", then what is open is accepted, and the design is saved', () => {
    expect(factsOfSaveAnyway(shop(samples))).toEqual([accepted, fact('SaveChosen')])
  })

  it('given a new design is begun, then Save asks again', () => {
    const state = shop(samples, accepted, fact('DesignWithoutAiChosen'))
    expect(state.accepted).toEqual({})
  })

  it('given the list is open, then it closes by the answer, by leaving for a section, and by a reload', () => {
    const open = fact('DialogOpened', { dialog: 'before-save' })
    expect(checklist(shop(samples, open))).toMatchObject({
      open: [{ what: 'samples' }],
      hidden: [],
      visitors: 'at-launch',
    })
    for (const end of [
      accepted,
      fact('DialogClosed'),
      fact('ScreenOpened', { path: paths.homepage }),
      resumed(paths.designer),
    ])
      expect(checklist(shop(samples, open, end))).toBeNull()
  })
})

describe('what visitors will see', { tags: ['B-10'] }, () => {
  const front = { page: 'Welcome', posts: '', shop: false, languages: false, list: false }
  it.each([
    [{ ...used, visitors: 'everything' }, 'at-once'],
    [{ ...used, visitors: null }, 'at-once'],
    [{ ...used, visitors: 'no-shop' }, 'home-at-once'],
    [{ ...used, visitors: 'nothing' }, 'at-launch'],
    [{ ...used, visitors: 'everything', pageInFront: true, front }, 'another-page'],
    [null, 'unknown'],
  ] as const)('given %j, then it is %s', (use, seen) => {
    expect(visitorsWillSee(given(inShop, storeRead({ use, taskCompleted: true }), designRead()))).toBe(seen)
  })
})
