/**
 * Ready-made home pages beside the three templates. Each has a purpose, which its name states (`views/design/homepage/labels.ts`).
 */

/**
 * Slugs of the sections from the top; all are the flow's own. Each page has one main heading, at its top, and none has reviews.
 */
const bodies = {
  catalogue: [
    'hero-product-split',
    'category-tiles',
    'product-collection-4-columns',
    'three-facts',
    'product-collection-5-columns',
    'trust-and-payment',
  ],
  story: [
    'intro-two-columns-content-and-image',
    'three-facts',
    'content-left-with-image-right',
    'product-collection-4-columns',
    'team',
    'sign-up',
  ],
  'one-product': [
    'two-columns-image-and-content',
    'one-product',
    'three-facts',
    'picture-gallery',
    'questions-and-answers',
  ],
  services: [
    'hero-product-split',
    'how-it-works',
    'price-list',
    'content-left-with-image-right',
    'questions-and-answers',
    'opening-hours',
  ],
  menu: ['start-aligned-content-over-image', 'price-list', 'picture-gallery', 'opening-hours', 'questions-and-answers'],
  lookbook: ['content-with-button-and-fullwidth-image', 'lookbook', 'product-collection-4-columns', 'film', 'sign-up'],
  local: [
    'intro-two-columns-content-and-image',
    'three-facts',
    'category-tiles',
    'product-collection-4-columns',
    'opening-hours',
    'questions-and-answers',
  ],
  workshop: [
    'two-columns-image-and-content',
    'how-it-works',
    'product-collection-3-columns',
    'content-left-with-image-right',
    'team',
    'questions-and-answers',
  ],
  short: ['hero-product-split', 'product-collection-4-columns', 'three-facts', 'sign-up'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ReadyPageName = keyof typeof bodies

export type ReadyPage = { readonly name: ReadyPageName; readonly body: readonly string[] }

/** In the order of the screen. */
export const readyPages: readonly ReadyPage[] = (Object.keys(bodies) as ReadyPageName[]).map((name) => ({
  name,
  body: bodies[name],
}))

/** Whether a text names a ready page. */
export const isReadyPage = (name: string): name is ReadyPageName => Object.hasOwn(bodies, name)
