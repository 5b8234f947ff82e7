/** What is told of a version: who made it, and what it changed. */
import { __, _x, sprintf } from '@wordpress/i18n'
import type { StoredVersion } from '../../events/versions/versions'

export const changeWords = ({ kind, author, what }: StoredVersion): string => {
  const changes = what
    .map((entity) => names[entity]())
    .join(_x(', ', 'between the items of a list', 'customize-your-store'))
  switch (kind) {
    case 'before':
      return __('Your store before you began.', 'customize-your-store')
    case 'found':
      // translators: %s: names of parts of a design, for example Header, Footer.
      return sprintf(__('Changed outside the designer: %s', 'customize-your-store'), changes)
    case 'again':
      // translators: 1: name of a person, 2: names of parts of a design, for example Header, Footer.
      return sprintf(__('%1$s published an earlier version: %2$s', 'customize-your-store'), personIn(author), changes)
    case 'published':
      // translators: 1: name of a person, 2: names of parts of a design, for example Header, Footer.
      return sprintf(__('%1$s changed: %2$s', 'customize-your-store'), personIn(author), changes)
  }
}

const personIn = (author: string): string => (author === '' ? __('Somebody', 'customize-your-store') : author)

const names: { readonly [K in StoredVersion['what'][number]]: () => string } = {
  theme: () => __('Theme', 'customize-your-store'),
  frontPage: () => __('Front page', 'customize-your-store'),
  site: () => __('Name and logo', 'customize-your-store'),
  styles: () => __('Colors and fonts', 'customize-your-store'),
  header: () => __('Header', 'customize-your-store'),
  footer: () => __('Footer', 'customize-your-store'),
  home: () => __('Homepage', 'customize-your-store'),
  templates: () => __('Pages of the shop', 'customize-your-store'),
  pages: () => __('New pages', 'customize-your-store'),
  menus: () => __('Menu', 'customize-your-store'),
  settings: () => __('Settings of the theme', 'customize-your-store'),
}
