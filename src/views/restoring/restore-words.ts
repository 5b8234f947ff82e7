/** Texts for the lines of the list: one for each change of a restore or of its undo. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { completedOption, titleOption, trackingOption } from '../../catalogue/restorable-options'
import type { Thing } from '../../events/restoring/restoring'
import type { Line } from '../../projections/restoring/restore-lines'

/** The text of a line, by what its things become. */
export const lineWords = (line: Line, way: 'back' | 'forth'): string => (way === 'back' ? back(line) : forth(line))

/** For the task's two options, the one that says whether it is done. */
const shown = (line: Line): Thing =>
  line.find((thing) => thing.kind === 'option' && thing.name === completedOption) ?? line[0]

const back = (line: Line): string => {
  const thing = shown(line)
  switch (thing.kind) {
    case 'home':
      return __('Home page: previous version', 'customize-your-store')
    case 'header':
      return __('Header: previous version', 'customize-your-store')
    case 'footer':
      return __('Footer: previous version', 'customize-your-store')
    case 'styles':
      return __('Colors and fonts: previous version', 'customize-your-store')
    case 'site':
      return __('Logo and site icon: previous version', 'customize-your-store')
    case 'menu':
      return __('Menus: previous version', 'customize-your-store')
    case 'front-page':
      return thing.show === 'page'
        ? __('Front page: your own page again', 'customize-your-store')
        : __('Front page: previous setting', 'customize-your-store')
    case 'product':
      return sprintf(
        // translators: %d: a number of products.
        _n('%d sample product: to the trash', '%d sample products: to the trash', line.length, 'customize-your-store'),
        line.length,
      )
    case 'font':
      return sprintf(
        // translators: %d: a number of font families.
        _n('%d font family: removed', '%d font families: removed', line.length, 'customize-your-store'),
        line.length,
      )
    case 'words':
      return __('Texts and pictures written for your business: previous version', 'customize-your-store')
    case 'theme':
      // translators: %s: name of a theme.
      return sprintf(__('Theme: back to %s', 'customize-your-store'), thing.name)
    case 'option':
      if (thing.name === titleOption) return __('Store title: previous one', 'customize-your-store')
      return option(thing)
  }
}

const forth = (line: Line): string => {
  const thing = shown(line)
  switch (thing.kind) {
    case 'home':
      return __('Home page: your new design', 'customize-your-store')
    case 'header':
      return __('Header: your new design', 'customize-your-store')
    case 'footer':
      return __('Footer: your new design', 'customize-your-store')
    case 'styles':
      return __('Colors and fonts: your new design', 'customize-your-store')
    case 'site':
      return __('Logo and site icon: your new design', 'customize-your-store')
    case 'menu':
      return __('Menus: shown in your new design', 'customize-your-store')
    case 'front-page':
      return __('Front page: your new design', 'customize-your-store')
    case 'product':
      return sprintf(
        _n(
          // translators: %d: a number of products.
          '%d sample product: back from the trash',
          '%d sample products: back from the trash',
          line.length,
          'customize-your-store',
        ),
        line.length,
      )
    case 'font':
      return sprintf(
        // translators: %d: a number of font families.
        _n('%d font family: installed', '%d font families: installed', line.length, 'customize-your-store'),
        line.length,
      )
    case 'words':
      return __('Texts and pictures: written for your business again', 'customize-your-store')
    case 'theme':
      // translators: %s: name of a theme.
      return sprintf(__('Theme: %s', 'customize-your-store'), thing.name)
    case 'option':
      if (thing.name === titleOption) return __('Store title: the new one again', 'customize-your-store')
      return option(thing)
  }
}

const option = ({ name, value }: Extract<Thing, { kind: 'option' }>): string => {
  if (name === trackingOption)
    return value === 'yes'
      ? __('Usage tracking: on', 'customize-your-store')
      : __('Usage tracking: off', 'customize-your-store')
  return value === 'yes'
    ? __('Task "Customize your store": done', 'customize-your-store')
    : __('Task "Customize your store": to do', 'customize-your-store')
}
