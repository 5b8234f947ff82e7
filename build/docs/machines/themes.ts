import { fact } from '../../../src/events'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened } from '../play'
import { sample } from '../samples'

/** The choice of a theme, in stores of three kinds. */
export const themes: Machine = {
  name: 'theme-selection',
  title: 'The choice of a theme',
  room: 'intro',
  about: 'Where a card without a link, and ‘Browse all themes’, lead to. A card with a link opens beside the flow.',
  from: [opened(), opened('', { managedHosting: true }), opened('', { woocommerce: false })],
  facts: (state) =>
    stageOf(state) === 'Intro'
      ? [
          sample(fact('ActiveThemeChosen', { theme: 'storefront', link: '' }), themeOf(state)),
          sample(fact('NewThemeChosen', { theme: 'storefront', link: '' })),
          sample(fact('AllThemesChosen'), kindOf(state)),
        ]
      : [],
  stage: (state) => stageOf(state),
  beyond: ['Site editor', 'Customizer', 'List of themes', 'Extensions, themes tab', 'Theme directory'],
}

const kindOf = ({ surroundings }: State): string => {
  if (surroundings?.managedHosting === true) return 'managed hosting'
  return surroundings?.woocommerce === true ? 'WooCommerce' : 'no WooCommerce'
}

const places: Readonly<Record<string, string>> = {
  'site-editor.php': 'Site editor',
  'customize.php': 'Customizer',
  'themes.php': 'List of themes',
  'theme-install.php': 'Theme directory',
  'admin.php?page=wc-admin&tab=themes&path=%2Fextensions': 'Extensions, themes tab',
}

const stageOf = (state: State): string => {
  if (state.departure !== null) return places[state.departure.url?.split('/wp-admin/')[1] ?? ''] ?? 'Elsewhere'
  return screen(state) === 'opening' ? 'Fetching' : 'Intro'
}

const themeOf = ({ store }: State): string => (store?.blockTheme === true ? 'block theme' : 'classic or unknown theme')
