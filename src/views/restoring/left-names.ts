/** The names of what a restore, or its undo, left as it is. Products and texts have sentences of their own (left-words.ts). */
import { __, sprintf } from '@wordpress/i18n'
import { titleOption, trackingOption } from '../../catalogue/restorable-options'
import type { Kind, Thing, ThingOf } from '../../events/restoring/restoring'
import type { RestoreResult } from '../../projections/restoring/restore-view'

/** Each name once, without those of what the merchant would not notice. */
export const leftNames = (left: RestoreResult['left']): readonly string[] => [
  ...new Set(left.map(({ thing }) => (names[thing.kind] as Name<Thing>)(thing)).filter((name) => name !== null)),
]

type Name<A extends Thing> = (thing: A) => string | null

const names: { readonly [K in Kind]: Name<ThingOf<K>> } = {
  home: () => __('Homepage', 'customize-your-store'),
  header: () => __('Header', 'customize-your-store'),
  footer: () => __('Footer', 'customize-your-store'),
  styles: () => __('Colors and fonts', 'customize-your-store'),
  site: () => __('Logo and site icon', 'customize-your-store'),
  tagline: () => __('Tagline', 'customize-your-store'),
  menu: () => __('Menu', 'customize-your-store'),
  'front-page': () => __('Front page', 'customize-your-store'),
  product: () => null,
  words: () => null,
  version: () => null,
  font: ({ family }) => family.name,
  option: ({ name }) => {
    if (name === titleOption) return __('Store title', 'customize-your-store')
    return name === trackingOption ? __('Usage tracking', 'customize-your-store') : null
  },
  // translators: %s: name of a theme.
  theme: ({ slug, name }) => sprintf(__('Theme: %s', 'customize-your-store'), name === '' ? slug : name),
}
