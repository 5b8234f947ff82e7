/** The choices that change the design, what each of them changes, and the steps that they add to its history. */
import type { EventOfType, FlowEvent } from '../../events'
import type { LegibleRule } from '../../events/design'
import { patternNameOf } from '../../markup/metadata'
import type { Design, DesignPart, Section } from './design'
import { isIdentityChoice, withIdentity, type IdentityChoice } from './identity'
import { inLook, inTitle, isLogoChoice, withLogoChoice, type LogoChoice } from './logo'
import { isMenuChoice, keepingMenu, withMenu, type MenuChoice } from './menu'
import { presentPart } from './parts'
import {
  isPictureChoice,
  isTextChoice,
  withPictureChoice,
  withTextChoice,
  type PictureChoice,
  type TextChoice,
} from './pieces'
import { inPalette, inSectionLook } from './section-look'
import { isShopChoice, withShopChoice, type ShopChoice } from './shop'

const sorts = [
  'PaletteChosen',
  'FontsChosen',
  'HeaderChosen',
  'FooterChosen',
  'SectionInserted',
  'SectionShuffled',
  'SectionMoved',
  'SectionPlaced',
  'SectionLookChosen',
  'SectionDeleted',
  'ColourChosen',
  'GradientChosen',
  'OwnColoursReset',
  'ContrastMended',
  'LegibleRulesAdded',
  'HomeTemplateChosen',
] as const

/** A fact by which the merchant changes the design. */
export type DesignChoice =
  | EventOfType<(typeof sorts)[number]>
  | IdentityChoice
  | LogoChoice
  | MenuChoice
  | PictureChoice
  | ShopChoice
  | TextChoice

const ofDesign: ReadonlySet<string> = new Set(sorts)

export const isDesignChoice = (event: FlowEvent): event is DesignChoice =>
  ofDesign.has(event.type) ||
  isIdentityChoice(event) ||
  isLogoChoice(event) ||
  isMenuChoice(event) ||
  isPictureChoice(event) ||
  isShopChoice(event) ||
  isTextChoice(event)

/** What caused a step of the history: the fact itself, from which the views derive the step's name. */
export type DesignStep =
  | DesignChoice
  /** Another user's version of an entity replaced ours. */
  | EventOfType<'TheirsTaken'>
  /** These have no fact: at the end of a restore or a set-up, another design replaced a draft. */
  | { readonly type: 'restore' }
  | { readonly type: 'new-start' }

/**
 * The design after a choice. Returning the same object means that the choice changes nothing: it is no step, and what was undone can still
 * be redone. A new object is a step, even if it equals the old one.
 */
export const withChoice = (design: Design, event: DesignChoice): Design => {
  switch (event.type) {
    case 'PaletteChosen':
      return design.palette === event.palette && Object.keys(design.colours).length === 0
        ? design
        : withSections(
            withoutRules({ ...design, palette: event.palette, colours: {} }),
            design.sections.map((section) => inPalette(section, event.palette)),
          )
    case 'FontsChosen':
      return design.fonts === event.pairing ? design : { ...design, fonts: event.pairing }
    case 'HeaderChosen':
      return design.header ? { ...design, header: headerOf(event, design, design.header) } : design
    case 'FooterChosen':
      return design.footer ? { ...design, footer: stored(event) ?? partOf(event, design) } : design
    case 'SectionInserted':
      return {
        ...design,
        sections: withSectionAfter(design.sections, sectionOf(event, design), event.after),
      }
    case 'SectionShuffled':
      return withSections(
        design,
        design.sections.map((section) => (section.id === event.section ? sectionOf(event, design) : section)),
      )
    case 'SectionMoved':
      return withSections(design, withSectionMoved(design.sections, event.section, event.direction === 'up' ? -1 : 1))
    case 'SectionPlaced':
      return withSections(design, withSectionBefore(design.sections, event.section, event.before))
    case 'SectionLookChosen':
      return withSections(
        design,
        design.sections.map((section) => (section.id === event.section ? inSectionLook(section, event) : section)),
      )
    case 'SectionDeleted':
      return withSections(
        design,
        design.sections.filter(({ id }) => id !== event.section),
      )
    case 'ColourChosen':
    case 'GradientChosen':
    case 'OwnColoursReset':
      return withOwnColour(design, event)
    case 'ContrastMended':
      return recoloured(design, event)
    case 'LegibleRulesAdded':
      return withRules(design, event.rules)
    case 'HomeTemplateChosen':
      return { ...design, sections: event.sections.map((section) => sectionOf(section, design)) }
    case 'SiteTitleWritten':
    case 'TaglineWritten':
      return withIdentity(design, event)
    case 'MenuItemAdded':
    case 'MenuItemRenamed':
    case 'MenuItemMoved':
    case 'MenuItemRemoved':
    case 'MenuMadeOwn':
      return withMenu(design, event)
    case 'TextWritten':
    case 'ButtonLinked':
    case 'SectionWordsReceived':
      return withTextChoice(design, event)
    case 'PictureChosen':
    case 'PictureUploaded':
    case 'PhotographImported':
    case 'PictureDescribed':
    case 'PictureFocused':
      return withPictureChoice(design, event)
    case 'ShopChosen':
    case 'ShopWordsWritten':
    case 'PageAdded':
      return withShopChoice(design, event)
    default:
      return withLogoChoice(design, event)
  }
}

