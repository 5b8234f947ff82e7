/** The merchant's choices in the designer. Each one is a step that can be undone by name. */
import * as t from 'io-ts'
import { call, fingerprint, read } from './calls'
import { nullable, Typed } from './codecs'

const stop = String.raw`#(?:[0-9a-f]{3}){1,2}(?:\s+(?:100|\d{1,2})(?:\.\d{1,3})?%)?`
const stops = String.raw`${stop}(?:\s*,\s*${stop}){1,15}`
const angle = String.raw`-?\d{1,3}(?:\.\d{1,3})?deg\s*,\s*`

/**
 * A gradient as the log keeps it and global styles get it: linear or radial, of two or more opaque hex colours, with percentages and an
 * angle. Nothing else passes, since a log may come from anywhere and the text is written into a style sheet.
 *
 * The same, for the documented schema.
 */
export const gradientPattern = String.raw`^(?:linear-gradient\(\s*(?:${angle})?|radial-gradient\(\s*)${stops}\s*\)$`

const whole = new RegExp(gradientPattern, 'i')

/** Whether the text is such a gradient. */
export const isGradient = (text: unknown): text is string => typeof text === 'string' && whole.test(text)

export const Gradient = new t.Type<string>(
  'Gradient',
  isGradient,
  (value, context) => (isGradient(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)

/** A pattern's markup as chosen. */
const Choice = { pattern: t.string, title: t.string, content: t.string }

export const PaletteChosen = t.strict({ type: t.literal('PaletteChosen'), palette: t.string })
/** Null for the store's own fonts, where Save could not install others. */
export const FontsChosen = t.strict({ type: t.literal('FontsChosen'), pairing: nullable(t.string) })
export const HeaderChosen = t.strict({ type: t.literal('HeaderChosen'), ...Choice })
export const FooterChosen = t.strict({ type: t.literal('FooterChosen'), ...Choice })
/** A pattern was put after the section `after`, or before the footer; `section` is the new section's id. */
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
/** Another pattern of the same category replaced the section. */
export const SectionShuffled = t.strict({ type: t.literal('SectionShuffled'), section: t.string, ...Choice })
export const SectionDeleted = t.strict({ type: t.literal('SectionDeleted'), section: t.string })
/** One step back. */
export const DesignUndone = t.strict({ type: t.literal('DesignUndone') })
/** One step forward again. */
export const DesignRedone = t.strict({ type: t.literal('DesignRedone') })
/** Jumped in the list of steps; `steps` is how many of them are applied now. */
export const HistoryVisited = t.strict({ type: t.literal('HistoryVisited'), steps: t.number })

/** Places of the page whose colour the merchant may choose individually, with or without a palette. */
export const ColourPlace = t.keyof({
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
export type ColourPlace = t.TypeOf<typeof ColourPlace>
/** One completed change in the panel for custom colours; `colour` is #rrggbb. */
export const ColourChosen = t.strict({ type: t.literal('ColourChosen'), place: ColourPlace, colour: t.string })
/** Places that are grounds: theme.json has a gradient for each of them. */
export const GroundPlace = t.keyof({
  background: null,
  headingBackground: null,
  buttonBackground: null,
  buttonHoverBackground: null,
})
export type GroundPlace = t.TypeOf<typeof GroundPlace>
/** The same for a gradient: it takes the place of a colour there, as a colour chosen later takes the gradient's. */
export const GradientChosen = t.strict({
  type: t.literal('GradientChosen'),
  place: GroundPlace,
  gradient: Gradient,
})
/** The custom colours were reset to the palette. */
export const OwnColoursReset = t.strict({ type: t.literal('OwnColoursReset') })

/** Text that could not be read got a legible colour of its own; `section` is a section's id, 'header' or 'footer'. */
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
/** The same for what neither a place nor a block colors, as a plugin's part of the checkout: by rules of CSS. */
export const LegibleRulesAdded = t.strict({
  type: t.literal('LegibleRulesAdded'),
  rules: t.readonlyArray(LegibleRule),
})

/** One of the ready home pages replaced all sections (where there is no pattern library). */
export const HomeTemplateChosen = t.strict({
  type: t.literal('HomeTemplateChosen'),
  template: t.string,
  sections: t.readonlyArray(t.strict({ section: t.string, ...Choice })),
})

/** GO_BACK_TO_DESIGN_WITH_AI or GO_BACK_TO_DESIGN_WITHOUT_AI by flow type; the draft is kept. */
export const DesignerLeft = t.strict({ type: t.literal('DesignerLeft') })

/**
 * Font families as WordPress's font library keeps them.
 *
 * A font face as WordPress keeps it in theme.json.
 */
export const FontFace = t.intersection([
  t.strict({
    fontFamily: t.string,
    fontStyle: t.string,
    /** `400`, or for a variable font `100 900`. */
    fontWeight: t.string,
    src: t.readonlyArray(t.string),
  }),
  /** The letters that are in the file; all, if it is not given. */
  t.exact(t.partial({ unicodeRange: t.string })),
])
export const FontFamily = t.intersection([
  t.strict({ slug: t.string, name: t.string, fontFamily: t.string, faces: t.readonlyArray(FontFace) }),
  /** URL of the collection's preview image: the family's name set in the family. */
  t.exact(t.partial({ preview: t.string })),
])
export type FontFamily = t.TypeOf<typeof FontFamily>

/**
 * The site's title and tagline, as WordPress calls them: the shop's name, and what it says of itself in a line.
 *
 * Plain text, as a person reads it: the store's own form escapes characters of HTML.
 */
export const Identity = t.strict({ title: t.string, tagline: t.string })
export type Identity = t.TypeOf<typeof Identity>

/** The shop was given another name. */
export const SiteTitleWritten = t.strict({ type: t.literal('SiteTitleWritten'), title: Typed })
/** The shop was given another tagline; '' for none. */
export const TaglineWritten = t.strict({ type: t.literal('TaglineWritten'), tagline: Typed })

/**
 * The store's logo: a picture of the media library, and how the page shows it.
 *
 * A picture of the media library; size in pixels, 0 where the file has none (an SVG).
 */
export const Media = t.strict({ id: t.number, url: t.string, width: t.number, height: t.number, alt: t.string })
export type Media = t.TypeOf<typeof Media>

/** A file was chosen, dropped or made of the logo: it becomes the logo, or the site icon, once it is uploaded. `data` is base64. */
const File = { name: t.string, mime: t.string, data: t.string, as: t.keyof({ logo: null, icon: null }) }

/**
 * How wide the logo is shown, in CSS pixels, by its shape. Null in facts of builds before 0.5: they showed every logo at 60 pixels, and
 * made a store's first one its site icon too.
 */
const width = nullable(t.number)

export const LogoFileChosen = t.strict({ type: t.literal('LogoFileChosen'), ...File })
/** The file was not accepted: not a picture, or larger than the store allows. */
export const LogoFileDeclined = t.strict({
  type: t.literal('LogoFileDeclined'),
  name: t.string,
  why: t.keyof({ kind: null, size: null }),
})
/** The notice about a file that did not become the logo was dismissed. */
export const LogoNoticeDismissed = t.strict({ type: t.literal('LogoNoticeDismissed') })
/** A picture from the media library was chosen. */
export const LogoChosen = t.strict({ type: t.literal('LogoChosen'), media: Media, width })
export const LogoRemoved = t.strict({ type: t.literal('LogoRemoved') })
/** In CSS pixels. */
export const LogoWidthChosen = t.strict({ type: t.literal('LogoWidthChosen'), width: t.number })
/** Whether the logo links to the home page. */
export const LogoLinkChosen = t.strict({ type: t.literal('LogoLinkChosen'), linked: t.boolean })
/** Whether the store's name stands beside the logo in the header. */
export const SiteTitleShown = t.strict({ type: t.literal('SiteTitleShown'), shown: t.boolean })
/** 'Use as site icon'. */
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

/**
 * The preview of the page: when it is shown, its width, and the selected section.
 *
 * The canvas has drawn the page for the first time since the designer was opened.
 */
export const CanvasShown = t.strict({ type: t.literal('CanvasShown') })
/** The canvas did not draw within sixty seconds, or cannot without the editor's settings; the frame is shown as it is. */
export const CanvasOverdue = t.strict({ type: t.literal('CanvasOverdue') })
/** The page was given another width by dragging, by keys, or by a device; in CSS pixels. Null in older recordings: a desktop's. */
export const CanvasResized = t.strict({ type: t.literal('CanvasResized'), width: t.union([t.number, t.null]) })
/** On a small screen the preview covers the controls, until it is closed. */
export const PreviewOpened = t.strict({ type: t.literal('PreviewOpened') })
export const PreviewClosed = t.strict({ type: t.literal('PreviewClosed') })
/** On a small screen the choices, a sheet below the page, were pulled to another height. */
export const SheetPulled = t.strict({
  type: t.literal('SheetPulled'),
  stop: t.keyof({ low: null, middle: null, high: null }),
})
const pages = { home: null, shop: null, product: null, cart: null, checkout: null, account: null, 'coming-soon': null }
/** Another page of the store is shown in the design as it is now. Only the home page can be changed. */
export const StorePageShown = t.strict({
  type: t.literal('StorePageShown'),
  page: t.keyof(pages),
})

/** Something that is too hard to read on a page, as it was measured in the browser. */
export const UnreadablePlace = t.strict({
  page: t.keyof({ ...pages, 'phone-menu': null }),
  /** Width of the window in CSS pixels. */
  width: t.number,
  kind: t.keyof({ text: null, placeholder: null, field: null, icon: null }),
  /** Begin of its text, which people may have written. */
  text: Typed,
  /** CSS selector by classes; empty if it has none. */
  selector: t.string,
  /** A section's id, 'header' or 'footer'; null on other pages than home. */
  piece: t.union([t.string, t.null]),
  /** Left, top, width and height in CSS pixels of the page. */
  box: t.readonlyArray(t.number),
  /** Hex, as the next two: the text's, the worst that is behind it, and what differs most from that. */
  color: t.string,
  ground: t.string,
  other: t.string,
  /** Contrast ratio, and the least that is enough. */
  ratio: t.number,
  least: t.number,
})
export type UnreadablePlace = t.TypeOf<typeof UnreadablePlace>
/** Pages of the store were measured in the design as it is now; `of` is a fingerprint of that design. */
export const ReadabilityMeasured = t.strict({
  type: t.literal('ReadabilityMeasured'),
  of: t.string,
  pages: t.readonlyArray(t.keyof({ ...pages, 'phone-menu': null })),
  /** Pages that did not come. */
  failed: t.readonlyArray(t.keyof({ ...pages, 'phone-menu': null })),
  /** At most a hundred, worst first. */
  places: t.readonlyArray(UnreadablePlace),
})
/** The section on which toolbar and keys act; null for none. */
export const SectionSelected = t.strict({ type: t.literal('SectionSelected'), section: t.union([t.string, t.null]) })

/**
 * The tour of the designer, and the welcome after an AI failure.
 *
 * 'Take a tour'.
 */
export const TourStarted = t.strict({ type: t.literal('TourStarted') })
/** Next and Previous. */
export const TourStepOpened = t.strict({ type: t.literal('TourStepOpened'), step: t.number })
/** 'Done' on the last step. */
export const TourFinished = t.strict({ type: t.literal('TourFinished') })
/** 'Skip', before the tour began. */
export const TourSkipped = t.strict({ type: t.literal('TourSkipped') })
/** The X of a step. */
export const TourClosed = t.strict({ type: t.literal('TourClosed') })
/** 'Welcome to your store!' was dismissed. */
export const WelcomeClosed = t.strict({ type: t.literal('WelcomeClosed') })

/** Whether the merchant has seen the tour. */
const TourRead = read('TourRead', {}, 'TourReadReceived', { hidden: t.boolean })
/** Records in the store that the tour was seen. */
const TourHiding = call('TourHiding', {}, 'TourHidden', {})

export const tourCalls = { TourRead, TourHiding } as const

/** Whether the library of further patterns can be reached. The server asks another host, so nothing waits for it. */
const PatternLibraryRead = read('PatternLibraryRead', {}, 'PatternLibraryReadReceived', {
  available: t.boolean,
})

/** The first call of both INSTALL_FONTS and INSTALL_PATTERNS. */
const TrackingEnabling = call('TrackingEnabling', {}, 'TrackingEnabled', {}, { partOf: 'set-up' })

/**
 * More fonts and patterns, for merchants who opt in to usage tracking.
 *
 * INSTALL_FONTS: the merchant opted in to usage tracking to get more fonts.
 */
export const MoreFontsChosen = t.strict({ type: t.literal('MoreFontsChosen') })
/** The notice that more fonts or patterns are not available was dismissed. */
export const OptInNoticeDismissed = t.strict({ type: t.literal('OptInNoticeDismissed') })
/** INSTALL_PATTERNS: the merchant opted in to usage tracking to get more patterns. */
export const MorePatternsChosen = t.strict({ type: t.literal('MorePatternsChosen') })

export const moreCalls = { PatternLibraryRead, TrackingEnabling } as const
