/** What each choice does to the design, and the name under which it can be undone. */
import type { FlowEvent } from '../../events'
import type { Design, Section } from './design'
import { inPalette } from './hero'
import { inLook } from './logo'
import { withLogoChoice } from './logo-choice'

/** The name of a step: what was changed, and to what (a palette's, pairing's or pattern's title). */
export type Step = {
  readonly kind:
    | 'palette'
    | 'colour'
    | 'own-colours-reset'
    | 'fonts'
    | 'header'
    | 'footer'
    | 'insert'
    | 'move'
    | 'shuffle'
    | 'delete'
    | 'template'
    | 'logo'
    | 'logo-removed'
    | 'logo-width'
    | 'logo-link'
    | 'site-icon'
    /** Another user's version of an entity replaced ours. */
    | 'theirs'
    /** The former design replaced a draft. */
    | 'restore'
    /** A new set-up replaced a draft. */
    | 'new-start'
  readonly title: string
}

/** Null for an event that is not a design choice. */
export const stepOf = (event: FlowEvent): Step | null => {
  switch (event.type) {
    case 'PaletteChosen':
      return { kind: 'palette', title: event.palette }
    case 'FontsChosen':
      return { kind: 'fonts', title: event.pairing }
    case 'HeaderChosen':
      return { kind: 'header', title: event.title }
    case 'FooterChosen':
      return { kind: 'footer', title: event.title }
    case 'SectionInserted':
      return { kind: 'insert', title: event.title }
    case 'SectionShuffled':
      return { kind: 'shuffle', title: event.title }
    case 'SectionMoved':
      return { kind: 'move', title: event.direction }
    case 'SectionDeleted':
      return { kind: 'delete', title: '' }
    case 'ColourChosen':
      return { kind: 'colour', title: event.place }
    case 'OwnColoursReset':
      return { kind: 'own-colours-reset', title: '' }
    case 'HomeTemplateChosen':
      return { kind: 'template', title: event.template }
    case 'LogoChosen':
    case 'MediaUploaded':
      return { kind: 'logo', title: fileOf(event.media.url) }
    case 'LogoRemoved':
      return { kind: 'logo-removed', title: '' }
    case 'LogoWidthChosen':
      return { kind: 'logo-width', title: String(event.width) }
    case 'LogoLinkChosen':
      return { kind: 'logo-link', title: event.linked ? 'on' : 'off' }
    case 'SiteIconChosen':
      return { kind: 'site-icon', title: event.used ? 'on' : 'off' }
    default:
      return null
  }
}

/** The design after a choice; the same object if the choice changes nothing. */
export const changed = (design: Design, event: FlowEvent): Design => {
  switch (event.type) {
    case 'PaletteChosen':
      return design.palette === event.palette && Object.keys(design.colours).length === 0
        ? design
        : withSections(
            { ...design, palette: event.palette, colours: {} },
            design.sections.map((section) => inPalette(section, event.palette)),
          )
    case 'FontsChosen':
      return design.fonts === event.pairing ? design : { ...design, fonts: event.pairing }
    case 'HeaderChosen':
      return design.header ? { ...design, header: partOf(event, design) } : design
    case 'FooterChosen':
      return design.footer ? { ...design, footer: partOf(event, design) } : design
    case 'SectionInserted':
      return {
        ...design,
        sections: insert(design.sections, sectionOf(event, design)),
      }
    case 'SectionShuffled':
      return withSections(
        design,
        design.sections.map((section) => (section.id === event.section ? sectionOf(event, design) : section)),
      )
    case 'SectionMoved':
      return withSections(design, move(design.sections, event.section, event.direction === 'up' ? -1 : 1))
    case 'SectionDeleted':
      return withSections(
        design,
        design.sections.filter(({ id }) => id !== event.section),
      )
    case 'ColourChosen':
      return design.colours[event.place] === event.colour
        ? design
        : { ...design, colours: { ...design.colours, [event.place]: event.colour } }
    case 'OwnColoursReset':
      return Object.keys(design.colours).length === 0 ? design : { ...design, colours: {} }
    case 'HomeTemplateChosen':
      return { ...design, sections: event.sections.map((section) => sectionOf(section, design)) }
    default:
      return withLogoChoice(design, event)
  }
}

const withSections = (design: Design, sections: readonly Section[]): Design =>
  sections.length === design.sections.length && sections.every((section, index) => section === design.sections[index])
    ? design
    : { ...design, sections }

const insert = (sections: readonly Section[], section: Section) =>
  sections.some(({ id }) => id === section.id) ? sections : [...sections, section]

type Placed = { readonly section: string; readonly pattern: string; readonly content: string }

/** A new section adopts the page's palette and logo. */
const sectionOf = ({ section, pattern, content }: Placed, { palette, logo }: Design): Section =>
  inLook(inPalette({ id: section, pattern, content }, palette), logo)

const partOf = ({ pattern, content }: Omit<Placed, 'section'>, { logo }: Design) => inLook({ pattern, content }, logo)

const fileOf = (url: string): string => url.split('/').at(-1) ?? url

const move = (sections: readonly Section[], id: string, by: -1 | 1): readonly Section[] => {
  const from = sections.findIndex((section) => section.id === id)
  const to = from + by
  const moved = sections[from]
  if (moved === undefined || to < 0 || to >= sections.length) return sections
  const others = sections.filter((section) => section.id !== id)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}
