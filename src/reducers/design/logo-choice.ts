/** What a choice about the logo changes in the document. */
import type { EventOfType, FlowEvent } from '../../events'
import { withLogo, withoutLogoWidth } from '../../markup/logo'
import type { Design } from './design'
import { hasTitle, withTitle } from '../../markup/site-title'
import { inTitle, isCut, isIcon, isWide, rewritten, type Logo } from './logo'

/** In facts of builds before 0.5, in CSS pixels. */
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

/** A file that was chosen is a choice once it is uploaded. */
export type LogoChoice = EventOfType<(typeof sorts)[number]>

const ofLogo: ReadonlySet<string> = new Set(sorts)

export const isLogoChoice = (event: FlowEvent): event is LogoChoice => ofLogo.has(event.type)

/** The design after the choice; the same object if the choice changes nothing, and hence is no step. */
export const withLogoChoice = (design: Design, event: LogoChoice): Design => {
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

/**
 * A logo becomes the site icon only by choice; where the former logo is the icon by choice, the next one follows. An icon that shows
 * another picture is never replaced, whatever a pattern's logo block says. Facts of builds before 0.5 made the first logo the icon.
 */
const picked = (logo: Logo, { media, width }: EventOfType<'LogoChosen'> | EventOfType<'MediaUploaded'>): Logo => {
  const { icon, look } = logo
  const synced = isSynced(logo) || (width === null && look.synced !== false && icon === 0)
  return { ...logo, media, icon: synced ? media.id : icon, look: { ...look, width: width ?? formerWidth, synced } }
}

/** Whether the site icon is the logo and is kept in sync with it. */
const isSynced = ({ media, icon, look }: Logo): boolean => look.synced === true && media !== null && icon === media.id

/** An icon that was cut from the logo does not follow another logo: WordPress would make the whole picture the icon. */
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

/** Beside a wide logo the store's name goes, and comes back with another one, unless the merchant has said something. */
const inShape = (design: Design, before: Logo): Design => {
  const { header, logo } = design
  const [was, is] = [isWide(before.media), isWide(logo.media)]
  return header === null || before.titled !== null || was === is
    ? design
    : { ...design, header: rewritten(header, (markup) => withTitle(markup, !is)) }
}

/** Without a logo the header needs the store's name. */
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
