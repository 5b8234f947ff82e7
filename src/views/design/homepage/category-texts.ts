/** What the categories of sections are called, and what they are for. */
import { __ } from '@wordpress/i18n'
import { isPatternCategory, type PatternCategory } from '../../../catalogue/pages/pattern-categories'

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
