import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { menuView } from '../../../src/projections/design/menu'
import { menuPlaces } from '../../../src/projections/design/menu-places'
import { headerList } from '../../../src/projections/design/parts'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const shop = { label: 'Shop', url: '/shop', kind: 'custom' }
const contact = { label: 'Con&amp;tact', url: '/contact', kind: 'post-type', type: 'page', id: 4 }
const sample = { label: 'Sample Page', url: '/sample-page', kind: 'post-type', type: 'page', id: 2 }
const link = (label: string) => `<!-- wp:navigation-link {"label":"${label}","url":"/a"} /-->`
const listed = { id: 5, title: 'Navigation', content: '<!-- wp:page-list /-->' }
const main = {
  id: 6,
  title: 'Main',
  content: `${link('A')}\n<!-- wp:navigation-submenu {"label":"B"} -->${link('C')}<!-- /wp:navigation-submenu -->`,
}

const view = (nav: string, menus: readonly unknown[] = []) => menuView(designer(nav, menus))
const designer = (nav: string, menus: readonly unknown[] = []) =>
  given(
    opened(),
    designRead({ header: { id: 'twentytwentyfour//header', content: nav, modified: null } }),
    fact('EditorSettingsReadReceived', {
      settings: JSON.stringify({
        menuPlaces: { shop: [shop, contact], pages: [contact, sample], categories: [], menus },
      }),
    }),
  )
const defaults =
  '<!-- wp:navigation-link {"label":"Shop","url":"/shop","kind":"custom"} /-->\n<!-- wp:navigation-link {"label":"Con\\u0026amp;tact","type":"page","id":4,"url":"/contact","kind":"post-type"} /-->'

describe('the screen of the header’s menu', { tags: ['B-08'] }, () => {
  it('given no header, or one without a menu, then there is none to arrange', () => {
    expect(view('<!-- wp:site-title /-->').kind).toBe('missing')
    expect(menuView(given(opened(), designRead({ header: null }))).kind).toBe('missing')
  })

  it('given links in the header, then they are listed in order, with those that can be renamed', () =>
    expect(view(`<!-- wp:navigation -->${link('Fox &amp; Dog')}<!-- wp:page-list /--><!-- /wp:navigation -->`)).toEqual(
      {
        kind: 'own',
        items: [
          { block: 'core/navigation-link', label: 'Fox & Dog', url: '/a', below: [], item: 0, canRename: true },
          { block: 'core/page-list', label: '', url: null, below: [], item: 1, canRename: false },
        ],
      },
    ))

  it('given WordPress fills the menu with all pages, then an own one begins with what shoppers look for', () => {
    for (const menus of [[], [listed]])
      expect(view('<!-- wp:navigation /-->', menus)).toEqual({ kind: 'pages', own: defaults })
  })

  it('given a menu of the store, by the header or the newest, then its links show and begin an own menu', () => {
    for (const nav of ['<!-- wp:navigation {"ref":6} /-->', '<!-- wp:navigation /-->']) {
      const found = view(nav, [main, listed])
      expect(found).toMatchObject({ kind: 'store', id: 6, own: main.content })
      expect(found.kind === 'store' && found.items?.map(({ label, below }) => [label, below])).toEqual([
        ['A', []],
        ['B', ['C']],
      ])
    }
  })

  it('given a menu that is not known here, then it only says whose menu it is', () =>
    expect(view('<!-- wp:navigation {"ref":99} /-->', [main])).toEqual({
      kind: 'store',
      id: 99,
      items: null,
      own: defaults,
    }))

  it('given what the store has, then each page is offered once, by plain name; an older plugin offers none', () => {
    const { shop: first, pages } = menuPlaces(designer(''))
    expect([...first, ...pages].map(({ label }) => label)).toEqual(['Shop', 'Con&tact', 'Sample Page'])
    const old = given(opened(), designRead(), fact('EditorSettingsReadReceived', { settings: '{"menuPlaces":{}}' }))
    expect(menuPlaces(old).pages).toEqual([])
  })

  it('given an arranged menu, then the headers that can be chosen are shown with it', () => {
    const name = 'customize-your-store/header-large'
    const content = '<!-- wp:group --><!-- wp:navigation /--><!-- /wp:group -->'
    const story = [
      opened(),
      designRead({
        header: {
          id: 'twentytwentyfour//header',
          content: `<!-- wp:navigation -->${link('A')}<!-- /wp:navigation -->`,
          modified: null,
        },
      }),
      fact('PatternsReadReceived', {
        recipe: 2,
        patterns: [{ name, title: 'Large', content, categories: [], source: 'plugin' }],
      }),
    ] as const
    const add = fact('MenuItemAdded', { label: 'Fox', url: '/fox', entity: null })
    const previews = (...facts: (typeof add)[]) =>
      headerList(given(...story, ...facts)).items?.map(({ preview }) => preview)
    expect(previews()).toEqual([content])
    expect(previews(add)?.[0]).toContain('"label":"Fox"')
  })
})
