/** Where a merchant stands before something goes wrong, and what they do then: the facts that they are the cause of. */
import { kebabCase } from 'es-toolkit'
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import { paths, type RouteStep } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import type { CallName } from '../../../src/events/call-facts'
import type { Surroundings } from '../../../src/events/shell'
import { restoreChoices } from '../../../src/projections/restoring'
import { stepsTo } from '../../../src/projections/versions'
import type { State } from '../../../src/reducers'
import { callsOfScreens } from '../../support/calls-of-screens'
import { survey } from '../recordings'
import { collectionOf, sectionOf } from '../../support/product-list-markup'
import { photograph } from './photographed'

type Step = (state: State) => FlowEvent

export type Tour = {
  /** Stands in the file's name. */
  readonly name: string
  readonly path: string
  readonly surroundings: Partial<Surroundings>
  /** What goes well. */
  readonly before: readonly Step[]
  /** What the merchant does when the trouble has begun. */
  readonly then: readonly Step[]
  /** What they do about a refusal. */
  readonly amends: readonly Step[]
  /** What goes wrong. */
  readonly calls: readonly CallName[]
}

const tour = (name: string, calls: readonly CallName[], over: Partial<Tour> = {}): Tour => ({
  name,
  calls,
  path: '',
  surroundings: {},
  before: [],
  then: [],
  amends: [],
  ...over,
})

const does =
  (event: FlowEvent): Step =>
  () =>
    event

/** What publishes the store as it was before the flow. */
const stepsToOldest = ({ versionList }: State) => {
  const oldest = versionList?.versions.at(-1)
  return oldest === undefined ? [] : stepsTo(oldest, versionList?.live ?? null)
}

const jetpack = { aiEnabled: true, aiProvider: 'jetpack' } as const
const designing = [does(fact('DesignWithoutAiChosen'))]
const changed = [...designing, does(fact('PaletteChosen', { palette: 'Slate' }))]
const saved = [...changed, does(fact('SaveChosen'))]
const described = [
  does(fact('DesignWithAiChosen')),
  does(fact('BusinessDescribed', { text: 'We bake sourdough bread in Leeds' })),
]
const answered = [...described, does(fact('LookChosen', { look: 'Classic' }))]
const generating = [
  does(fact('ToneChosen', { tone: 'Formal' })),
  does(fact('DataSharingAgreed', { provider: 'jetpack' })),
]
const file = { name: 'logo.png', mime: 'image/png', data: btoa('a picture'), as: 'logo' as const }
const asked = {
  provider: 'wordpress' as const,
  title: null,
  description: 'We bake sourdough bread in Leeds',
  name: 'Maple & Moss',
  ...sentAnswers('SectionWords', { ...firstAnswers, tone: 'Neutral' }),
  texts: [{ block: 0, kind: 'paragraph' as const, now: 'Old', most: 80 }],
}
const shelf = fact('SectionInserted', {
  section: 'a-shelf',
  pattern: 'a/shelf',
  title: 'Shelf',
  content: sectionOf(collectionOf()),
  after: null,
})
const searched = fact('PhotographsSearched', { words: 'sourdough', page: 1 })
const firstSection = ({ designing: { design } }: State) => ({ section: design?.sections[0]?.id ?? '', block: 0 })
const withJetpack = (name: string, calls: readonly CallName[]) =>
  tour(name, calls, {
    surroundings: jetpack,
    before: answered,
    then: generating,
    amends: [does(fact('GenerationRetried'))],
  })
/** How a merchant comes to a screen. */
const wayTo: { readonly [S in RouteStep]: Partial<Tour> } = {
  intro: {},
  'design-with-ai': { then: described.slice(0, 1) },
  'quick-start': { path: paths.quickStart },
  design: { then: designing },
  'assembler-hub': { path: `${paths.designer}/homepage` },
  transitional: { before: changed, then: [does(fact('SaveChosen'))] },
}

/** The calls that a screen makes by itself, each on its screen. */
export const toursOfScreens: readonly Tour[] = callsOfScreens.map(({ call, on }) =>
  tour(kebabCase(call), [call], wayTo[on]),
)

const withoutAi = (name: string, calls: readonly CallName[]) => tour(name, calls, { then: designing })

