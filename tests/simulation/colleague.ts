/** A second administrator, who works in the site editor at the same time. Each edit carries a mark of its own. */
import type { World } from './world'

export type Edit = { readonly at: number; readonly what: 'header' | 'home' | 'styles'; readonly mark: string }

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
