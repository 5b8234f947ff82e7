/** The sections of a home page by the kind of business, as the store recognised it in the description. */
import type { Look } from '../wizard/looks'
import { ownPattern, shopPattern } from './own-patterns'
import { latestRecipe } from './recipe-version'

export type Kind = 'makers' | 'food' | 'fashion' | 'parts' | 'services' | 'digital' | 'business'

/**
 * Up to version 4 of the recipe (recipe-version.ts). Slugs of patterns, in order; all are the flow's own. Each layout begins with the page's only main heading and lists the products once:
 * a new store has six. None has reviews, which a new store has not got either.
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

/** Whether a text names a kind of business. */
export const isKind = (text: string): text is Kind => Object.hasOwn(layouts, text)

/** The body of the home page of a business of this kind; on managed hosting it starts with another hero, as templates do. */
export const layoutOf = (kind: Kind, managedHosting: boolean): readonly string[] => {
  const [first = '', ...rest] = layouts[kind]
  return managedHosting && heroes.includes(first) ? ['hero-product-split', ...rest] : layouts[kind]
}

/**
 * The whole page after the wizard: what it is, facts, goods, groups of goods, the story, and what customers ask. Sections differ by the
 * kind of business; the header, the first section and whether groups come before goods, by the look.
 * @param version of the recipe (recipe-version.ts)
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

const headerOfLook: Readonly<Record<Look, string>> = {
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
