import { beforeEach, describe, expect, it } from 'vitest'
import { allow, writeStore } from '../store/ai-content-support'
import { admin, restore, sharedState, visitor, type Client } from '../store/support'

type Shown = { readonly name: string; readonly prices: { readonly price: string; readonly currency_code: string } }
type Lists = readonly { readonly tasks: readonly { readonly id: string; readonly isComplete: boolean }[] }[]

const cakes = 'Handmade cakes and tarts, baked to order in Leeds'
const bicycles = 'Repairs and second-hand bicycles in Utrecht'

describe('a store made from one sentence', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const written = sharedState('written', () => writeStore(owner, cakes))

  const shown = async (order: string) =>
    (await visitor().get(`/wc/store/v1/products?${order}`)).body as readonly Shown[]

  it.each([
    [cakes, ['Birthday cake', 'Lemon cake', 'Cupcakes, box of six', 'Chocolate cake', 'Tasting set', 'Gift card']],
    [bicycles, ['City bicycle', 'Bell', 'Light set', 'Estimate', 'Small repair', 'Large repair']],
  ])('%s: lists show the goods first and what anybody sells last', { tags: ['M-04'] }, async (described, names) => {
    await (described === cakes ? written() : writeStore(owner, described))
    const newest = await shown('orderby=date&order=desc')
    expect(newest.map(({ name }) => name)).toEqual(names)
    expect((await shown('orderby=menu_order&order=asc')).map(({ name }) => name)).toEqual(names)
  })

  it('samples do not tick WooCommerce’s task to add products', { tags: ['M-04'] }, async () => {
    await written()
    const lists = (await owner.get('/wc-admin/onboarding/tasks')).body as Lists
    const tasks = lists.flatMap(({ tasks: all }) => all).filter(({ id }) => id === 'products')
    expect(tasks.map(({ isComplete }) => isComplete)).toEqual([false])
  })
})
