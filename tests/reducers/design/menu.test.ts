// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { menuIn } from '../../../src/markup/menu-items'
import { readLink } from '../../../src/markup/menu-link'
import { unsavedTargets } from '../../../src/projections/publication'
import { hostileMarkup } from '../../arbitraries/markup'
import { holds } from '../../properties/holds'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const link = (label: string) => `<!-- wp:navigation-link {"label":"${label}","url":"/${label}"} /-->`
const headerOf = (nav: string) => `<!-- wp:site-title /-->${nav}<!-- wp:search /-->`
const navOf = (...labels: string[]) => `<!-- wp:navigation -->${labels.map(link).join('')}<!-- /wp:navigation -->`

const designer = (nav: string, ...facts: FlowEvent[]) =>
  given(
    opened(),
    designRead({ header: { id: 'twentytwentyfour//header', content: headerOf(nav), modified: null } }),
    ...facts,
  )
const contentOf = (...facts: FlowEvent[]) =>
  designer(navOf('Shop', 'Contact'), ...facts).designing.design?.header?.content ?? ''
const labelsIn = (content: string) => menuIn(content)?.items.map((item) => readLink(item).label)
const labels = (...facts: FlowEvent[]) => labelsIn(contentOf(...facts))

const cart = fact('MenuItemAdded', { label: 'Cart', url: '/cart', entity: null })
const up = (item: number) => fact('MenuItemMoved', { item, label: '', direction: 'up' })
const remove = (item: number) => fact('MenuItemRemoved', { item, label: '' })
const chosen = (nav: string) =>
  fact('HeaderChosen', { pattern: 'x', title: 'X', content: `<!-- wp:group -->${nav}<!-- /wp:group -->` })

const any = (content: string) => fact('HeaderChosen', { pattern: 'x', title: 'X', content })

describe('the header’s menu in the design', { tags: ['B-08'] }, () => {
  it('given the merchant adds, renames, moves and removes, then only the header changes and is to be saved', () => {
    expect(labels(cart)).toEqual(['Shop', 'Contact', 'Cart'])
    expect(labels(cart, up(2), up(1))).toEqual(['Cart', 'Shop', 'Contact'])
    expect(labels(fact('MenuItemRenamed', { item: 0, label: 'Fox & Dog' }))).toEqual(['Fox & Dog', 'Contact'])
    expect(labels(remove(0))).toEqual(['Contact'])
    expect(unsavedTargets(designer(navOf('Shop'), cart)).map(({ kind }) => kind)).toEqual(['header'])
  })

  it('given it is undone, then the header is as it was, byte for byte', () => {
    const undone = designer(navOf('Shop'), cart, fact('DesignUndone'))
    expect(undone.designing.design?.header?.content).toBe(headerOf(navOf('Shop')))
    expect(unsavedTargets(undone)).toEqual([])
  })

  it.each<[string, FlowEvent]>([
    ['the first one up', up(0)],
    ['the last one down', fact('MenuItemMoved', { item: 1, label: '', direction: 'down' })],
    ['one that is gone', remove(7)],
    ['one that is no place', remove(0.5)],
    ['the label that it has', fact('MenuItemRenamed', { item: 1, label: 'Contact' })],
    ['no links at all', fact('MenuMadeOwn', { content: ' ' })],
  ])('given %s, then it is no step', (_, choice) =>
    expect(designer(navOf('Shop', 'Contact'), choice).designing.past).toHaveLength(0),
  )

  it('given the last link, then it stays: WordPress would list all pages', () =>
    expect(labels(remove(0), remove(0))).toEqual(['Contact']))

  it('given an arranged menu, when other headers are chosen, then they have it, and all else is their own', () => {
    const ref = chosen('<!-- wp:navigation {"ref":3,"overlayMenu":"always"} /-->')
    const last = contentOf(cart, ref, chosen(navOf('Shop')))
    expect(labelsIn(last)).toEqual(['Shop', 'Contact', 'Cart'])
    expect(last.startsWith('<!-- wp:group --><!-- wp:navigation ')).toBe(true)
    expect(menuIn(contentOf(cart, ref))?.attributes['overlayMenu']).toBe('always')
  })

  it('given any header, when it is chosen, then it has the arranged menu, and all else is its own', () =>
    holds(
      fc.property(hostileMarkup, hostileMarkup, (head, foot) => {
        fc.pre(!`${head}${foot}`.includes('navigation'))
        const plain = contentOf(any(`${head}${navOf('Blog')}${foot}`))
        if (labelsIn(plain) === undefined) return
        const content = contentOf(cart, any(`${head}${navOf('Blog')}${foot}`))
        expect(labelsIn(content)).toEqual(['Shop', 'Contact', 'Cart'])
        const at = plain.indexOf('<!-- wp:navigation -->')
        expect(content.slice(0, at)).toBe(plain.slice(0, at))
        expect(content.split('<!-- /wp:navigation -->').at(-1)).toBe(plain.split('<!-- /wp:navigation -->').at(-1))
      }),
      // Each case folds two sessions.
      { share: 0.2 },
    ))

  it('given a menu that was not arranged, when another header is chosen, then that one has its own', () => {
    expect(labels(chosen(navOf('Blog')))).toEqual(['Blog'])
    expect(labels(cart, fact('DesignUndone'), chosen(navOf('Blog')))).toEqual(['Blog'])
  })

  it('given it was saved in an earlier session, when another header is chosen, then that one has it, too', () => {
    const again = designer(contentOf(cart), chosen(navOf('Blog'))).designing.design?.header?.content
    expect(labelsIn(again ?? '')).toEqual(['Shop', 'Contact', 'Cart'])
  })

  it('given a menu of the store, when it gets its own links, then it refers to the store’s no more', () => {
    const own = designer(
      '<!-- wp:navigation {"ref":3} /-->',
      fact('MenuMadeOwn', { content: `${link('A')}\n${link('B')}` }),
    )
    const menu = menuIn(own.designing.design?.header?.content ?? '')
    expect([menu?.attributes['ref'], menu?.items]).toEqual([undefined, [link('A'), link('B')]])
  })

  it('given a header without a menu, or no header, then there is nothing to arrange', () => {
    expect(designer('', cart).designing.past).toHaveLength(0)
    expect(given(opened(), designRead({ header: null }), cart).designing.past).toHaveLength(0)
  })
})
