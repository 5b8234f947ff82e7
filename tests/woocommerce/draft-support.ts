/** What tests of previewed pages share: where they are, and what WooCommerce tells them of their cart. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '../store/support'

export type DraftPage = 'shop' | 'product' | 'cart' | 'checkout'

/** Where a page of the store is shown in a design that is not saved: path and query. */
export const draftAddress = async (owner: Client, page: DraftPage): Promise<string> => {
  const { status, body } = await owner.post('/customize-your-store/v1/draft', { page })
  expect(status).toBe(200)
  const { pathname, search } = new URL((body as { address: string }).address)
  return `${pathname}${search}`
}

/** The key of a page's draft, as its requests carry it. */
export const keyOf = (address: string): string => /cys-draft=\w+/.exec(address)?.[0] ?? ''

type Money = Readonly<Record<'total_items' | 'total_price' | 'total_tax', string>>
export type Cart = {
  readonly items: readonly { readonly name: string; readonly variation: readonly { readonly value: string }[] }[]
  readonly totals: Money
  readonly needs_shipping: boolean
  readonly errors: readonly unknown[]
}

/** The cart that a previewed page is told of. */
export const draftCart = async (owner: Client, page: DraftPage = 'cart'): Promise<Cart> => {
  const answer = await owner.get(`/wc/store/v1/cart?${keyOf(await draftAddress(owner, page))}`)
  expect(answer.status).toBe(200)
  return answer.body as Cart
}

/** The cart that the account has as a shopper. */
export const ownCart = async (owner: Client): Promise<Cart> => (await owner.get('/wc/store/v1/cart')).body as Cart

export const namesOf = ({ items }: Cart): readonly string[] => items.map(({ name }) => name).sort()

/** Puts a product into the cart that the account has as a shopper. */
export const addToOwnCart = async (owner: Client, id: number, quantity: number): Promise<void> => {
  const nonce = (await owner.get('/wc/store/v1/cart')).headers.get('nonce') ?? ''
  const answer = await sendTo(owner, '/wc/store/v1/cart/add-item', { id, quantity }, nonce)
  expect(answer.status).toBe(201)
}

/** Sends something to the Store API. */
export const sendTo = (owner: Client, path: string, body: unknown, nonce: string, method = 'POST') =>
  owner.told(`/wp-json${path}`, {
    method,
    headers: { nonce, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The visible texts of elements, sorted. */
export const textsOf = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.trim()).sort()
