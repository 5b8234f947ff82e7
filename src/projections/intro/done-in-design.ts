/** What was changed in a design that can be continued, for the intro's offer (L-08): the last choice of a kind, and counts. */
import type { DesignStep } from '../../reducers/design/design-steps'

/** What a sentence tells without a name or a number. */
export type Changed =
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

export type DoneInDesign =
  | { readonly what: Changed }
  | { readonly what: 'palette' | 'fonts'; readonly title: string }
  | { readonly what: 'added' | 'removed' | 'replaced'; readonly count: number }

type Kind = DoneInDesign['what']

/** Null for what is not told: it takes something back, or begins anew. */
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

/** The order of the designer's menu, not that of the steps. */
const told = [
  ...(['name', 'logo', 'palette', 'own-colors', 'fonts', 'header', 'menu', 'footer', 'shop'] as const),
  ...ofPage,
]

/** @param steps all steps that are not undone, oldest first */
export const doneInDesign = (steps: readonly DesignStep[]): readonly DoneInDesign[] => {
  const current = stillThere(steps)
  return told.flatMap((kind) => {
    const ofKind = current.filter(({ type }) => kinds[type] === kind)
    const last = ofKind.at(-1)
    return last === undefined ? [] : [asTold(kind, last, ofKind.length)]
  })
}

/** Without the steps of which later ones left nothing. These are in the history because what replaced them can be undone. */
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
