/** Names and descriptions of the categories of sections, and titles of ready home pages. */
import { __, sprintf } from '@wordpress/i18n'
import { isPatternCategory, type PatternCategory } from '../../../catalogue/pages/own-patterns'
import { isReadyPage, type ReadyPageName } from '../../../catalogue/pages/ready-pages'

// Functions, so that translations that load late still apply.
type Texts = { readonly label: () => string; readonly description: () => string }

export const categoryTexts: Readonly<Record<PatternCategory, Texts>> = {
  intro: {
    label: () => __('Intro', 'customize-your-store'),
    description: () => __('A first impression: sections that welcome visitors to your store.', 'customize-your-store'),
  },
  'featured-selling': {
    label: () => __('Products', 'customize-your-store'),
    description: () => __('Put chosen products and categories where everyone sees them.', 'customize-your-store'),
  },
  about: {
    label: () => __('About', 'customize-your-store'),
    description: () => __('Tell what sets your business apart.', 'customize-your-store'),
  },
  services: {
    label: () => __('Services', 'customize-your-store'),
    description: () => __('Say what you can do for your customers.', 'customize-your-store'),
  },
  reviews: {
    label: () => __('Reviews', 'customize-your-store'),
    description: () => __('Let happy customers speak: their praise helps you sell.', 'customize-your-store'),
  },
  'social-media': {
    label: () => __('Social media', 'customize-your-store'),
    description: () => __('Lead shoppers to the places where they can follow you.', 'customize-your-store'),
  },
}

/** Undefined for an unknown category. */
export const textsOfCategory = (slug: string): Texts | undefined =>
  isPatternCategory(slug) ? categoryTexts[slug] : undefined

/** The title of a ready home page: 'template2' becomes "Template 2". */
export const templateTitle = (name: string): string => {
  if (isReadyPage(name)) return titles[name]()
  const number = /^template(\d+)$/.exec(name)?.[1]
  // translators: %s: number of a ready home page.
  return number === undefined ? name : sprintf(__('Template %s', 'customize-your-store'), number)
}

const titles: Readonly<Record<ReadyPageName, () => string>> = {
  catalogue: () => __('Catalog', 'customize-your-store'),
  story: () => __('Story first', 'customize-your-store'),
  'one-product': () => __('One product', 'customize-your-store'),
  services: () => __('Services', 'customize-your-store'),
  menu: () => __('Food and menu', 'customize-your-store'),
  lookbook: () => __('Lookbook', 'customize-your-store'),
  local: () => __('Local shop', 'customize-your-store'),
  workshop: () => __('Workshop', 'customize-your-store'),
  short: () => __('Short and simple', 'customize-your-store'),
}
