/** Facts with which many tests begin. */
import { offeredFonts } from '../../src/catalogue/fonts/fonts-to-install'
import { fact, type EventOfType, type FlowEvent } from '../../src/events'
import { sentAnswers } from '../../src/events/wizard'
import { lastAnswers } from './wizard-answers'

type Payload<T extends FlowEvent['type']> = Partial<Omit<EventOfType<T>, 'type'>>

/** A store that is not in use yet. */
export const unused = {
  visitors: 'nothing',
  products: false,
  orders: false,
  frontPage: false,
  pageInFront: false,
  front: { page: '', posts: '', shop: false, languages: false, list: false },
  launch: 'http://store.test/wp-admin/admin.php?page=wc-admin&path=%2Flaunch-your-store',
} as const

export const storeRead = (over: Payload<'StoreReadReceived'> = {}) =>
  fact('StoreReadReceived', {
    theme: 'twentytwentyfour',
    blockTheme: true,
    homeTemplate: 'twentytwentyfour//home',
    completedTemplate: '',
    taskCompleted: false,
    use: unused,
    themes: [],
    browseAll: '',
    ...over,
  })

export const featuresRead = (over: Payload<'FeaturesReadReceived'> = {}) =>
  fact('FeaturesReadReceived', { fontLibrary: true, patternLibrary: true, ...over })

export const home =
  '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->\n\n<!-- wp:template-part {"slug":"footer"} /-->'

export const designRead = (over: Payload<'DesignReadReceived'> = {}) =>
  fact('DesignReadReceived', {
    theme: 'twentytwentyfour',
    blockTheme: true,
    taskCompleted: true,
    home: { id: 'twentytwentyfour//home', content: home, modified: null },
    header: { id: 'twentytwentyfour//header', content: '<!-- wp:site-title /-->', modified: null },
    footer: {
      id: 'twentytwentyfour//footer',
      content: '<!-- wp:paragraph --><p>Footer</p><!-- /wp:paragraph -->',
      modified: null,
    },
    styles: { id: 7, settings: {}, styles: {} },
    base: '{}',
    menus: [],
    fonts: [],
    site: { logo: null, icon: 0, identity: { title: 'Maple & Moss', tagline: '' }, mayManage: true, mayUpload: true },
    suggestions: null,
    versions: {},
    present: null,
    ...over,
  })

export const patternsRead = (...names: readonly string[]) =>
  fact('PatternsReadReceived', {
    recipe: 4,
    patterns: names.map((name) => ({
      name: `customize-your-store/${name}`,
      title: name,
      content: `<!-- wp:group {"className":"${name}"} -->\n<div class="wp-block-group ${name}"></div>\n<!-- /wp:group -->`,
      categories: ['intro'],
      source: 'plugin',
    })),
  })

/** A first try at the palette query. */
export const paletteQuery = (over: Payload<'AiPaletteQueryRequested'> = {}) =>
  fact('AiPaletteQueryRequested', {
    provider: 'jetpack',
    description: 'Candles',
    trades: [],
    ...sentAnswers('AiPaletteQuery', lastAnswers),
    retry: 0,
    ...over,
  })

export const family = (slug: string) => ({
  slug,
  name: slug,
  fontFamily: slug,
  faces: [{ fontFamily: slug, fontStyle: 'normal', fontWeight: '400', src: [`http://store.test/${slug}.woff2`] }],
})

/** The store's collection has these families, or all that any pairing uses. */
export const collectionRead = (slugs: readonly string[] = offeredFonts.map(({ slug }) => slug)) =>
  fact('FontCollectionReceived', { families: slugs.map(family) })

export const refused = (status = 500): { tag: 'Refused'; status: number; code: string; message: string } => ({
  tag: 'Refused',
  status,
  code: 'broken',
  message: 'It broke',
})

export const closingRead = (over: Payload<'ClosingReadReceived'> = {}) =>
  fact('ClosingReadReceived', {
    taskCompleted: true,
    blockTheme: true,
    surveyCompleted: false,
    use: unused,
    referral: null,
    ...over,
  })
