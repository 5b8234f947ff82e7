/** Homepage templates: ready compositions of patterns, and the recipe that a design begins with. */
import { ownPattern } from './own-patterns'

export type TemplateName = 'template1' | 'template2' | 'template3'

export type Template = {
  readonly name: TemplateName
  readonly header: string
  readonly footer: string
  /** Full names of the body's patterns, in order. */
  readonly body: readonly string[]
  readonly metadata: TemplateMetadata
}

/** What a template is for and has; the designer's list tells the merchant (`views/editor/homepage/template-words.ts`). */
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
  header: ownPattern('header-centered-menu'),
  footer: ownPattern('footer-with-3-menus'),
  body: [
    managedHosting ? 'hero-product-split' : 'just-arrived-full-hero',
    'product-collection-5-columns',
    'hero-product-3-split',
    'product-collection-3-columns',
    'testimonials-3-columns',
    'featured-category-triple',
    'social-follow-us-in-social-media',
  ].map(ownPattern),
  metadata: about(
    ['e-commerce', 'large-business'],
    ['featured products'],
    ['fullwidth-image-banner', 'testimonials', 'social-media', 'search'],
  ),
})

/** The three templates; on managed hosting the first two open with another hero. */
export const templates = (managedHosting: boolean): readonly Template[] => [
  template1(managedHosting),
  {
    name: 'template2',
    header: ownPattern('header-essential'),
    footer: ownPattern('footer-large'),
    body: [
      managedHosting ? 'hero-product-split' : 'featured-category-cover-image',
      'product-collection-4-columns',
      'hero-product-chessboard',
      'product-collection-5-columns',
      'testimonials-3-columns',
    ].map(ownPattern),
    metadata: about(
      ['e-commerce', 'subscription', 'large-business'],
      ['catalog'],
      ['small-banner', 'testimonials', 'newsletter'],
    ),
  },
  {
    name: 'template3',
    header: ownPattern('header-centered-menu'),
    footer: ownPattern('footer-with-3-menus'),
    body: [
      'hero-product-split',
      'product-collection-featured-products-5-columns',
      'featured-category-triple',
      'product-query-product-gallery',
    ].map(ownPattern),
    metadata: about(
      ['subscription', 'large-business'],
      ['catalog', 'call-to-action'],
      ['small-banner', 'social-media'],
    ),
  },
]

export type Recipe = Pick<Template, 'header' | 'body' | 'footer'>

/**
 * What an assembled home page is made of. A page that will be built pattern by pattern begins with one section only;
 * elsewhere, and after the AI wizard, it is the first template.
 */
export const homeRecipe = ({
  composable,
  managedHosting,
}: {
  readonly composable: boolean
  readonly managedHosting: boolean
}): Recipe => (composable ? shortRecipe : template1(managedHosting))

const shortRecipe: Recipe = {
  header: ownPattern('header-essential'),
  body: [ownPattern('centered-content-with-image-below')],
  footer: ownPattern('footer-with-3-menus'),
}
