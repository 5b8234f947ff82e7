/** The names of what a restore, or its undo, left as it is. Products have sentences of their own (left-words.ts). */
import { __ } from '@wordpress/i18n'
import type { KindOfChange } from '../../events/versions/versions'
import type { Left } from '../../projections/restoring/restore-view'

/** Each name once, without those of what the merchant would not notice. */
export const leftNames = (left: readonly Left[]): readonly string[] => [
  ...new Set(left.map(({ what }) => names[what]()).filter((name) => name !== null)),
]

const names: { readonly [K in KindOfChange]: () => string | null } = {
  home: () => __('Homepage', 'customize-your-store'),
  header: () => __('Header', 'customize-your-store'),
  footer: () => __('Footer', 'customize-your-store'),
  styles: () => __('Colors and fonts', 'customize-your-store'),
  logo: () => __('Logo and site icon', 'customize-your-store'),
  tagline: () => __('Tagline', 'customize-your-store'),
  title: () => __('Store title', 'customize-your-store'),
  menus: () => __('Menu', 'customize-your-store'),
  frontPage: () => __('Front page', 'customize-your-store'),
  products: () => null,
  words: () => __('Texts', 'customize-your-store'),
  pictures: () => __('Images', 'customize-your-store'),
  fonts: () => __('Fonts', 'customize-your-store'),
  tracking: () => __('Usage tracking', 'customize-your-store'),
  task: () => null,
  settings: () => null,
  theme: () => __('Theme', 'customize-your-store'),
}
