/** The logo in the document: the picture, and how every logo block on the page shows it (docs/spec/design.md). */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { Media } from '../../events/design'
import type { Recorded } from '../../events/log'
import { hasTitle, logoIn, withLogo, withoutLogoWidth, withTitle, type LogoLook } from '../../markup/site-identity'
import type { CallBook } from '../calls'
import { initialLogoUpload } from '../initial'
import type { State } from '../state'
import { eachBy } from './choice-rows'
import type { Design } from './design-document'
import { answers, type UploadTrouble } from './picture-uploads'

type Read = Pick<EventOfType<'DesignReadReceived'>, 'site' | 'header' | 'home' | 'footer'>

export type Logo = {
  readonly media: Media | null
  /** Id of the site icon, 0 for none. */
  readonly icon: number
  /** Attributes of the page's logo blocks; null where they leave the value to WordPress. */
  readonly look: LogoLook
  /** The icon that was cropped from a picture: it counts as the icon of that logo although it is another picture. */
  readonly cut: { readonly icon: number; readonly of: number } | null
  /** Whether the store's name is shown beside the logo; null if the merchant has not decided. */
  readonly titled: boolean | null
}

/** Whether the site icon is the logo, or was cropped from it. */
export const isIcon = ({ media, icon, cut }: Logo): boolean =>
  media !== null && (icon === media.id || isCut({ media, icon, cut }))

/**
 * Whether the site icon was cropped from the logo. After the page is loaded again this is unknown, and the icon counts as independent.
 */
const isCut = ({ media, icon, cut }: Pick<Logo, 'media' | 'icon' | 'cut'>): boolean =>
  cut !== null && cut.icon === icon && cut.of === media?.id

/** The store's logo: the picture from its settings, the look from the first logo block on the page. */
export const logoOf = (server: Read): Logo => ({
  media: server.site.logo,
  icon: server.site.icon,
  look: logoIn([server.header?.content, server.home.content, server.footer?.content].join('')),
  cut: null,
  titled: null,
})

/** Gives a new piece of the page the current logo look; the same object if that changes nothing. */
export const inLook = <P extends { readonly content: string }>(piece: P, { look }: Logo): P =>
  rewritten(piece, (markup) => withLogo(markup, look))

/**
 * Shows or hides the store's name beside the logo of a new header, as the merchant decided. If undecided, hides it beside a wide logo,
 * which usually contains the name.
 */
export const inTitle = <P extends { readonly content: string }>(header: P, logo: Logo): P => {
  const titled = logo.titled ?? (isWide(logo.media) ? false : null)
  return titled === null ? header : rewritten(header, (markup) => withTitle(markup, titled))
}

/** Whether the picture is at least twice as wide as high. */
const isWide = (media: Media | null): boolean => media !== null && media.height > 0 && media.width >= 2 * media.height

const rewritten = <P extends { readonly content: string }>(piece: P, change: (markup: string) => string): P => {
  const content = change(piece.content)
  return content === piece.content ? piece : { ...piece, content }
}

/** The logo's width in facts of builds before 0.5, in CSS pixels. */
const formerWidth = 60

const sorts = [
  'LogoChosen',
  'MediaUploaded',
  'LogoRemoved',
  'LogoWidthChosen',
  'LogoLinkChosen',
  'SiteIconChosen',
  'SiteTitleShown',
] as const

/** A chosen file becomes a choice once it is uploaded. */
type LogoChoice = EventOfType<(typeof sorts)[number]>

/** The design after the choice; the same object if the choice changes nothing and is therefore no step. */
const withLogoChoice = (design: Design, event: LogoChoice): Design => {
  const { logo } = design
  switch (event.type) {
    case 'MediaUploaded':
      if (event.as === 'icon') return withIcon(design, event.media.id)
      return event.media.id === logo.media?.id ? design : inShape(drawn(design, picked(logo, event)), logo)
    case 'LogoChosen':
      return event.media.id === logo.media?.id ? design : inShape(drawn(design, picked(logo, event)), logo)
    case 'LogoRemoved':
      return logo.media === null
        ? design
        : inShape(
            withTitleBack(
              drawn(
                design,
                {
                  ...logo,
                  media: null,
                  icon: isSynced(logo) || isCut(logo) ? 0 : logo.icon,
                  look: { ...logo.look, width: null },
                },
                withoutLogoWidth,
              ),
            ),
            logo,
          )
    case 'LogoWidthChosen':
      return event.width === logo.look.width
        ? design
        : drawn(design, { ...logo, look: { ...logo.look, width: event.width } })
    case 'LogoLinkChosen':
      return event.linked === logo.look.linked
        ? design
        : drawn(design, { ...logo, look: { ...logo.look, linked: event.linked } })
    case 'SiteIconChosen':
      return event.used === isIcon(logo) && event.used === (logo.look.synced ?? event.used)
        ? design
        : drawn(design, {
            ...logo,
            icon: event.used ? (logo.media?.id ?? logo.icon) : 0,
            look: { ...logo.look, synced: event.used },
          })
    case 'SiteTitleShown':
      return withTitleShown(design, event.shown)
  }
}

