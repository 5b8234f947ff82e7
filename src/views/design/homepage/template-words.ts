/** Describes ready home pages: the templates by the keywords of their metadata (docs/spec/design.md), the others by their purpose. */
import { __, _x } from '@wordpress/i18n'
import { isReadyPage, type ReadyPageName } from '../../../catalogue/pages/ready-pages'

export const templateWords = (about: readonly string[]): string => {
  const words = about
    .flatMap((word) => names()[word] ?? [])
    .join(_x(', ', 'between the items of a list', 'customize-your-store'))
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

const names = (): Readonly<Record<string, string>> => ({
  'featured products': __('featured products', 'customize-your-store'),
  catalog: __('many products', 'customize-your-store'),
  'call-to-action': __('a call to action', 'customize-your-store'),
  'fullwidth-image-banner': __('a wide image', 'customize-your-store'),
  'small-banner': __('a small banner', 'customize-your-store'),
  testimonials: __('reviews', 'customize-your-store'),
  'social-media': __('social media', 'customize-your-store'),
})

/** For whom the page is, or what it is about. */
export const wordsOfPage = (name: string, about: readonly string[]): string =>
  isReadyPage(name) ? purposes[name]() : templateWords(about)

const purposes: Readonly<Record<ReadyPageName, () => string>> = {
  catalogue: () => __('For many products: categories first, then two shelves.', 'customize-your-store'),
  story: () => __('Who you are and why, before what you sell.', 'customize-your-store'),
  'one-product': () => __('One thing to buy, shown from all sides.', 'customize-your-store'),
  services: () => __('How you work, what it costs, when you are there.', 'customize-your-store'),
  menu: () => __('For cafés, bakeries and kitchens: a list with prices.', 'customize-your-store'),
  lookbook: () => __('Large pictures for fashion and interiors.', 'customize-your-store'),
  local: () => __('For a place to visit: address and opening hours.', 'customize-your-store'),
  workshop: () => __('For things made to order, step by step.', 'customize-your-store'),
  short: () => __('One picture, one shelf, three facts.', 'customize-your-store'),
}
