import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { linesOf, canRestore, restoreChoices } from '../../../src/projections/restoring'
import { changed, designer, versionsRead } from '../../support/restore-story'
import { given, opened, resumed } from '../../support/story'

describe('the designs that a restore offers', () => {
  it('given nothing was changed, then no restore is offered', { tags: ['D-19'] }, () => {
    expect(canRestore(given(...designer))).toBe(false)
    expect(restoreChoices(given(...designer))).toEqual([])
  })

  it(
    'given a design was saved, then the store as it was before is offered, with what would change',
    { tags: ['D-19'] },
    () => {
      const state = given(...changed, versionsRead())
      expect(canRestore(state)).toBe(true)
      expect(restoreChoices(state)).toMatchObject([{ design: 'before', at: null, theme: 'Twenty Twenty-Three' }])
      expect(restoreChoices(state)[0]?.steps).toEqual([
        { from: { kind: 'version', id: 2, at: 0, left: [] }, to: { kind: 'version', id: 1, at: 0, left: [] } },
      ])
    },
  )

  it(
    'given the store has neither, then the design that was saved last comes first, with its time',
    { tags: ['S-12'] },
    () => {
      const change = [{ what: 'header', count: 1 }] as const
      const state = given(...changed, versionsRead({ before: change, saved: change }))
      expect(restoreChoices(state).map(({ design, at }) => [design, at])).toEqual([
        ['saved', 2000],
        ['before', null],
      ])
    },
  )

  it(
    'given the store is as it was, then nothing is offered until the flow changes something again',
    { tags: ['D-19'] },
    () => {
      const back = [...changed, versionsRead({ before: [] })] as const
      expect(restoreChoices(given(...back))).toEqual([])
      expect(canRestore(given(...back))).toBe(false)
      expect(canRestore(given(...back, fact('TrackingEnablingRequested')))).toBe(true)
    },
  )

  it(
    'given the flow ran in another browser, then a restore is offered as soon as the page is open',
    { tags: ['D-19'] },
    () => {
      expect(canRestore(given(opened('', { restorable: true })))).toBe(true)
      expect(canRestore(given(opened(''), resumed('', { restorable: true })))).toBe(true)
      expect(canRestore(given(opened('')))).toBe(false)
    },
  )

  it('given a restore of an older build, then its steps of one kind are one line', { tags: ['D-19'] }, () => {
    const product = (id: number) => ({ kind: 'product', id, there: false, modified: null }) as const
    const task = (name: string) => ({ kind: 'option', name, value: false }) as const
    const things = [
      product(1),
      product(2),
      task('woocommerce_admin_customize_store_completed'),
      { kind: 'menu', id: 4, status: 'draft' } as const,
    ]
    expect(linesOf(things.map((to) => ({ from: to, to })))).toEqual([
      { what: 'menus', count: 1 },
      { what: 'products', count: 2 },
      { what: 'task', count: 1 },
    ])
  })
})
