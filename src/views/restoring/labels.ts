/**
 * The sentence for each kind of change in the list of a restore: of the store as it was before the flow (`back`), or of a design made in
 * the flow (`forth`).
 */
import { __, _n, sprintf } from '@wordpress/i18n'
import type { KindOfChange } from '../../events/versions'
import type { Line } from '../../projections/restoring'
import { dateWords } from '../ui/labels'

export type Way = 'back' | 'forth'

/** @param theme name of the theme that becomes active; empty if unknown */
export const lineWords = (line: Line, way: Way, theme = ''): string => {
  if (line.what !== 'version') return told[line.what](way, line.count, theme)
  return line.at > 0
    ? // translators: %s: a date with a time.
      sprintf(__('The version of %s', 'customize-your-store'), dateWords(line.at))
    : way === 'back'
      ? __('The design from before you began', 'customize-your-store')
      : __('The design that was there before', 'customize-your-store')
}

const told: { readonly [K in KindOfChange]: (way: Way, count: number, theme: string) => string } = {
  home: () => __('Homepage: previous version', 'customize-your-store'),
  header: () => __('Header: previous version', 'customize-your-store'),
  footer: () => __('Footer: previous version', 'customize-your-store'),
  styles: () => __('Colors and fonts: previous version', 'customize-your-store'),
  logo: () => __('Logo and site icon: previous version', 'customize-your-store'),
  tagline: () => __('Tagline: previous one', 'customize-your-store'),
  title: () => __('Store title: previous one', 'customize-your-store'),
  menus: () => __('Menus: previous version', 'customize-your-store'),
  frontPage: () => __('Front page: previous setting', 'customize-your-store'),
  words: () => __('Texts and images written for your business: previous version', 'customize-your-store'),
  settings: () => __('Answers and suggestions of the wizard: previous ones', 'customize-your-store'),
  products: (way, count) =>
    sprintf(
      way === 'back'
        ? // translators: %d: a number of products.
          _n('%d sample product: to the trash', '%d sample products: to the trash', count, 'customize-your-store')
        : _n(
            // translators: %d: a number of products.
            '%d sample product: back from the trash',
            '%d sample products: back from the trash',
            count,
            'customize-your-store',
          ),
      count,
    ),
  pictures: (way, count) =>
    sprintf(
      way === 'back'
        ? // translators: %d: a number of pictures.
          _n('%d picture: to the trash', '%d pictures: to the trash', count, 'customize-your-store')
        : // translators: %d: a number of pictures.
          _n('%d picture: back from the trash', '%d pictures: back from the trash', count, 'customize-your-store'),
      count,
    ),
  fonts: (way, count) =>
    sprintf(
      way === 'back'
        ? // translators: %d: a number of font families.
          _n('%d font family: removed', '%d font families: removed', count, 'customize-your-store')
        : // translators: %d: a number of font families.
          _n('%d font family: installed', '%d font families: installed', count, 'customize-your-store'),
      count,
    ),
  tracking: (way) =>
    way === 'back'
      ? __('Usage tracking: off', 'customize-your-store')
      : __('Usage tracking: on', 'customize-your-store'),
  task: (way) =>
    way === 'back'
      ? __('Task "Customize your store": to do', 'customize-your-store')
      : __('Task "Customize your store": done', 'customize-your-store'),
  theme: (way, _count, theme) =>
    sprintf(
      way === 'back'
        ? // translators: %s: name of a theme.
          __('Theme: back to %s', 'customize-your-store')
        : // translators: %s: name of a theme.
          __('Theme: %s', 'customize-your-store'),
      theme,
    ),
}
