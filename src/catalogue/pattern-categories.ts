/** The six categories of sections of a home page, in the order of the screen. */
import { __ } from '@wordpress/i18n'

export type PatternCategory = {
  /** As in the screen's address and in a pattern's list of categories. */
  readonly slug: string
  /** A function, so that translations that load late still apply. */
  readonly label: () => string
  readonly description: () => string
}

export const patternCategories: readonly PatternCategory[] = [
  {
    slug: 'intro',
    label: () => __('Intro', 'customize-your-store'),
    description: () => __('A first impression: sections that welcome visitors to your store.', 'customize-your-store'),
  },
  {
    slug: 'featured-selling',
    label: () => __('Featured selling', 'customize-your-store'),
    description: () => __('Put chosen products and categories where everyone sees them.', 'customize-your-store'),
  },
  {
    slug: 'about',
    label: () => __('About', 'customize-your-store'),
    description: () => __('Tell what sets your business apart.', 'customize-your-store'),
  },
  {
    slug: 'services',
    label: () => __('Services', 'customize-your-store'),
    description: () => __('Say what you can do for your customers.', 'customize-your-store'),
  },
  {
    slug: 'reviews',
    label: () => __('Reviews', 'customize-your-store'),
    description: () => __('Let happy customers speak: their praise helps you sell.', 'customize-your-store'),
  },
  {
    slug: 'social-media',
    label: () => __('Social media', 'customize-your-store'),
    description: () => __('Lead shoppers to the places where they can follow you.', 'customize-your-store'),
  },
]

/** A category by its slug; undefined for an unknown one, whose pattern sidebar stays closed. */
export const patternCategory = (slug: string): PatternCategory | undefined =>
  patternCategories.find((category) => category.slug === slug)
