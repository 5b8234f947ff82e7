/** A design on the screen of directions: a drawn picture, own words and an own picture, and all headers, footers and fonts. */
import { footers, headers } from '../../src/catalogue/pages/headers-and-footers'
import { fact, type FlowEvent } from '../../src/events'
import { pathTo } from '../../src/projections/design/place'
import type { State } from '../../src/reducers'
import { collectionRead, designRead, featuresRead, storeRead } from './facts'
import { given, opened } from './story'

const pattern = (name: string, className: string) => ({
  name,
  title: name,
  content: `<!-- wp:group {"className":"${className}"} -->\n<div class="wp-block-group ${className}"></div>\n<!-- /wp:group -->`,
  categories: ['woo-commerce'],
  source: 'plugin',
})
export const patterns = fact('PatternsReadReceived', {
  recipe: 7,
  patterns: [...headers, ...footers].map(({ name, className }) => pattern(name, className)),
})

export const drawn = (style: string) =>
  `<!-- wp:image -->\n<img src="http://store.test/?customize-your-store-picture=drawn-${style}-light-wide-1-bags-t0.webp" alt=""/>\n<!-- /wp:image -->`
export const ownPicture =
  '<!-- wp:image -->\n<img src="http://store.test/uploads/drawn-bold-mine.webp" alt=""/>\n<!-- /wp:image -->'
export const ownWords = '<!-- wp:paragraph -->\n<p>drawn-contemporary-words of my own</p>\n<!-- /wp:paragraph -->'
const content = [
  '<!-- wp:template-part {"slug":"header"} /-->',
  drawn('contemporary'),
  ownWords,
  ownPicture,
  '<!-- wp:template-part {"slug":"footer"} /-->',
].join('\n\n')

export const read = [
  opened(pathTo('directions')),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  collectionRead(),
  patterns,
  designRead({ home: { id: 'twentytwentyfour//home', content, modified: null } }),
] as const

export const directed = (...events: readonly FlowEvent[]): State => given(...read, ...events)
