/** The designer's rooms, as the menu leads to them and the designer shows them (docs/spec/design.md). */
import type { Icon } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { color, footer, header, layout, navigation, siteLogo, store, styles, title, typography } from '@wordpress/icons'
import type { ComponentProps, ReactNode } from 'react'
import type { Room } from '../../events/design'
import { followsLook } from '../../projections/design/fonts'
import { hasStorePages } from '../../projections/design/store-page'
import { suggestionSource } from '../../projections/design/suggestion'
import { homepageKind, isAiDesign } from '../../projections/design/templates'
import { isAiOnline } from '../../projections/intro'
import type { State } from '../../reducers'
import { DirectionsScreen } from './directions/directions-screen'
import { directionSteps } from './directions/labels'
import { FontsScreen } from './fonts/fonts-screen'
import { HomepageScreen } from './homepage/homepage-screen'
import { homepageSteps, homepageTexts } from './homepage/labels'
import { fontsName, patternName } from './labels'
import { logoSteps } from './logo/labels'
import { LogoScreen } from './logo/logo-screen'
import { menuSteps } from './menu/labels'
import { StoreMenuScreen } from './menu/store-menu-screen'
import { NameScreen } from './name/name-screen'
import { paletteSentence, paletteSteps } from './palette/labels'
import { PaletteScreen } from './palette/palette-screen'
import { FooterScreen, HeaderScreen } from './parts/part-screen'
import { productSteps } from './products/labels'
import { firstFooter, firstHeader, type FirstPattern } from './preview/previews'
import { shopSteps } from './shop/labels'
import { ShopScreen } from './shop/shop-screen'
import type { StepNames } from './step-name'

export type RoomRow = {
  /** The group of the menu in which the room is. */
  readonly group: 'style' | 'layout'
  readonly icon: ComponentProps<typeof Icon>['icon']
  /** Its name in the menu. `ai`: whether AI made the initial choice. */
  readonly title: (ai: boolean) => string
  /** The heading of its screen, where that differs from the title. */
  readonly heading?: (state: State) => string
  /** The sentence below the heading. */
  readonly sentence: (state: State) => string
  readonly screen: ReactNode
  /** Names for the steps of its choices, by their facts. */
  readonly steps: StepNames
  /** Whether the store has what the room is about; missing if every store has it. */
  readonly isOffered?: (state: State) => boolean
  /** The first pattern of the list that the room opens with. */
  readonly first?: FirstPattern
}

