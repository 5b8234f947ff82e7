/** What the intro offers: to continue an open session (L-08), or to design without the wizard (B-15). */
import { themeSlug } from '../catalogue/defaults'
import { fact, type FlowEvent } from '../events'
import { parsePath } from '../events/route-path'
import type { State } from '../reducers'
import type { DesignStep } from '../reducers/design/design-steps'
import { valuesOf } from '../reducers/design/stack'
import { isRunning } from '../reducers/set-up/set-up'
import { activeTheme, themeOfNext } from '../reducers/set-up/theme-to-design'
import { isInUse } from '../reducers/store'
import { hasMods } from './intro'
import { memo } from './memo'
import { doneInWizard, type DoneInWizard } from './wizard'

export type Done = DoneInWizard | DoneInDesign | { readonly what: 'foundations-begun' | 'foundations-laid' }

export type Offer = {
  readonly done: readonly Done[]
  /**
   * Milliseconds for which the session was idle before this page was loaded; null if the merchant left it within this page.
   */
  readonly away: number | null
}

export const offer = memo((state: State): Offer | null =>
  state.route.offer === null ? null : { done: doneSoFar(state), away: away(state) },
)

const doneSoFar = (state: State): readonly Done[] => {
  const { setUp, route } = state
  const { past } = state.designing
  if (route.offer !== null && parsePath(route.offer).step === 'design-with-ai') return doneInWizard(route.offer, state)
  if (isRunning(setUp)) return [{ what: 'foundations-begun' }]
  const done = doneInDesign(valuesOf(past).map(({ step }) => step))
  return done.length > 0 ? done : [{ what: 'foundations-laid' }]
}

const away = ({ pause }: State): number | null => (pause === null ? null : pause.to - pause.from)

/** Changes whose sentence has neither a name nor a number. */
type Changed =
  | 'name'
  | 'logo'
  | 'own-colors'
  | 'header'
  | 'footer'
  | 'menu'
  | 'shop'
  | 'ready-page'
  | 'moved'
  | 'section-looks'
  | 'texts'
  | 'pictures'

type DoneInDesign =
  | { readonly what: Changed }
  | { readonly what: 'palette' | 'fonts'; readonly title: string }
  | { readonly what: 'added' | 'removed' | 'replaced'; readonly count: number }

type Kind = DoneInDesign['what']

/**
 * The kind of change as which a step is listed; null for steps that are not listed, because they revert something or start over.
 */
const kinds: Readonly<Record<DesignStep['type'], Kind | null>> = {
  SiteTitleWritten: 'name',
  TaglineWritten: 'name',
  LogoChosen: 'logo',
  MediaUploaded: 'logo',
  LogoRemoved: 'logo',
  LogoWidthChosen: 'logo',
  LogoLinkChosen: 'logo',
  SiteIconChosen: 'logo',
  SiteTitleShown: 'logo',
  PaletteChosen: 'palette',
  ColourChosen: 'own-colors',
  GradientChosen: 'own-colors',
  ContrastMended: 'own-colors',
  LegibleRulesAdded: 'own-colors',
  OwnColoursReset: null,
  FontsChosen: 'fonts',
  HeaderChosen: 'header',
  FooterChosen: 'footer',
  MenuItemAdded: 'menu',
  MenuItemRenamed: 'menu',
  MenuItemMoved: 'menu',
  MenuItemRemoved: 'menu',
  MenuMadeOwn: 'menu',
  ShopChosen: 'shop',
  ShopWordsWritten: 'shop',
  PageAdded: 'shop',
  HomeTemplateChosen: 'ready-page',
  SectionInserted: 'added',
  SectionShuffled: 'replaced',
  SectionDeleted: 'removed',
  SectionMoved: 'moved',
  SectionPlaced: 'moved',
  SectionLookChosen: 'section-looks',
  TextWritten: 'texts',
  ButtonLinked: 'texts',
  SectionWordsReceived: 'texts',
  PictureChosen: 'pictures',
  PictureUploaded: 'pictures',
  PhotographImported: 'pictures',
  PictureDescribed: 'pictures',
  PictureFocused: 'pictures',
  TheirsTaken: null,
  restore: null,
  'new-start': null,
}