export const tours: readonly Tour[] = [
  ...toursOfScreens,
  tour('the-first-readings', ['StoreRead', 'FeaturesRead'], {
    surroundings: jetpack,
    amends: [does(fact('ReadingRetried'))],
  }),
  tour('the-designers-readings', ['DesignRead', 'PatternsRead', 'EditorSettingsRead', 'TourRead'], {
    path: `${paths.designer}/homepage`,
  }),
  withoutAi('the-pattern-library', ['PatternInstall', 'PatternLibraryRead']),
  withoutAi('the-set-up', ['ThemeInstall', 'FontCollectionRead', 'PatternInstall']),
  tour('the-sample-products', ['ProductCreation'], {
    before: designing,
    then: [does(fact('CanvasShown'))],
    amends: [does(fact('SampleProductsRetried')), does(fact('SampleProductsForgone'))],
  }),
  withoutAi('the-fonts', ['FontFamilyInstall']),
  withoutAi('the-recipe-at-once', ['Publication']),
  tour('more-patterns', ['TrackingEnabling'], {
    surroundings: { tracking: false },
    before: designing,
    then: [does(fact('MorePatternsChosen'))],
    amends: [does(fact('OptInNoticeDismissed'))],
  }),
  tour('the-tour', ['TourHiding'], { before: designing, then: [does(fact('TourSkipped'))] }),
  tour('the-logo', ['MediaUpload'], {
    before: designing,
    then: [does(fact('LogoFileChosen', file))],
    amends: [does(fact('LogoNoticeDismissed'))],
  }),
  tour('a-sections-picture', ['PictureUpload'], {
    before: designing,
    then: [(state) => fact('PictureFileChosen', { ...firstSection(state), ...file })],
    amends: [does(fact('PictureNoticeDismissed'))],
  }),
  tour('the-consent-to-photographs', ['PhotographConsent'], {
    before: [...designing, (state) => fact('PhotographsOpened', firstSection(state))],
    then: [does(fact('PhotographSharingAgreed')), does(searched)],
    amends: [does(searched)],
  }),
  tour('a-search-for-photographs', ['PhotographSearch'], {
    before: [...designing, (state) => fact('PhotographsOpened', firstSection(state))],
    then: [does(fact('PhotographSharingAgreed')), does(searched)],
    amends: [does(searched)],
  }),
  tour('the-products-of-a-list', ['ProductsRead', 'ProductCategoriesRead'], {
    before: [...designing, does(shelf)],
    then: [does(fact('ProductListOpened', { section: shelf.section, block: 2 }))],
    amends: [does(fact('ReadingRetried'))],
  }),
  tour('the-link-made', ['PreviewLinkMaking'], {
    before: designing,
    then: [does(fact('PreviewLinkChosen', { ends: null }))],
    amends: [does(fact('PreviewLinkChosen', { ends: null }))],
  }),
  tour('the-link-ended', ['PreviewLinkEnding'], {
    before: [...designing, does(fact('PreviewLinkChosen', { ends: null }))],
    then: [({ previewLinks }) => fact('PreviewLinkChosen', { ends: previewLinks?.list[0]?.id ?? '' })],
    amends: [({ previewLinks }) => fact('PreviewLinkChosen', { ends: previewLinks?.list[0]?.id ?? '' })],
  }),
  tour('a-photograph', ['PhotographImport'], {
    before: designing,
    then: [(state) => fact('PhotographChosen', { ...firstSection(state), photograph })],
    amends: [does(fact('PhotographNoticeDismissed'))],
  }),
  tour('a-sections-words', ['SectionWords'], {
    before: designing,
    then: [(state) => fact('NewWordsChosen', { ...asked, section: firstSection(state).section })],
    amends: [does(fact('NewWordsNoticeDismissed'))],
  }),
  tour('the-publication', ['Publication'], {
    before: changed,
    then: [does(fact('SaveChosen'))],
    amends: [does(fact('SaveNoticeDismissed'))],
  }),
  tour('the-survey', ['SurveyCompletion'], { before: saved, then: [does(fact('SurveySent', survey))] }),
  tour('the-way-back', ['RestoreStep'], {
    before: [...saved, does(fact('DialogOpened', { dialog: 'restore' }))],
    then: [(state) => fact('RestoreChosen', { steps: restoreChoices(state)[0]?.steps ?? [], design: 'before' })],
    amends: [does(fact('RestoreRetried')), does(fact('RestoreStopped')), does(fact('RestoreNoticeDismissed'))],
  }),
  tour('the-versions', ['VersionsRead'], {
    before: saved,
    then: [does(fact('DialogOpened', { dialog: 'versions' }))],
    amends: [does(fact('DialogClosed'))],
  }),
  tour('the-version-kept', ['VersionPin'], {
    before: [...saved, does(fact('DialogOpened', { dialog: 'versions' }))],
    then: [({ versionList }) => fact('VersionPinChosen', { version: versionList?.live ?? 0, pinned: true })],
    amends: [does(fact('DialogClosed'))],
  }),
  tour('the-version-before', ['RestoreStep'], {
    before: [...saved, does(fact('DialogOpened', { dialog: 'versions' }))],
    then: [(state) => fact('RestoreChosen', { steps: stepsToOldest(state), design: 'version' })],
    amends: [does(fact('RestoreRetried')), does(fact('RestoreStopped')), does(fact('RestoreNoticeDismissed'))],
  }),
  tour('the-description', ['DescriptionSave'], {
    surroundings: jetpack,
    before: [does(fact('DesignWithAiChosen'))],
    then: described.slice(1),
  }),
  withJetpack('the-status', ['AiStatusRead']),
  withJetpack('the-permission', ['AiConnection']),
  withJetpack('the-first-question', ['AiPaletteQuery']),
  withJetpack('the-pictures', ['AiImageSearch']),
  withJetpack('the-stores-words', ['AiStoreRead']),
  withJetpack('the-writing', ['AiProductWriting', 'AiPatternWriting']),
  withJetpack('the-products', ['AiProductUpdate']),
  withJetpack('the-title', ['AiDescriptionMark', 'AiTitleWriting']),
  withJetpack('the-suggestions', ['SuggestionsSave']),
  tour('the-words-from-before', ['AiPatternReset', 'AiProductReset'], {
    surroundings: jetpack,
    before: answered,
    then: [does(fact('ToneChosen', { tone: 'Formal' })), does(fact('DataSharingDeclined', { provider: 'jetpack' }))],
  }),
]
