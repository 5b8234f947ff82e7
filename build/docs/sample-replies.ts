/** A small store: the sample responses to the diagrams' calls. */
import { themeSlug } from '../../src/catalogue/defaults'
import type { EventOfType, EventType } from '../../src/events'
import type { Surroundings } from '../../src/events/shell'

type Bare<T extends EventType> = Omit<EventOfType<T>, 'type'>

export const surroundings: Surroundings = {
  home: 'https://store.test/',
  admin: 'https://store.test/wp-admin/',
  adminHome: 'https://store.test/wp-admin/',
  title: 'Store',
  icon: '',
  woocommerce: true,
  entrepreneur: false,
  managedHosting: false,
  aiEnabled: false,
  aiProvider: 'jetpack',
  aiModel: false,
  connectionOffline: false,
  statusAfterConsent: true,
  asksAboutOldSave: true,
  tracking: true,
  restorable: false,
  may: {
    customize: true,
    switchThemes: true,
    editTheme: true,
    manageOptions: true,
    upload: true,
    installThemes: true,
    fileChanges: true,
    unfilteredHtml: true,
  },
  theme: { there: true, block: true },
}

const use = {
  visitors: 'nothing',
  products: false,
  orders: false,
  frontPage: false,
  pageInFront: false,
  front: null,
  launch: null,
} as const

export const store: Bare<'StoreReadReceived'> = {
  theme: themeSlug,
  blockTheme: true,
  homeTemplate: `${themeSlug}//home`,
  completedTemplate: '',
  taskCompleted: true,
  use,
  themes: [],
  browseAll: '',
}

const part = (slug: string, content: string) => ({ id: `${themeSlug}//${slug}`, content, modified: null })

export const design: Bare<'DesignReadReceived'> = {
  theme: themeSlug,
  blockTheme: true,
  taskCompleted: true,
  home: part('home', '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:template-part {"slug":"footer"} /-->'),
  header: part('header', '<!-- wp:site-title /-->'),
  footer: part('footer', '<!-- wp:site-title /-->'),
  styles: { id: 7, settings: {}, styles: {} },
  versions: {},
  present: null,
  base: '{}',
  menus: [],
  fonts: [],
  site: { logo: null, icon: 0, identity: { title: 'Maple & Moss', tagline: '' }, mayManage: true, mayUpload: true },
  suggestions: null,
}

export const closing: Bare<'ClosingReadReceived'> = {
  taskCompleted: true,
  blockTheme: true,
  surveyCompleted: false,
  use,
  referral: null,
}

const picture = 'https://store.test/candle.jpg'

export const images = JSON.stringify({
  images: { images: [{ title: 'Candle', URL: picture }], search_term: 'candle' },
})

export const products = JSON.stringify({
  ai_content_generated: true,
  product_content: [
    { product_id: 1, title: 'Candle', description: 'It burns.', price: 12, image: { src: picture, alt: 'A candle' } },
  ],
})
