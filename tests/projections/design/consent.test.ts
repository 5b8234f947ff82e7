import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { fontItems } from '../../../src/projections/design/fonts'
import { patternNotice } from '../../../src/projections/design/more'
import { collectionRead, designRead, featuresRead, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

/** Calls for which the store's server asks WooCommerce's library, outside of the store. */
const outside = ['PatternLibraryRead', 'PatternInstall']

const designer = (path: string, tracking: boolean) =>
  [
    opened(path, { tracking, woocommerce: true }),
    storeRead({ taskCompleted: true }),
    featuresRead({ patternLibrary: null }),
    designRead(),
  ] as const

describe('before there is consent to usage tracking', () => {
  it.each([paths.designer, paths.typography, paths.homepage, `${paths.homepage}/about`])(
    'given %s, then no call is due that asks outside of the store; with consent there is',
    { tags: ['B-18'] },
    (path) => {
      expect(due(given(...designer(path, false))).filter((call) => outside.includes(call))).toEqual([])
      expect(due(given(...designer(path, true)))).toContain('PatternLibraryRead')
    },
  )

  it('given a set-up, then it fetches no patterns from outside', { tags: ['B-18'] }, () => {
    const facts = [fact('DesignWithoutAiChosen')] as const
    const calls = (tracking: boolean) => due(given(...designer(paths.intro, tracking), ...facts))
    expect(calls(false).filter((call) => outside.includes(call))).toEqual([])
    expect(calls(true)).toContain('PatternInstall')
  })

  it('given the same fonts, then the same pairs are offered with consent and without', { tags: ['B-18'] }, () => {
    const offered = (tracking: boolean) =>
      fontItems(given(...designer(paths.typography, tracking), collectionRead())).map(({ title }) => title)
    expect(offered(false)).toEqual(offered(true))
  })

  it('given no library outside, then consent is not asked for: it would bring nothing', { tags: ['B-18'] }, () => {
    const small = [
      opened(paths.homepage, { tracking: false, woocommerce: false }),
      featuresRead({ patternLibrary: null }),
    ]
    expect(patternNotice(given(...small))).toBeNull()
    expect(patternNotice(given(...designer(paths.homepage, false)))).toBe('tracking')
  })
})
