import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { restoreChoices } from '../../../src/projections/restoring/restore-plan'
import type { State } from '../../../src/reducers'
import { refusal } from '../../support/fake-route'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { restored, undone } from '../../support/restore-run'
import { designed } from '../../support/saved-design'
import { fakePorts, type Weather } from '../../support/world'

const statuses = ({ products }: FakeStore) => new Set(products.map(({ status }) => status))

const noTrash: Weather = ({ method, path }) =>
  of(method === 'DELETE' && path.startsWith('/wp/v2/product/') ? refusal(501, 'rest_trash_not_supported') : null)

/** WordPress itself takes a post out of the trash as a draft. */
const takenOutByHand = ({ products }: FakeStore): number => {
  const [product] = products
  if (product === undefined) throw new Error('There are no samples.')
  product.status = 'draft'
  return product.id
}

const leftOf = ({ restoring }: State) =>
  restoring.stage === 'done' ? restoring.left.map(({ thing, why }) => [thing, why]) : null

describe('the undo of a restore, and the samples that it took away', () => {
  it('[D-20] given somebody took a sample out of the trash as a draft since, then it stays a draft and is named, and the others come back', async () => {
    const store = fakeStore()
    const page = await designed(store)
    await restored(page)
    expect(statuses(store)).toEqual(new Set(['trash']))
    const id = takenOutByHand(store)
    const state = await undone(page)
    expect(leftOf(state)).toEqual([[expect.objectContaining({ kind: 'product', id }), 'touched']])
    expect(store.products.map(({ status }) => status)).toEqual([
      'draft',
      ...store.products.slice(1).map(() => 'publish'),
    ])
    page.close()
  })

  it('[D-20] given the saved design is put back instead of an undo, then such a draft stays as well', async () => {
    const store = fakeStore()
    const page = await designed(store)
    await restored(page)
    const id = takenOutByHand(store)
    expect(leftOf(await restored(page, 'saved'))).toEqual([
      [expect.objectContaining({ kind: 'product', id }), 'touched'],
    ])
    expect(store.products[0]?.status).toBe('draft')
    page.close()
  })

  it('[D-20] given a store without a trash, where a sample is hidden as a draft, then all come back', async () => {
    const store = fakeStore()
    const page = await designed(store, { ports: fakePorts(store, noTrash) })
    await restored(page)
    expect(statuses(store)).toEqual(new Set(['draft']))
    expect(leftOf(await undone(page))).toEqual([])
    expect(statuses(store)).toEqual(new Set(['publish']))
    page.close()
  })

  it('[D-20] given such a sample was put into the trash since, when the store had one, then it stays there', async () => {
    const store = fakeStore()
    const page = await designed(store, { ports: fakePorts(store, noTrash) })
    await restored(page)
    const [product] = store.products
    if (product !== undefined) product.status = 'trash'
    expect(leftOf(await undone(page))).toEqual([[expect.objectContaining({ id: product?.id }), 'touched']])
    expect(product?.status).toBe('trash')
    page.close()
  })

  it('[D-19] given the samples are hidden, in whichever way, then the design from before is not offered again', async () => {
    for (const weather of [noTrash, undefined]) {
      const store = fakeStore()
      const page = await designed(store, { ports: fakePorts(store, weather) })
      const choices = restoreChoices(await restored(page))
      expect(choices.map(({ design }) => design)).toEqual(['saved'])
      page.close()
    }
  })
})
