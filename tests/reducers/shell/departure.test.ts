import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { fold } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

describe('leaving', () => {
  it.each([
    [
      'the breadcrumb without a past in the flow',
      fact('BreadcrumbClicked', { inside: false }),
      {},
      'http://store.test/wp-admin/',
    ],
    ['the breadcrumb with a past in the flow', fact('BreadcrumbClicked', { inside: true }), {}, null],
    [
      'all themes, with WooCommerce',
      fact('AllThemesChosen'),
      { woocommerce: true },
      'http://store.test/wp-admin/admin.php?page=wc-admin&tab=themes&path=%2Fextensions',
    ],
    [
      'all themes, managed hosting',
      fact('AllThemesChosen'),
      { managedHosting: true },
      'http://store.test/wp-admin/themes.php',
    ],
    ['back to home', fact('BackToHomeChosen'), {}, 'http://store.test/wp-admin/'],
  ] as const)(
    'given %s, then the page goes to the right place',
    { tags: ['I-09', 'I-10'] },
    (_name, event, over, url) => {
      expect(given(opened('', over), storeRead(), event).departure?.url).toBe(url)
    },
  )

  it('given the store says where themes are browsed, then “Browse all themes” leads there', { tags: ['I-09'] }, () => {
    const elsewhere = 'http://store.test/wp-admin/network/themes.php'
    const state = given(
      opened('', { woocommerce: false }),
      storeRead({ browseAll: elsewhere }),
      fact('AllThemesChosen'),
    )
    expect(state.departure?.url).toBe(elsewhere)
  })

  it('given it was left, then a page that comes back does not leave again', { tags: ['L-02'] }, () => {
    const leaving = given(opened(), storeRead(), fact('BackToHomeChosen'))
    const asked = fold(
      leaving,
      recorded(fact('DepartureRequested', { url: leaving.departure?.url ?? '' }), {
        seq: leaving.seq + 1,
        id: 'leave',
      }),
    )
    const state = fold(asked, recorded(fact('DepartureMade'), { seq: leaving.seq + 2, id: 'left', settles: 'leave' }))
    expect(state.departure).toBeNull()
    expect(due(state)).not.toContain('Departure')
  })
})
