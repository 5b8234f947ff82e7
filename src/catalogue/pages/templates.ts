/** Homepage templates: ready-made lists of patterns, and the recipe of a new design. */
import { looks, type Look } from '../wizard/looks'
import { latestRecipe, ownPattern, shopPattern } from './own-patterns'

export type TemplateName = 'template1' | 'template2' | 'template3'

type Template = {
  readonly name: TemplateName
  /** Names of the chosen header and footer patterns. */
  readonly header: string
  readonly footer: string
  /** Slugs of the body's patterns, in order; all are the flow's own. */
  readonly body: readonly string[]
  readonly metadata: TemplateMetadata
}

/** A template's purpose and features, shown in the designer's list (`views/design/homepage/template-list.tsx`). */
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

type Recipe = Pick<Template, 'header' | 'body' | 'footer'>

/**
 * The recipe of the home page that a set-up makes. Without AI, it is a short page that sells, since the merchant adds patterns one by one;
 * after the AI wizard, it is the layout for the kind of business, or the first template if the store did not name the kind.
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
  /** The version of the recipe (own-patterns.ts). */
  readonly version: number
}

const shortRecipe: Recipe = {
  header: shopPattern('header-essential'),
  // What the store is, what it sells, who makes it, and why to buy it here.
  body: [
    'centered-content-with-image-below',
    'product-collection-4-columns',
    'content-right-with-image-left',
    'values-in-three-columns',
  ],
  footer: shopPattern('footer-with-3-menus'),
}

export type Kind = 'makers' | 'food' | 'fashion' | 'parts' | 'services' | 'digital' | 'business'

/**
 * Slugs of patterns by kind of business, in order, up to version 4 of the recipe (own-patterns.ts); all are the flow's own. Each layout
 * begins with the page's only main heading and lists the products once, because a new store has six. None has reviews, which a new store
 * does not have either.
 */
const layouts: Readonly<Record<Kind, readonly string[]>> = {
  makers: [
    'just-arrived-full-hero',
    'product-query-product-gallery',
    'hero-product-3-split',
    'featured-category-triple',
  ],
  food: [
    'hero-product-split',
    'product-collection-featured-products-5-columns',
    'featured-category-triple',
    'hero-product-chessboard',
  ],
  fashion: ['featured-category-cover-image', 'product-collection-4-columns', 'featured-category-triple', 'banner'],
  parts: ['large-heading', 'product-collection-5-columns', 'hero-product-3-split', 'headings-start-content-end'],
  services: [
    'centered-content-with-image-below',
    'headings-start-content-end',
    'product-collection-3-columns',
    'hero-product-chessboard',
  ],
  digital: ['large-heading', 'product-query-product-gallery', 'hero-product-chessboard', 'headings-start-content-end'],
  business: [
    'hero-product-split',
    'headings-start-content-end',
    'product-collection-4-columns',
    'hero-product-3-split',
  ],
}

/** Whether a text names a kind of business. The store recognizes the kind in the description. */
export const isKind = (text: string): text is Kind => Object.hasOwn(layouts, text)

/** The body of the home page of a business of this kind; on managed hosting it starts with another hero, as templates do. */
export const layoutOf = (kind: Kind, managedHosting: boolean): readonly string[] => {
  const [first = '', ...rest] = layouts[kind]
  return managedHosting && heroes.includes(first) ? ['hero-product-split', ...rest] : layouts[kind]
}

/**
 * The whole page after the wizard: what the store is, facts, goods, groups of goods, the story, and common questions. The kind of business
 * determines the sections; the look determines the header, the first section and whether groups come before goods.
 * @param version of the recipe (own-patterns.ts)
 */
export const pageOf = (
  kind: Kind,
  look: Look,
  version = latestRecipe,
): { readonly header: string; readonly body: readonly string[] } => {
  const header = headerOfLook[look]
  if (version < 7) return { header, body: [heroOfLook.Contemporary, ...after[kind]] }
  return { header, body: [heroOfLook[look], ...(look === 'Bold' ? groupsFirst(after[kind]) : after[kind])] }
}

const heroOfLook: Readonly<Record<Look, string>> = {
  Contemporary: 'hero-in-a-field',
  Classic: 'hero-centered-beside-a-picture',
  Bold: 'hero-on-strong-ground',
}

const groups = 'category-tiles'
const groupsFirst = (sections: readonly string[]): readonly string[] =>
  sections.includes(groups)
    ? sections.flatMap((slug) => (slug === groups ? [] : slug === 'goods-and-a-link' ? [groups, slug] : [slug]))
    : sections

/** Full names of the header patterns. */
export const headerOfLook: Readonly<Record<Look, string>> = {
  Contemporary: shopPattern('header-essential'),
  Classic: ownPattern('header-centered-logo'),
  Bold: ownPattern('header-announcement'),
}

const after: Readonly<Record<Kind, readonly string[]>> = {
  makers: ['three-facts', 'goods-and-a-link', 'category-tiles', 'story-beside-a-picture', 'questions-and-answers'],
  food: ['three-facts', 'goods-and-a-link', 'category-tiles', 'story-beside-a-picture', 'opening-hours'],
  fashion: ['three-facts', 'goods-and-a-link', 'category-tiles', 'story-beside-a-picture', 'sign-up'],
  parts: ['three-facts', 'goods-and-a-link', 'category-tiles', 'how-it-works', 'questions-and-answers'],
  services: ['three-facts', 'goods-and-a-link', 'how-it-works', 'story-beside-a-picture', 'opening-hours'],
  digital: ['goods-and-a-link', 'how-it-works', 'story-beside-a-picture', 'questions-and-answers'],
  business: ['three-facts', 'goods-and-a-link', 'how-it-works', 'story-beside-a-picture', 'questions-and-answers'],
}

const heroes = ['just-arrived-full-hero', 'featured-category-cover-image']

/** Hex colors of a button. */
type ButtonColors = { readonly background: string; readonly text: string }

const slugs = ['just-arrived-full-hero', 'featured-category-cover-image']
const heroPatterns: readonly string[] = [...slugs.map(ownPattern), ...slugs.map(shopPattern)]

/**
 * Whether the pattern is one of the two heroes with a picture as background. With the neutral palette their button would be black on a dark
 * picture, so it becomes white.
 */
export const isHero = (patternName: string | null): boolean =>
  patternName !== null && heroPatterns.includes(patternName)

/**
 * Colors of a hero's buttons (`withButtonColors` writes them).
 * @param neutral whether New - Neutral is the palette
 * @returns null for the palette's own button colors
 */
export const heroButtonColors = (neutral: boolean): ButtonColors | null =>
  neutral ? { background: '#ffffff', text: '#000000' } : null
