/** A second administrator, who works in the site editor at the same time. Each edit carries a mark of its own. */
import type { World } from './world'

export type Edit = { readonly at: number; readonly what: 'header' | 'home' | 'styles' | 'theme'; readonly mark: string }

const kinds = ['header', 'home', 'styles'] as const
const theme = 'twentytwentyfour'

export const edit = ({ store, time, edits, tell }: World, option: number): void => {
  const what = kinds[option % kinds.length] ?? 'header'
  const mark = `#c0ffe${edits.length % 10}`
  if (what === 'styles') store.styles['7'] = { settings: {}, styles: { color: { background: mark } } }
  else {
    store.contents[`${theme}//${what}`] = texts[what](mark)
    store.times[`${theme}//${what}`] = `edit ${edits.length + 1}`
  }
  edits.push({ at: time.now(), what, mark })
  tell('colleague', `edits ${what}: ${mark}`)
}

export const changeTheme = ({ store, time, edits, tell }: World): void => {
  // The files of their theme stay.
  store.installed.add(store.theme)
  store.theme = store.theme === theme ? 'twentytwentythree' : theme
  edits.push({ at: time.now(), what: 'theme', mark: store.theme })
  tell('colleague', `activates ${store.theme}`)
}

/** Their products have ids between those of the merchant's own products and of the samples. */
export const addProduct = ({ store, tell }: World): void => {
  const id = firstOfTheirs + store.products.filter(isTheirProduct).length
  const date = '2026-01-01T00:00:00'
  if (id < firstSample) store.products.push({ id, status: 'publish', date, modified: date })
  tell('colleague', `adds the product ${id}`)
}

const firstOfTheirs = 50
const firstSample = 100

export const isTheirProduct = ({ id }: { readonly id: number }): boolean => id >= firstOfTheirs && id < firstSample

const paragraph = (mark: string) => `<!-- wp:paragraph --><p>${mark}</p><!-- /wp:paragraph -->`

const texts = {
  header: paragraph,
  home: (mark: string) =>
    [
      '<!-- wp:template-part {"slug":"header"} /-->',
      paragraph(mark),
      '<!-- wp:template-part {"slug":"footer"} /-->',
    ].join('\n\n'),
}