export const roomRows = {
  directions: {
    group: 'style',
    icon: styles,
    title: () => __('Other directions', 'customize-your-store'),
    sentence: () =>
      __(
        'Three other looks for your page. Your sections, your texts and your own pictures stay; colors, fonts, header and footer change. You can take one as a whole, or only a part of it.',
        'customize-your-store',
      ),
    screen: <DirectionsScreen />,
    steps: directionSteps,
  },
  name: {
    group: 'style',
    icon: title,
    title: () => __('Name your store', 'customize-your-store'),
    sentence: () =>
      __(
        'Your store’s name, and a line about it. Visitors see them on your pages, in browser tabs and in search results.',
        'customize-your-store',
      ),
    screen: <NameScreen />,
    steps: {
      // translators: %s: the name of the shop.
      SiteTitleWritten: (step) => sprintf(__('Name: %s', 'customize-your-store'), step.title),
      TaglineWritten: ({ tagline }) =>
        tagline === ''
          ? __('Delete tagline', 'customize-your-store')
          : // translators: %s: the shop's tagline.
            sprintf(__('Tagline: %s', 'customize-your-store'), tagline),
    },
  },
  logo: {
    group: 'style',
    icon: siteLogo,
    title: () => __('Add your logo', 'customize-your-store'),
    sentence: () =>
      __('Add a logo to show on every page. An SVG or PNG of at least 300px wide works best.', 'customize-your-store'),
    screen: <LogoScreen />,
    steps: logoSteps,
  },
  'color-palette': {
    group: 'style',
    icon: color,
    title: (ai) =>
      ai
        ? __('Change the color palette', 'customize-your-store')
        : __('Choose your color palette', 'customize-your-store'),
    sentence: (state) => paletteSentence(suggestionSource(state)),
    screen: <PaletteScreen />,
    steps: paletteSteps,
  },
  typography: {
    group: 'style',
    icon: typography,
    title: (ai) => (ai ? __('Change fonts', 'customize-your-store') : __('Choose fonts', 'customize-your-store')),
    heading: (state) =>
      isAiOnline(state) ? __('Change your font', 'customize-your-store') : __('Choose fonts', 'customize-your-store'),
    sentence: (state) =>
      followsLook(state)
        ? __(
            'These pairs go with the look that you picked for your store. Keep the one in use or pick another: the large one is for headings, the small one for all other text. You can change fonts later in the Editor, under Styles.',
            'customize-your-store',
          )
        : __(
            'Pick a pair that suits your brand: the large one for headings, the small one for all other text. You can change fonts later in the Editor, under Styles.',
            'customize-your-store',
          ),
    screen: <FontsScreen />,
    steps: {
      FontsChosen: ({ pairing }) =>
        pairing === null
          ? __('Fonts of the store', 'customize-your-store')
          : // translators: %s: name of a pair of fonts.
            sprintf(__('Fonts: %s', 'customize-your-store'), fontsName(pairing)),
    },
  },
  header: {
    group: 'layout',
    icon: header,
    title: (ai) =>
      ai ? __('Change your header', 'customize-your-store') : __('Choose your header', 'customize-your-store'),
    sentence: () =>
      __(
        'The header appears on every page and holds your menu. Pick one here, then arrange your menu. You can change all of it again later in the Editor.',
        'customize-your-store',
      ),
    screen: <HeaderScreen />,
    steps: {
      // translators: %s: name of a header pattern.
      HeaderChosen: (step) => sprintf(__('Header: %s', 'customize-your-store'), patternName(step.title)),
    },
    first: firstHeader,
  },
  menu: {
    group: 'layout',
    icon: navigation,
    title: () => __('Arrange your menu', 'customize-your-store'),
    sentence: () =>
      __(
        'The links at the top of your pages, in the order in which visitors see them. They stay when you choose another header.',
        'customize-your-store',
      ),
    screen: <StoreMenuScreen />,
    steps: menuSteps,
  },
  homepage: {
    group: 'layout',
    icon: layout,
    title: (ai) =>
      ai ? __('Change your homepage', 'customize-your-store') : __('Design your homepage', 'customize-your-store'),
    heading: (state) => homepageTexts(homepageKind(state), isAiDesign(state)).heading,
    sentence: (state) => homepageTexts(homepageKind(state), isAiDesign(state)).sentence,
    screen: <HomepageScreen />,
    steps: { ...homepageSteps, ...productSteps },
  },
  shop: {
    group: 'layout',
    icon: store,
    title: () => __('Design your shop', 'customize-your-store'),
    sentence: () =>
      __(
        'How your products, your cart and your customers’ pages look. Open a group to see its page beside it.',
        'customize-your-store',
      ),
    screen: <ShopScreen />,
    steps: shopSteps,
    isOffered: hasStorePages,
  },
  footer: {
    group: 'layout',
    icon: footer,
    title: (ai) =>
      ai ? __('Change your footer', 'customize-your-store') : __('Choose your footer', 'customize-your-store'),
    sentence: () =>
      __(
        'The footer ends every page and holds a second menu. Pick one here; you can change its links later in the Editor.',
        'customize-your-store',
      ),
    screen: <FooterScreen />,
    steps: {
      // translators: %s: name of a footer pattern.
      FooterChosen: (step) => sprintf(__('Footer: %s', 'customize-your-store'), patternName(step.title)),
    },
    first: firstFooter,
  },
} satisfies Readonly<Record<Room, RoomRow>>