export const logoChoices = eachBy(sorts, withLogoChoice)

/**
 * The logo after a picture is picked. A logo becomes the site icon only by choice; if the former logo is the icon by choice, the next one
 * follows. An icon that shows another picture is never replaced, regardless of what a pattern's logo block says. Facts of builds before 0.5
 * made the first logo the icon.
 */
const picked = (logo: Logo, { media, width }: EventOfType<'LogoChosen'> | EventOfType<'MediaUploaded'>): Logo => {
  const { icon, look } = logo
  const synced = isSynced(logo) || (width === null && look.synced !== false && icon === 0)
  return { ...logo, media, icon: synced ? media.id : icon, look: { ...look, width: width ?? formerWidth, synced } }
}

/** Whether the site icon is the logo and is kept in sync with it. */
const isSynced = ({ media, icon, look }: Logo): boolean => look.synced === true && media !== null && icon === media.id

/**
 * An icon that was cropped from the logo does not follow another logo: WordPress would make the whole picture the icon.
 */
const withIcon = (design: Design, icon: number): Design => {
  const { media, look } = design.logo
  return media === null
    ? design
    : drawn(design, { ...design.logo, icon, cut: { icon, of: media.id }, look: { ...look, synced: false } })
}

const withTitleShown = (design: Design, shown: boolean): Design => {
  const { header, logo } = design
  if (header === null || (logo.titled ?? hasTitle(header.content)) === shown) return design
  const next = { ...logo, titled: shown }
  return { ...design, logo: next, header: inTitle(header, next) }
}

/**
 * Hides the store's name when the logo becomes wide, and shows it again for another logo, unless the merchant has decided.
 */
const inShape = (design: Design, before: Logo): Design => {
  const { header, logo } = design
  const [was, is] = [isWide(before.media), isWide(logo.media)]
  return header === null || before.titled !== null || was === is
    ? design
    : { ...design, header: rewritten(header, (markup) => withTitle(markup, !is)) }
}

/** A header without a logo needs the store's name. */
const withTitleBack = (design: Design): Design => {
  const { logo, header } = design
  return logo.titled === false && header !== null
    ? { ...withTitleShown(design, true), logo: { ...logo, titled: null } }
    : design
}

const drawn = (
  { header, footer, sections, ...design }: Design,
  logo: Logo,
  change = (markup: string) => withLogo(markup, logo.look),
): Design => ({
  ...design,
  logo,
  header: header && rewritten(header, change),
  footer: footer && rewritten(footer, change),
  sections: sections.map((section) => rewritten(section, change)),
})

type LogoFile = Omit<EventOfType<'LogoFileChosen'>, 'type'>

/** The upload of a picture that is to become the logo, and why the last one failed. */
export type LogoUpload = {
  /** The file being uploaded; a later one replaces it. */
  readonly file: LogoFile | null
  readonly trouble: UploadTrouble | null
}

export const reduceLogoUpload = (
  upload: LogoUpload,
  { event, settles }: Recorded<FlowEvent>,
  calls: CallBook,
): LogoUpload => {
  switch (event.type) {
    case 'LogoFileChosen':
      return { file: fileOf(event), trouble: null }
    case 'LogoFileDeclined':
      return { ...upload, trouble: { stage: 'declined', name: event.name, why: event.why } }
    case 'LogoNoticeDismissed':
      return upload.trouble === null ? upload : { ...upload, trouble: null }
    // Another choice supersedes the upload.
    case 'LogoChosen':
    case 'LogoRemoved':
      return initialLogoUpload
    case 'MediaUploaded':
    case 'MediaUploadAbandoned':
      return isAwaited(upload, settles, calls) ? { ...upload, file: null } : upload
    case 'MediaUploadRefused':
      return upload.file !== null && isAwaited(upload, settles, calls)
        ? { file: null, trouble: { stage: 'refused', name: upload.file.name, fault: event.fault } }
        : upload
    default:
      return upload
  }
}

/** Whether another choice has superseded an uploaded picture: it stays in the library but does not become the logo. */
export const isOvertaken = (
  { event, settles }: Recorded<FlowEvent>,
  { logoUpload, calls }: Pick<State, 'logoUpload' | 'calls'>,
): boolean => event.type === 'MediaUploaded' && !isAwaited(logoUpload, settles, calls)

const isAwaited = ({ file }: LogoUpload, settles: string | null, calls: CallBook): boolean =>
  file !== null && answers(settles, fact('MediaUploadRequested', file), calls)

const fileOf = ({ name, mime, data, as }: EventOfType<'LogoFileChosen'>): LogoFile => ({
  name,
  mime,
  data,
  as,
})
