/** Homepage templates: ready-made lists of patterns, and the recipe of a new design. */
import { looks, type Look } from '../wizard/looks'
import { layoutOf, pageOf, type Kind } from './layouts'
import { shopPattern } from './own-patterns'

export type TemplateName = 'template1' | 'template2' | 'template3'

export type Template = {
  readonly name: TemplateName
  /** Names of the chosen header and footer patterns. */
  readonly header: string
  readonly footer: string
  /** Slugs of the body's patterns, in order; all are the flow's own. */
  readonly body: readonly string[]
  readonly metadata: TemplateMetadata
}

/** A template's purpose and features, shown in the designer's list (`views/design/homepage/template-words.ts`). */
export type TemplateMetadata = {
  readonly businessType: readonly string[]
  readonly contentFocus: readonly string[]
  readonly audience: readonly string[]
  readonly design: readonly string[]
  readonly features: readonly string[]
  readonly complexity: string
}

const about = (
  businessType: readonly string[],
  contentFocus: readonly string[],
  features: readonly string[],
): TemplateMetadata => ({
  businessType,
  contentFocus,
  audience: ['general'],
  design: ['contemporary'],
  features,
  complexity: 'high',
})

const template1 = (managedHosting: boolean): Template => ({
  name: 'template1',
  header: shopPattern('header-centered-menu'),
  footer: shopPattern('footer-with-3-menus'),
  body: [
    managedHosting ? 'hero-product-split' : 'just-arrived-full-hero',
    'product-collection-5-columns',
    'hero-product-3-split',
    'product-collection-3-columns',
    'testimonials-3-columns',
    'featured-category-triple',
    'social-follow-us-in-social-media',
  ],
  metadata: about(
    ['e-commerce', 'large-business'],
    ['featured products'],
    ['fullwidth-image-banner', 'testimonials', 'social-media', 'search'],
  ),
})

/** The three templates; on managed hosting the first two start with another hero. */
export const templates = (managedHosting: boolean): readonly Template[] => [
  template1(managedHosting),
  {
    name: 'template2',
    header: shopPattern('header-essential'),
    footer: shopPattern('footer-large'),
    body: [
      managedHosting ? 'hero-product-split' : 'featured-category-cover-image',
      'product-collection-4-columns',
      'hero-product-chessboard',
      'product-collection-5-columns',
      'testimonials-3-columns',
    ],
    metadata: about(
      ['e-commerce', 'subscription', 'large-business'],
      ['catalog'],
      ['small-banner', 'testimonials', 'newsletter'],
    ),
  },
  {
    name: 'template3',
    header: shopPattern('header-centered-menu'),
    footer: shopPattern('footer-with-3-menus'),
    body: [
      'hero-product-split',
      'product-collection-featured-products-5-columns',
      'featured-category-triple',
      'product-query-product-gallery',
    ],
    metadata: about(
      ['subscription', 'large-business'],
      ['catalog', 'call-to-action'],
      ['small-banner', 'social-media'],
    ),
  },
]

export type Recipe = Pick<Template, 'header' | 'body' | 'footer'>

/**
 * The recipe of the home page that a set-up makes: a short page that sells without AI, since the merchant adds patterns one by one;
 * after the AI wizard the layout for the kind of business, or the first template where the store did not tell the kind.
 */
export const homeRecipe = ({
  withAi,
  managedHosting,
  kind = null,
  look = looks[0],
  version,
}: Circumstances): Recipe => {
  if (!withAi) return shortRecipe
  const first = template1(managedHosting)
  if (kind === null) return first
  return version < 5 ? { ...first, body: layoutOf(kind, managedHosting) } : { ...first, ...pageOf(kind, look, version) }
}

type Circumstances = {
  readonly withAi: boolean
  readonly managedHosting: boolean
  readonly kind?: Kind | null
  readonly look?: Look
  /** Of the recipe (recipe-version.ts). */
  readonly version: number
}

const shortRecipe: Recipe = {
  header: shopPattern('header-essential'),
  // What it is, what there is to buy, who makes it, why to buy it here.
  body: [
    'centered-content-with-image-below',
    'product-collection-4-columns',
    'content-right-with-image-left',
    'values-in-three-columns',
  ],
  footer: shopPattern('footer-with-3-menus'),
}
