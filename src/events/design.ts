/** Facts of the designer: the merchant's choices, the logo, the preview and the tour. Each choice is a step that can be undone by name. */
import * as t from 'io-ts'
import { call, fingerprint, read } from './calls'
import { nullable, Typed } from './codecs'

const stop = String.raw`#(?:[0-9a-f]{3}){1,2}(?:\s+(?:100|\d{1,2})(?:\.\d{1,3})?%)?`
const stops = String.raw`${stop}(?:\s*,\s*${stop}){1,15}`
const angle = String.raw`-?\d{1,3}(?:\.\d{1,3})?deg\s*,\s*`

/**
 * The regular expression for gradients, also published in the documented schema. A gradient in the log and in global styles is linear or
 * radial, and has two or more opaque hex colors, percentages and an angle. Nothing else is accepted, because a log may come from anywhere
 * and the text is written into a style sheet.
 */
export const gradientPattern = String.raw`^(?:linear-gradient\(\s*(?:${angle})?|radial-gradient\(\s*)${stops}\s*\)$`

const whole = new RegExp(gradientPattern, 'i')

/** Whether the text matches `gradientPattern`. */
export const isGradient = (text: unknown): text is string => typeof text === 'string' && whole.test(text)

export const Gradient = new t.Type<string>(
  'Gradient',
  isGradient,
  (value, context) => (isGradient(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)

/** The designer's rooms, as the addresses in the log name them, in the order of the menu. */
export const rooms = [
  'directions',
  'name',
  'logo',
  'color-palette',
  'typography',
  'header',
  'menu',
  'homepage',
  'shop',
  'footer',
] as const

export type Room = (typeof rooms)[number]

/**
 * For usage tracking: the facts that choose one of a room's items, with the room's name and the fact's field that names the item.
 */
export const itemChoices = {
  PaletteChosen: { room: 'color-palette', item: 'palette' },
  FontsChosen: { room: 'typography', item: 'pairing' },
} as const satisfies Readonly<Record<string, { readonly room: Room; readonly item: string }>>

/** The chosen pattern, with its markup. */
const Choice = { pattern: t.string, title: t.string, content: t.string }

export const PaletteChosen = t.strict({ type: t.literal('PaletteChosen'), palette: t.string })
/** The merchant chose a font pairing; null goes back to the store's own fonts after Save could not install others. */
export const FontsChosen = t.strict({ type: t.literal('FontsChosen'), pairing: nullable(t.string) })
export const HeaderChosen = t.strict({ type: t.literal('HeaderChosen'), ...Choice })
export const FooterChosen = t.strict({ type: t.literal('FooterChosen'), ...Choice })
/** A pattern was inserted after the section `after`, or before the footer if that is null; `section` is the new section's id. */
export const SectionInserted = t.strict({
  type: t.literal('SectionInserted'),
  section: t.string,
  after: nullable(t.string),
  ...Choice,
})
export const SectionMoved = t.strict({
  type: t.literal('SectionMoved'),
  section: t.string,
  direction: t.keyof({ up: null, down: null }),
})
/**
 * Whether the merchant's words, links, pictures and products move into the new layout. Builds up to 0.4 replaced them.
 */
const keeps = t.boolean
/** The section got another layout: a random other pattern of the same category. */
export const SectionShuffled = t.strict({ type: t.literal('SectionShuffled'), section: t.string, ...Choice, keeps })
/** The merchant chose another layout for the section, and its content moved into it. */
export const LayoutChosen = t.strict({ type: t.literal('LayoutChosen'), section: t.string, ...Choice })
export const SectionDeleted = t.strict({ type: t.literal('SectionDeleted'), section: t.string })
/** The last step was undone. */
export const DesignUndone = t.strict({ type: t.literal('DesignUndone') })
/** The last undone step was redone. */
export const DesignRedone = t.strict({ type: t.literal('DesignRedone') })
/** The merchant jumped to a point in the list of steps; `steps` is the number of steps that are applied now. */
export const HistoryVisited = t.strict({ type: t.literal('HistoryVisited'), steps: t.number })

/** Places of the page whose color the merchant may choose individually, with or without a palette. */
export const ColorPlace = t.keyof({
  text: null,
  background: null,
  headings: null,
  headingBackground: null,
  buttonText: null,
  buttonBackground: null,
  buttonHoverText: null,
  buttonHoverBackground: null,
  links: null,
  linkHover: null,
  captions: null,
})
export type ColorPlace = t.TypeOf<typeof ColorPlace>
/** The merchant completed one change in the panel for custom colors; `colour` is #rrggbb. */
export const ColourChosen = t.strict({ type: t.literal('ColourChosen'), place: ColorPlace, colour: t.string })
/** Places that are backgrounds: theme.json has a gradient for each of them. */
export const GroundPlace = t.keyof({
  background: null,
  headingBackground: null,
  buttonBackground: null,
  buttonHoverBackground: null,
})
export type GroundPlace = t.TypeOf<typeof GroundPlace>
/** The merchant chose a gradient for a background. It replaces the color there, and a color chosen later replaces it. */
export const GradientChosen = t.strict({
  type: t.literal('GradientChosen'),
  place: GroundPlace,
  gradient: Gradient,
})
/** The custom colors were reset to the palette. */
export const OwnColoursReset = t.strict({ type: t.literal('OwnColoursReset') })

/** Unreadable text got a color with enough contrast; `section` is a section's id, 'header' or 'footer'. */
export const ContrastMended = t.strict({
  type: t.literal('ContrastMended'),
  sections: t.readonlyArray(t.strict({ section: t.string, content: t.string })),
})

export const LegibleRule = t.strict({
  /** CSS selector by classes. */
  selector: t.string,
  kind: t.keyof({ text: null, placeholder: null, field: null, icon: null }),
  /** Hex. */
  color: t.string,
})
export type LegibleRule = t.TypeOf<typeof LegibleRule>
/** CSS rules were added for unreadable text whose color comes from neither a place nor a block, e.g. a plugin's part of checkout. */
export const LegibleRulesAdded = t.strict({
  type: t.literal('LegibleRulesAdded'),
  rules: t.readonlyArray(LegibleRule),
})

/** A ready-made home page replaced all sections (if there is no pattern library). */
export const HomeTemplateChosen = t.strict({
  type: t.literal('HomeTemplateChosen'),
  template: t.string,
  sections: t.readonlyArray(t.strict({ section: t.string, ...Choice })),
  keeps,
})

/** GO_BACK_TO_DESIGN_WITH_AI or GO_BACK_TO_DESIGN_WITHOUT_AI, depending on the flow type; the draft is kept. */
export const DesignerLeft = t.strict({ type: t.literal('DesignerLeft') })

/** A font face, in the shape that WordPress uses in theme.json. */
export const FontFace = t.intersection([
  t.strict({
    fontFamily: t.string,
    fontStyle: t.string,
    /** `400`, or for a variable font `100 900`. */
    fontWeight: t.string,
    src: t.readonlyArray(t.string),
  }),
  /** The characters that the file contains; if missing, it contains all of them. */
  t.exact(t.partial({ unicodeRange: t.string })),
])
/** A font family, in the shape that WordPress's font library uses. */
export const FontFamily = t.intersection([
  t.strict({ slug: t.string, name: t.string, fontFamily: t.string, faces: t.readonlyArray(FontFace) }),
  /** URL of the collection's preview image, which shows the family's name in the font itself. */
  t.exact(t.partial({ preview: t.string })),
])
export type FontFamily = t.TypeOf<typeof FontFamily>

/** The site's title and tagline as plain text, unlike in the store, which escapes HTML characters. */
export const Identity = t.strict({ title: t.string, tagline: t.string })
export type Identity = t.TypeOf<typeof Identity>

/** The merchant changed the site title. */
export const SiteTitleWritten = t.strict({ type: t.literal('SiteTitleWritten'), title: Typed })
/** The merchant changed the tagline; '' for none. */
export const TaglineWritten = t.strict({ type: t.literal('TaglineWritten'), tagline: Typed })

/** A picture in the media library; its size is in pixels, 0 if the file has none (an SVG). */
export const Media = t.strict({ id: t.number, url: t.string, width: t.number, height: t.number, alt: t.string })
export type Media = t.TypeOf<typeof Media>

/** An image file; `data` is base64. */
const File = { name: t.string, mime: t.string, data: t.string, as: t.keyof({ logo: null, icon: null }) }

/**
 * The width at which the logo is shown, in CSS pixels, derived from its shape. Null in facts of builds before 0.5, which showed every logo
 * at 60 pixels and also made a store's first logo its site icon.
 */
const width = nullable(t.number)

/** A file was chosen, dropped or made from the logo. Once uploaded, it becomes the logo or the site icon. */
export const LogoFileChosen = t.strict({ type: t.literal('LogoFileChosen'), ...File })
/** The file was rejected: it is not a picture, or it is larger than the store allows. */
export const LogoFileDeclined = t.strict({
  type: t.literal('LogoFileDeclined'),
  name: t.string,
  why: t.keyof({ kind: null, size: null }),
})
/** The notice about a file that did not become the logo was dismissed. */
export const LogoNoticeDismissed = t.strict({ type: t.literal('LogoNoticeDismissed') })
/** The merchant chose a picture from the media library as the logo. */
export const LogoChosen = t.strict({ type: t.literal('LogoChosen'), media: Media, width })
export const LogoRemoved = t.strict({ type: t.literal('LogoRemoved') })
/** The merchant chose the logo's width, in CSS pixels. */
export const LogoWidthChosen = t.strict({ type: t.literal('LogoWidthChosen'), width: t.number })
/** The merchant chose whether the logo links to the home page. */
export const LogoLinkChosen = t.strict({ type: t.literal('LogoLinkChosen'), linked: t.boolean })
/** The merchant chose whether the header shows the site title beside the logo. */
export const SiteTitleShown = t.strict({ type: t.literal('SiteTitleShown'), shown: t.boolean })
/** The merchant switched 'Use as site icon' on or off. */
export const SiteIconChosen = t.strict({ type: t.literal('SiteIconChosen'), used: t.boolean })

/** Uploads the file to the media library. */
const MediaUpload = call(
  'MediaUpload',
  File,
  'MediaUploaded',
  { media: Media, as: File.as, width },
  {
    once: true,
    about: ({ name, data, as }) => `${as === 'icon' ? 'icon ' : ''}${name}:${fingerprint(data)}`,
  },
)

export const logoCalls = { MediaUpload } as const

/** The canvas drew the page for the first time since the designer was opened. */
export const CanvasShown = t.strict({ type: t.literal('CanvasShown') })
/** The canvas did not draw within sixty seconds, or cannot draw without the editor's settings; it is shown as it is. */
export const CanvasOverdue = t.strict({ type: t.literal('CanvasOverdue') })
/** The merchant changed the preview's width (CSS pixels) by mouse, keys or device. Null in older recordings means a desktop's width. */
export const CanvasResized = t.strict({ type: t.literal('CanvasResized'), width: t.union([t.number, t.null]) })
/** The merchant opened the preview on a small screen, where it covers the controls until it is closed. */
export const PreviewOpened = t.strict({ type: t.literal('PreviewOpened') })
export const PreviewClosed = t.strict({ type: t.literal('PreviewClosed') })
/** On a small screen, the merchant pulled the sheet with the choices to another height. */
export const SheetPulled = t.strict({
  type: t.literal('SheetPulled'),
  stop: t.keyof({ low: null, middle: null, high: null }),
})
const pages = { home: null, shop: null, product: null, cart: null, checkout: null, account: null, 'coming-soon': null }
/** The preview shows another page of the store in the current design. Only the home page can be changed. */
export const StorePageShown = t.strict({
  type: t.literal('StorePageShown'),
  page: t.keyof(pages),
})

/** A place on a page that is too hard to read, as measured in the browser. */
export const UnreadablePlace = t.strict({
  page: t.keyof({ ...pages, 'phone-menu': null }),
  /** The width of the window in CSS pixels. */
  width: t.number,
  kind: t.keyof({ text: null, placeholder: null, field: null, icon: null }),
  /** The beginning of its text, which a person may have written. */
  text: Typed,
  /** CSS selector by classes; empty if it has none. */
  selector: t.string,
  /** A section's id, 'header' or 'footer'; null on pages other than the home page. */
  piece: t.union([t.string, t.null]),
  /** Left, top, width and height in CSS pixels of the page. */
  box: t.readonlyArray(t.number),
  /** The color of the text. `ground` is the worst color behind it, `other` the one that differs most from that. All are hex. */
  color: t.string,
  ground: t.string,
  other: t.string,
  /** The contrast ratio; `least` is the lowest sufficient ratio. */
  ratio: t.number,
  least: t.number,
})
export type UnreadablePlace = t.TypeOf<typeof UnreadablePlace>
/** The readability of store pages was measured in the current design; `of` is a fingerprint of that design. */
export const ReadabilityMeasured = t.strict({
  type: t.literal('ReadabilityMeasured'),
  of: t.string,
  pages: t.readonlyArray(t.keyof({ ...pages, 'phone-menu': null })),
  /** Pages that could not be loaded. */
  failed: t.readonlyArray(t.keyof({ ...pages, 'phone-menu': null })),
  /** At most a hundred, worst first. */
  places: t.readonlyArray(UnreadablePlace),
})
/** The merchant selected the section on which the toolbar and keys act; null for none. */
export const SectionSelected = t.strict({ type: t.literal('SectionSelected'), section: t.union([t.string, t.null]) })

/** The merchant chose 'Take a tour'. */
export const TourStarted = t.strict({ type: t.literal('TourStarted') })
/** The merchant chose Next or Previous. */
export const TourStepOpened = t.strict({ type: t.literal('TourStepOpened'), step: t.number })
/** The merchant chose 'Done' on the last step. */
export const TourFinished = t.strict({ type: t.literal('TourFinished') })
/** The merchant chose 'Skip' before the tour began. */
export const TourSkipped = t.strict({ type: t.literal('TourSkipped') })
/** The merchant closed the tour with a step's X. */
export const TourClosed = t.strict({ type: t.literal('TourClosed') })
/** 'Welcome to your store!' was dismissed. */
export const WelcomeClosed = t.strict({ type: t.literal('WelcomeClosed') })

/** Reads whether the merchant has seen the tour. */
const TourRead = read('TourRead', {}, 'TourReadReceived', { hidden: t.boolean })
/** Records in the store that the tour was seen. */
const TourHiding = call('TourHiding', {}, 'TourHidden', {})

export const tourCalls = { TourRead, TourHiding } as const

/** Reads whether the library of additional patterns is available. The server asks another host, so nothing waits for it. */
const PatternLibraryRead = read('PatternLibraryRead', {}, 'PatternLibraryReadReceived', {
  available: t.boolean,
})

/** The first call of INSTALL_PATTERNS. */
const TrackingEnabling = call('TrackingEnabling', {}, 'TrackingEnabled', {}, { partOf: 'set-up' })

/** The notice that more patterns are not available was dismissed. */
export const OptInNoticeDismissed = t.strict({ type: t.literal('OptInNoticeDismissed') })
/** INSTALL_PATTERNS: the merchant opted in to usage tracking to get more patterns. */
export const MorePatternsChosen = t.strict({ type: t.literal('MorePatternsChosen') })

export const moreCalls = { PatternLibraryRead, TrackingEnabling } as const

/** The glossary's part about choices: styles, parts, sections, steps, name and logo. */
export const designFacts = [
  PaletteChosen,
  FontsChosen,
  HeaderChosen,
  FooterChosen,
  SectionInserted,
  SectionMoved,
  SectionShuffled,
  LayoutChosen,
  SectionDeleted,
  DesignUndone,
  DesignRedone,
  HistoryVisited,
  ColourChosen,
  GradientChosen,
  OwnColoursReset,
  ContrastMended,
  LegibleRulesAdded,
  HomeTemplateChosen,
  DesignerLeft,
  SiteTitleWritten,
  TaglineWritten,
  LogoFileChosen,
  LogoFileDeclined,
  LogoNoticeDismissed,
  LogoChosen,
  LogoRemoved,
  LogoWidthChosen,
  LogoLinkChosen,
  SiteIconChosen,
  SiteTitleShown,
]

/** The glossary's part about the preview, the tour, and more fonts and patterns. */
export const canvasFacts = [
  CanvasShown,
  CanvasOverdue,
  CanvasResized,
  PreviewOpened,
  PreviewClosed,
  SheetPulled,
  SectionSelected,
  StorePageShown,
  ReadabilityMeasured,
  TourStarted,
  TourStepOpened,
  TourFinished,
  TourSkipped,
  TourClosed,
  WelcomeClosed,
  MorePatternsChosen,
  OptInNoticeDismissed,
]
