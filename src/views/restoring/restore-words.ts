/** How each kind of thing is told in the list of a restore (`back`) or of its undo (`forth`). */
import { __, _n, sprintf } from '@wordpress/i18n'
import { completedOption, titleOption, trackingOption } from '../../catalogue/restorable-options'
import { dateWords } from '../ui/date-words'
import type { Kind, Thing, ThingOf } from '../../events/restoring/restoring'
import type { Line } from '../../projections/restoring/restore-lines'
import { productWords } from './product-words'
import type { Told, Way } from './told'

const told: { readonly [K in Kind]: Told<ThingOf<K>> } = {
  home: {
    back: () => __('Homepage: previous version', 'customize-your-store'),
    forth: () => __('Homepage: your new design', 'customize-your-store'),
  },
  header: {
    back: () => __('Header: previous version', 'customize-your-store'),
    forth: () => __('Header: your new design', 'customize-your-store'),
  },
  footer: {
    back: () => __('Footer: previous version', 'customize-your-store'),
    forth: () => __('Footer: your new design', 'customize-your-store'),
  },
  styles: {
    back: () => __('Colors and fonts: previous version', 'customize-your-store'),
    forth: () => __('Colors and fonts: your new design', 'customize-your-store'),
  },
  site: {
    back: () => __('Logo and site icon: previous version', 'customize-your-store'),
    forth: () => __('Logo and site icon: your new design', 'customize-your-store'),
  },
  tagline: {
    back: () => __('Tagline: previous one', 'customize-your-store'),
    forth: () => __('Tagline: the new one again', 'customize-your-store'),
  },
  menu: {
    back: () => __('Menus: previous version', 'customize-your-store'),
    forth: () => __('Menus: shown in your new design', 'customize-your-store'),
  },
  'front-page': {
    back: ({ show }) =>
      show === 'page'
        ? __('Front page: your own page again', 'customize-your-store')
        : __('Front page: previous setting', 'customize-your-store'),
    forth: () => __('Front page: your new design', 'customize-your-store'),
  },
  product: productWords,
  words: {
    back: () => __('Texts and images written for your business: previous version', 'customize-your-store'),
    forth: () => __('Texts and images: written for your business again', 'customize-your-store'),
  },
  font: {
    back: (_, { length }) =>
      sprintf(
        // translators: %d: a number of font families.
        _n('%d font family: removed', '%d font families: removed', length, 'customize-your-store'),
        length,
      ),
    forth: (_, { length }) =>
      sprintf(
        // translators: %d: a number of font families.
        _n('%d font family: installed', '%d font families: installed', length, 'customize-your-store'),
        length,
      ),
  },
  option: {
    back: (thing, line) =>
      thing.name === titleOption ? __('Store title: previous one', 'customize-your-store') : optionWords(thing, line),
    forth: (thing, line) =>
      thing.name === titleOption
        ? __('Store title: the new one again', 'customize-your-store')
        : optionWords(thing, line),
  },
  version: {
    back: (version) => versionWords(version),
    forth: () => __('The design that was there before', 'customize-your-store'),
  },
  theme: {
    // translators: %s: name of a theme.
    back: ({ name }) => sprintf(__('Theme: back to %s', 'customize-your-store'), name),
    // translators: %s: name of a theme.
    forth: ({ name }) => sprintf(__('Theme: %s', 'customize-your-store'), name),
  },
}

const versionWords = ({ at }: ThingOf<'version'>): string =>
  // translators: %s: a date with a time.
  sprintf(__('The version of %s', 'customize-your-store'), dateWords(at))

const optionWords = (thing: ThingOf<'option'>, line: Line): string => {
  if (thing.name === trackingOption)
    return thing.value === 'yes'
      ? __('Usage tracking: on', 'customize-your-store')
      : __('Usage tracking: off', 'customize-your-store')
  // Of the task's two options, the one that says whether it is done.
  const task = line.find((one) => one.kind === 'option' && one.name === completedOption) ?? thing
  return task.kind === 'option' && task.value === 'yes'
    ? __('Task "Customize your store": done', 'customize-your-store')
    : __('Task "Customize your store": to do', 'customize-your-store')
}

const toldOf = (kind: Kind) => told[kind] as Told<Thing>

/** The text of a line, by what its things become. */
export const lineWords = (line: Line, way: Way): string => toldOf(line[0].kind)[way](line[0], line)
