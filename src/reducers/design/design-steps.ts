/** The choices that change the design, what each does to it, and the steps that they leave in its history. */
import type { EventOfType, FlowEvent } from '../../events'
import { patternNameOf } from '../../markup/metadata'
import type { Design, DesignPart, Section } from './design'
import { inPalette } from './hero'
import { isIdentityChoice, withIdentity, type IdentityChoice } from './identity'
import { inLook, inTitle } from './logo'
import { isPictureChoice, withPictureChoice, type PictureChoice } from './picture-choice'
import { isTextChoice, withTextChoice, type TextChoice } from './text-choice'
import { withOwnColour } from './own-colour'
import { recoloured, withoutRules, withRules } from './recoloured'
import { inSectionLook } from './section-look'
import { withSectionAfter, withSectionBefore, withSectionMoved } from './section-order'
import { isLogoChoice, withLogoChoice, type LogoChoice } from './logo-choice'
import { presentPart } from './part-choices'
import { isShopChoice, withShopChoice, type ShopChoice } from './shop'
import { isMenuChoice, keepingMenu, withMenu, type MenuChoice } from './menu'

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

/** What made a step of the history: the fact itself, from which the views derive its name. */
export type DesignStep =
  | DesignChoice
  /** Another user's version of an entity replaced ours. */
  | EventOfType<'TheirsTaken'>
  /** In no fact of their own: at the end of a restore or a set-up, another design replaced a draft. */
  | { readonly type: 'restore' }
  | { readonly type: 'new-start' }

/**
 * The design after a choice. To return the same object says that the choice changes nothing: then it is no step, and what was undone
 * can still be redone. A new object is a step, even if it equals the old one.
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

/** The part that the store has, byte for byte, so that it is not written. */
const stored = ({ pattern, content }: Omit<Placed, 'section'>): DesignPart | null =>
  pattern === presentPart ? { pattern: patternNameOf(content), content } : null

const partOf = ({ pattern, content }: Omit<Placed, 'section'>, { logo }: Design) => inLook({ pattern, content }, logo)