const ofPage = ['ready-page', 'added', 'replaced', 'removed', 'moved', 'section-looks', 'texts', 'pictures'] as const
const onPage: ReadonlySet<Kind | null> = new Set(ofPage)

/** Kinds in the order in which they are listed: that of the designer's menu, not that of the steps. */
const told = [
  ...(['name', 'logo', 'palette', 'own-colors', 'fonts', 'header', 'menu', 'footer', 'shop'] as const),
  ...ofPage,
]

/**
 * The changes of a design that can be continued, for the intro's offer (L-08): for each kind, the last choice or the count.
 *
 * @param steps all steps that are not undone, oldest first
 */
export const doneInDesign = (steps: readonly DesignStep[]): readonly DoneInDesign[] => {
  const current = stillThere(steps)
  return told.flatMap((kind) => {
    const ofKind = current.filter(({ type }) => kinds[type] === kind)
    const last = ofKind.at(-1)
    return last === undefined ? [] : [asTold(kind, last, ofKind.length)]
  })
}

/** Leaves out steps whose result a later step replaced. The history keeps them because the later step can be undone. */
const stillThere = (steps: readonly DesignStep[]): readonly DesignStep[] => {
  const last = (...types: readonly DesignStep['type'][]) => steps.findLastIndex(({ type }) => types.includes(type))
  const [begun, coloured, page] = [
    last('new-start', 'restore'),
    last('PaletteChosen', 'OwnColoursReset'),
    last('HomeTemplateChosen'),
  ]
  return steps.filter(({ type }, index) => {
    const isOwnColour = type === 'ColourChosen' || type === 'GradientChosen'
    return index > begun && !(isOwnColour && index < coloured) && !(onPage.has(kinds[type]) && index < page)
  })
}

const asTold = (kind: Kind, last: DesignStep, count: number): DoneInDesign => {
  if (last.type === 'PaletteChosen') return { what: 'palette', title: last.palette }
  if (last.type === 'FontsChosen' && last.pairing !== null) return { what: 'fonts', title: last.pairing }
  return kind === 'added' || kind === 'removed' || kind === 'replaced'
    ? { what: kind, count }
    : { what: kind as Changed }
}

/**
 * The fact that the button 'Design it yourself' records (B-15): it starts a design without the wizard. If manual changes or a store in use
 * are at stake, it opens a question first. If there is a design already, it opens that.
 */
export const ownDesign = memo(
  (state: State): FlowEvent => {
    if (!isUntouched(state)) return fact('StoreDesignerChosen')
    return hasMods(state) || isStoreInUse(state)
      ? fact('DialogOpened', { dialog: 'own-design' })
      : fact('DesignWithoutAiChosen')
  },
  (state) => [isUntouched(state), hasMods(state), isStoreInUse(state)],
)

/** The designer's theme is active, and nothing was designed with it in the flow. */
const isUntouched = ({ store }: State): boolean =>
  store !== null && store.blockTheme && store.theme === themeSlug && !store.taskCompleted

/**
 * Whether manual changes are at stake, while the question before 'Design it yourself' is open; null while it is closed.
 */
export const ownDesignQuestion = memo(
  (state: State): { readonly changes: boolean } | null =>
    state.route.dialog === 'own-design' ? { changes: hasMods(state) } : null,
  (state) => [state.route.dialog, hasMods(state)],
)

/**
 * Whether the store is in use, as far as it was read. If so, the merchant learns beforehand that a new design is a draft until Save.
 */
export const isStoreInUse = ({ store }: State): boolean => store !== null && isInUse(store)

export const asksAboutUse = ({ route }: State): boolean => route.dialog === 'store-in-use'

/** Whether Save of a new design activates another theme. */
export const saveChangesTheme = (state: State): boolean =>
  state.store !== null && activeTheme(state) !== themeOfNext(state)

/**
 * Whether the new home page replaces a front page of the merchant. Not every account may change which page is the front page.
 */
export const changesFrontPage = ({ store, surroundings }: State): boolean =>
  store?.use?.frontPage === true && (store.use.pageInFront === false || surroundings?.may.manageOptions !== false)