const withSections = (design: Design, sections: readonly Section[]): Design =>
  sections.length === design.sections.length && sections.every((section, index) => section === design.sections[index])
    ? design
    : { ...design, sections }

type Placed = { readonly section: string; readonly pattern: string; readonly content: string }

/** A new section adopts the page's palette and logo. */
const sectionOf = ({ section, pattern, content }: Placed, { palette, logo }: Design): Section =>
  inLook(inPalette({ id: section, pattern, content }, palette), logo)

const headerOf = (event: EventOfType<'HeaderChosen'>, design: Design, before: DesignPart): DesignPart =>
  stored(event) ?? inTitle(keepingMenu(partOf(event, design), before), design.logo)

/** The part exactly as the store has it, byte for byte, so that Save does not write it. */
const stored = ({ pattern, content }: Omit<Placed, 'section'>): DesignPart | null =>
  pattern === presentPart ? { pattern: patternNameOf(content), content } : null

const partOf = ({ pattern, content }: Omit<Placed, 'section'>, { logo }: Design) => inLook({ pattern, content }, logo)

type OwnColour = EventOfType<'ColourChosen' | 'GradientChosen' | 'OwnColoursReset'>

/**
 * The design after a choice in the panel for custom colors; the same object if nothing changes. A place has either one color or one
 * gradient: the last one chosen.
 */
const withOwnColour = (design: Design, event: OwnColour): Design => {
  if (event.type === 'OwnColoursReset')
    return Object.keys(design.colours).length === 0 ? design : withoutRules({ ...design, colours: {} })
  const { place } = event
  const chosen = event.type === 'ColourChosen' ? event.colour : event.gradient
  return design.colours[place] === chosen
    ? design
    : withoutRules({ ...design, colours: { ...design.colours, [place]: chosen } })
}

type Sections = readonly Section[]

/**
 * Adds a section after the given one, or at the end if that one does not exist. Like the other functions that change the order of the
 * sections, it returns the same list if nothing changes.
 */
const withSectionAfter = (sections: Sections, section: Section, after: string | null): Sections => {
  if (sections.some(({ id }) => id === section.id)) return sections
  const place = sections.findIndex(({ id }) => id === after) + 1
  return sections.toSpliced(place > 0 ? place : sections.length, 0, section)
}

/** Moves a section one place up or down. */
const withSectionMoved = (sections: Sections, id: string, by: -1 | 1): Sections => {
  const from = sections.findIndex((section) => section.id === id)
  const to = from + by
  const moved = sections[from]
  return moved === undefined || to < 0 || to >= sections.length
    ? sections
    : sections.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/**
 * Moves a section before the given one, or to the end if `before` is null. If the given section no longer exists, nothing moves.
 */
export const withSectionBefore = (sections: Sections, id: string, before: string | null): Sections => {
  const moved = sections.find((section) => section.id === id)
  const others = sections.filter((section) => section !== moved)
  const to = before === null ? others.length : others.findIndex((section) => section.id === before)
  if (moved === undefined || to < 0 || sections[to] === moved) return sections
  return others.toSpliced(to, 0, moved)
}

/**
 * The design with legible text, by changed markup of its pieces or by CSS rules; the same object if nothing changes. Pieces that are no
 * longer on the page stay away.
 */
const recoloured = (design: Design, { sections }: EventOfType<'ContrastMended'>): Design => {
  const contents = new Map(sections.map(({ section, content }) => [section, content]))
  const next = <P extends DesignPart>(piece: P, id: string): P => {
    const content = contents.get(id)
    return content === undefined || content === piece.content ? piece : { ...piece, content }
  }
  const header = design.header && next(design.header, 'header')
  const footer = design.footer && next(design.footer, 'footer')
  const pieces = design.sections.map((section) => next(section, section.id))
  const isSame = pieces.every((section, index) => section === design.sections[index])
  return isSame && header === design.header && footer === design.footer
    ? design
    : { ...design, header, footer, sections: isSame ? design.sections : pieces }
}

/** Adds rules. Each replaces an earlier rule of the same selector and kind. */
const withRules = (design: Design, added: readonly LegibleRule[]): Design => {
  const isReplaced = (rule: LegibleRule) =>
    added.some(({ selector, kind }) => selector === rule.selector && kind === rule.kind)
  return added.length === 0
    ? design
    : { ...design, rules: [...(design.rules ?? []).filter((rule) => !isReplaced(rule)), ...added] }
}

/** Drops the rules: their colors suit the earlier grounds, and contrast is measured again for the new ones. */
const withoutRules = ({ rules: _, ...design }: Design): Design => design
