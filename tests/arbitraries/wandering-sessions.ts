/**
 * Sessions of people who go anywhere: by link, Back, Forward, reload and typed address, below every step, while answers are late, over
 * stores of every kind. All due calls are requested at once, as the runner does.
 */
import fc from 'fast-check'
import { paths, routeSteps } from '../../src/events/route-path'
import { fact, type FlowEvent } from '../../src/events'
import type { StoreUse } from '../../src/events/shell'
import type { Provider } from '../../src/events/wizard'
import { unused } from '../support/facts'
import { opened, resumed } from '../support/story'
import { composed } from './composed'

/** How the store is used; null if that is unknown. */
export type Found = { readonly use: StoreUse | null; readonly completed: boolean; readonly theme: string }

type Way = { readonly does: FlowEvent } | { readonly answers: number; readonly refuses: boolean; readonly how: number }

export type Wandering = {
  readonly from: FlowEvent
  readonly found: Found
  readonly ways: readonly Way[]
}

const anywhere = fc.oneof(
  fc.constantFrom(...Object.values(paths), paths.design, paths.design, paths.design, paths.design),
  fc
    .tuple(fc.constantFrom(...routeSteps), fc.constantFrom('', '/foo', '/install-fonts/more', '/homepage/about'))
    .map(([step, below]) => `/customize-store/${step}${below}`),
  fc.constantFrom('', '/customize-store', '/elsewhere'),
)

export const storeUses: readonly (StoreUse | null)[] = [
  unused,
  { ...unused, visitors: null },
  { ...unused, visitors: 'everything' },
  { ...unused, products: true },
  { ...unused, orders: true },
  { ...unused, frontPage: true },
  null,
]
export const storeThemes = ['twentytwentyfour', 'twentytwentyfive']
export const arrivals = ['address', 'reload', 'history'] as const

const found: fc.Arbitrary<Found> = fc.record({
  use: fc.constantFrom(unused, ...storeUses),
  completed: fc.boolean(),
  theme: fc.constantFrom(...storeThemes),
})

/** Navigation, none of which is a choice. */
const roaming = anywhere.chain((path) =>
  fc.constantFrom<FlowEvent>(
    fact('PathVisited', { path }),
    fact('PathVisited', { path }),
    fact('ScreenOpened', { path }),
    resumed(path),
    fact('DialogOpened', { dialog: 'restore' }),
    fact('DialogClosed'),
    fact('ReadingRetried'),
    fact('CanvasShown'),
  ),
)

/** A direction as a whole, and parts of others. */
const directionsTaken = [
  fact('DirectionTaken', {
    look: 'Bold',
    part: 'all',
    pictures: true,
    choices: [
      fact('PaletteChosen', { palette: 'Slate' }),
      fact('HomeTemplateChosen', { template: 'direction-bold', sections: [], keeps: true }),
    ],
  }),
  fact('DirectionTaken', {
    look: 'Classic',
    part: 'colors',
    pictures: false,
    choices: [fact('PaletteChosen', { palette: 'Ancient Bronze' })],
  }),
] as const

const choices = fc.constantFrom<FlowEvent>(
  fact('DesignWithoutAiChosen'),
  fact('DesignWithoutAiChosen'),
  fact('DesignWithAiChosen'),
  fact('QuickStartChosen'),
  fact('ShopNamed', { name: 'Fox & Dog' }),
  fact('ShopFactTold', { fact: 'phone', text: '0113 496 0000' }),
  fact('TradeChosen', { trade: 'soap' }),
  fact('ScreenOpened', { path: `${paths.directions}/2` }),
  ...directionsTaken,
  fact('StoreDesignerChosen'),
  fact('CustomizingChosen'),
  fact('BusinessDescribed', { text: 'We sell tea.' }),
  fact('LookChosen', { look: 'Bold' }),
  fact('ToneChosen', { tone: 'Formal' }),
  fact('DataSharingAgreed', { provider: 'wordpress' }),
  fact('GenerationRetried'),
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('SaveChosen'),
  fact('MorePatternsChosen'),
  fact('WizardClosed', { step: 'look-and-feel' }),
  fact('DesignerLeft'),
  fact('FlowContinued'),
)

const wandering = (persons: fc.Arbitrary<FlowEvent>): fc.Arbitrary<Wandering> =>
  composed<Wandering>({
    from: fc
      .tuple(
        anywhere,
        fc.constantFrom({}, { aiEnabled: true, aiProvider: 'rules' as const }, { aiEnabled: true }),
        fc.constantFrom('address' as const, ...arrivals),
      )
      .map(([path, ai, arrival]) => opened(path, ai, { arrival })),
    found,
    ways: fc.array(
      fc.oneof(
        { weight: 2, arbitrary: persons.map((does) => ({ does })) },
        {
          weight: 5,
          arbitrary: fc.record({
            answers: fc.nat({ max: 9 }),
            refuses: fc.nat({ max: 14 }).map((random) => random === 0),
            how: fc.nat({ max: 3 }),
          }),
        },
      ),
      { minLength: 5, maxLength: 70 },
    ),
  })

/** Sessions without any choice. */
export const roamingSession = wandering(roaming)
export const wanderingSession = wandering(fc.oneof(roaming, choices))

const providers = fc.constantFrom<Provider>('rules', 'wordpress', 'jetpack')
const inWizard = fc.oneof(
  fc.constantFrom<FlowEvent>(
    fact('DesignWithAiChosen'),
    fact('QuickStartChosen'),
    fact('BusinessDescribed', { text: 'We sell tea.' }),
    fact('LookChosen', { look: 'Bold' }),
    fact('ToneChosen', { tone: 'Formal' }),
    fact('GenerationRetried'),
  ),
  fc
    .tuple(fc.constantFrom('DataSharingAgreed' as const, 'DataSharingDeclined' as const), providers)
    .map(([type, provider]) => fact(type, { provider })),
)

/**
 * The questions of the wizard, or of the quick start in a flow of any type, are answered once in their order, and then by whim.
 */
export const wizardSession: fc.Arbitrary<Wandering> = fc
  .tuple(
    providers,
    fc.constantFrom('DataSharingAgreed' as const, 'DataSharingDeclined' as const),
    wandering(inWizard),
    fc.constantFrom(null, { aiEnabled: true }, { aiEnabled: false }),
  )
  .map(([provider, answer, { found: store, ways }, quick]) => ({
    from: opened('', { aiEnabled: true, aiProvider: provider, ...quick }),
    found: store,
    ways: [
      ...Array.from({ length: 6 }, (_, how) => ({ answers: 0, refuses: false, how })),
      ...[
        fact(quick === null ? 'DesignWithAiChosen' : 'QuickStartChosen'),
        fact('BusinessDescribed', { text: 'We bake bread.' }),
        fact('LookChosen', { look: 'Bold' }),
        fact('ToneChosen', { tone: 'Formal' }),
        ...(provider === 'rules' ? [] : [fact(answer, { provider })]),
      ].map((does) => ({ does })),
      ...ways,
    ],
  }))
