/** The store of a plan, with smaller replies where they are enough. */
import { fakeStore, type FakeStore } from '../support/fake-store'
import { unused } from '../support/facts'
import type { Plan } from './plan'

/** A small font collection: of each of its first families one face. */
export const offered = <A>(reply: A, count: number): A => {
  const families = (
    reply as { font_families?: readonly { font_family_settings: { fontFace: readonly unknown[] } }[] } | null
  )?.font_families
  if (families === undefined) return reply
  const few = families.slice(0, count).map(({ font_family_settings: one }) => ({
    font_family_settings: { ...one, fontFace: one.fontFace.slice(0, 1) },
  }))
  return { ...reply, font_families: few }
}

export const storeOf = ({ store: { theme, edited, products, inUse } }: Plan): FakeStore => {
  const store = fakeStore()
  store.theme = ['twentytwentythree', 'twentytwentyfour'][theme] ?? 'twentytwentythree'
  store.installed.add(store.theme)
  const own = { status: 'publish', date: '2020-01-01T00:00:00', modified: '2020-05-05T00:00:00' }
  for (let id = 1; id <= products; id += 1) store.products.push({ id, ...own })
  if (edited) {
    store.contents['twentytwentyfour//header'] = '<!-- wp:paragraph --><p>By hand</p><!-- /wp:paragraph -->'
    store.times['twentytwentyfour//header'] = 'long ago'
    store.styles['7'] = { settings: {}, styles: { color: { background: '#ffeedd' } } }
  }
  if (inUse) store.use = { ...unused, visitors: 'everything' }
  return store
}
