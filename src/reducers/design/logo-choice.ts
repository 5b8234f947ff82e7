/** What a choice about the logo changes in the document. */
import type { EventOfType, FlowEvent } from '../../events'
import { withLogo, withoutLogoWidth } from '../../markup/logo'
import type { Design } from './design'
import { rewritten, type Logo } from './logo'

/** Width of a newly chosen logo, in CSS pixels. */
const pickedWidth = 60

const sorts = [
  'LogoChosen',
  'MediaUploaded',
  'LogoRemoved',
  'LogoWidthChosen',
  'LogoLinkChosen',
  'SiteIconChosen',
] as const

/** A file that was chosen is a choice once it is uploaded. */
export type LogoChoice = EventOfType<(typeof sorts)[number]>

const ofLogo: ReadonlySet<string> = new Set(sorts)

export const isLogoChoice = (event: FlowEvent): event is LogoChoice => ofLogo.has(event.type)

/** The design after the choice; the same object if the choice changes nothing, and hence is no step. */
export const withLogoChoice = (design: Design, event: LogoChoice): Design => {
  const { logo } = design
  switch (event.type) {
    case 'LogoChosen':
    case 'MediaUploaded':
      return event.media.id === logo.media?.id ? design : drawn(design, picked(logo, event))
    case 'LogoRemoved':
      return logo.media === null
        ? design
        : drawn(
            design,
            { media: null, icon: isIcon(logo) ? 0 : logo.icon, look: { ...logo.look, width: null } },
            withoutLogoWidth,
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
      return drawn(design, {
        ...logo,
        icon: event.used ? (logo.media?.id ?? logo.icon) : 0,
        look: { ...logo.look, synced: event.used },
      })
  }
}

/**
 * The first logo of a store without an icon also becomes its icon, unless the merchant decides otherwise. An icon that shows
 * another picture is never replaced, whatever a pattern's logo block says.
 */
const picked = (logo: Logo, { media }: EventOfType<'LogoChosen'> | EventOfType<'MediaUploaded'>): Logo => {
  const { icon, look } = logo
  const synced = (look.synced !== false && icon === 0) || isIcon(logo)
  return { media, icon: synced ? media.id : icon, look: { ...look, width: pickedWidth, synced } }
}

/** Whether the site icon is the logo and is kept in sync with it. */
const isIcon = ({ media, icon, look }: Logo): boolean => look.synced === true && media !== null && icon === media.id

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
