/** Describes a ready home page from the keywords of its metadata (docs/spec/design.md). */
import { __, _x } from '@wordpress/i18n'

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
