/** Choices that hold although nothing else of the flow asks for them. */
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { fakeStore } from '../../support/fake-store'
import { live } from './life'
import type { Rarity } from './rarities'

const media = { id: 12, url: 'http://store.test/wide.png', width: 800, height: 200, alt: '' }

export const choices: readonly Rarity[] = [
  {
    name: 'another-page-looked-at',
    tells: ['StorePageShown'],
    live: () =>
      live({
        path: paths.designer,
        does: [fact('StorePageShown', { page: 'cart' }), fact('StorePageShown', { page: 'home' })],
      }),
  },
  {
    name: 'a-logo-in-place-of-the-name',
    tells: ['LogoChosen', 'SiteTitleShown', 'MediaUploaded', 'DesignPublished'],
    live: () =>
      live({
        does: [
          fact('DesignWithoutAiChosen'),
          fact('LogoChosen', { media, width: 160 }),
          fact('SiteTitleShown', { shown: false }),
          fact('LogoFileChosen', { name: 'icon.png', mime: 'image/png', data: btoa('a square'), as: 'icon' }),
          fact('DesignUndone'),
          fact('DesignRedone'),
          fact('SaveChosen'),
        ],
      }),
  },
  {
    name: 'another-direction',
    tells: ['DirectionTaken', 'DesignUndone', 'DesignPublished'],
    live: () =>
      live({
        does: [
          fact('DesignWithoutAiChosen'),
          fact('DirectionTaken', {
            look: 'Bold',
            part: 'all',
            choices: [fact('PaletteChosen', { palette: 'Slate' }), fact('FontsChosen', { pairing: 'Rubik + Inter' })],
            pictures: true,
          }),
          fact('DirectionTaken', {
            look: 'Classic',
            part: 'fonts',
            choices: [fact('FontsChosen', { pairing: 'Bodoni Moda + Overpass' })],
            pictures: false,
          }),
          fact('DesignUndone'),
          fact('SaveChosen'),
        ],
      }),
  },
  {
    name: 'another-trade',
    tells: ['TradeChosen', 'DescriptionSaved', 'DesignReadReceived'],
    live: () =>
      live({
        surroundings: { aiEnabled: true, aiProvider: 'rules' },
        does: [
          fact('DesignWithAiChosen'),
          fact('BusinessDescribed', { text: 'We bake sourdough bread in Leeds' }),
          fact('TradeChosen', { trade: 'soap' }),
          fact('LookChosen', { look: 'Classic' }),
          fact('ToneChosen', { tone: 'Formal' }),
        ],
      }),
  },
  {
    name: 'facts-of-a-shop',
    tells: ['ShopFactTold', 'PatternsReadReceived', 'DirectionTaken'],
    live: () =>
      live({
        does: [
          fact('QuickStartChosen'),
          fact('BusinessDescribed', { text: 'We bake sourdough bread in Leeds' }),
          fact('LookChosen', { look: 'Bold' }),
          fact('ShopFactTold', { fact: 'address', text: 'Mill Lane 3\nLeeds' }),
          fact('ShopFactTold', { fact: 'hours', text: 'Mon – Sat: 8 – 16' }),
          fact('ShopFactTold', { fact: 'social', text: '@crumb' }),
          fact('ToneChosen', { tone: 'Informal' }),
          fact('ScreenOpened', { path: `${paths.quickStart}/tone-of-voice` }),
          fact('ShopFactTold', { fact: 'social', text: 'instagram.com/crumb' }),
          fact('ToneChosen', { tone: 'Informal' }),
          fact('DirectionTaken', {
            look: 'Bold',
            part: 'all',
            choices: [fact('PaletteChosen', { palette: 'Slate' })],
            pictures: true,
          }),
        ],
      }),
  },
  {
    name: 'a-quick-start',
    tells: ['QuickStartChosen', 'ShopNamed', 'BusinessDescribed', 'DirectionTaken', 'DesignPublished'],
    live: () =>
      live({
        does: [
          fact('DescriptionDrafted', { text: 'We bake sourdough' }),
          fact('ShopNamed', { name: 'Crumb' }),
          fact('QuickStartChosen'),
          fact('BusinessDescribed', { text: 'We bake sourdough bread in Leeds' }),
          fact('LookChosen', { look: 'Classic' }),
          fact('ToneChosen', { tone: 'Formal' }),
          fact('ScreenOpened', { path: `${paths.directions}/2` }),
          fact('DirectionTaken', {
            look: 'Bold',
            part: 'page',
            choices: [
              fact('HomeTemplateChosen', {
                template: 'direction-bold',
                sections: [
                  { section: 'bold-1-0', pattern: 'x/bread', title: 'Bread', content: '<!-- wp:separator /-->' },
                ],
                keeps: true,
              }),
            ],
            pictures: true,
          }),
          fact('DesignUndone'),
          fact('DirectionTaken', {
            look: 'Classic',
            part: 'all',
            choices: [fact('PaletteChosen', { palette: 'Slate' })],
            pictures: true,
          }),
          fact('ScreenOpened', { path: paths.designer }),
          fact('CanvasShown'),
          fact('SaveChosen'),
        ],
      }),
  },
  {
    name: 'the-homepage-in-front',
    tells: ['HomepageInFrontChosen', 'PostsPageChosen', 'PublicationRequested', 'DesignPublished'],
    live: () =>
      live({
        store: behindAPage(),
        path: paths.designer,
        does: [
          fact('PaletteChosen', { palette: 'Slate' }),
          fact('HomepageInFrontChosen', { inFront: true }),
          fact('PostsPageChosen', { made: true }),
          fact('SaveChosen'),
        ],
      }),
  },
]

/** A store that was designed before, and whose front page is another page. */
const behindAPage = () => {
  const store = fakeStore()
  const use = { ...store.use, frontPage: true, pageInFront: true }
  return { ...store, use, options: { ...store.options, woocommerce_admin_customize_store_completed: 'yes' } }
}
