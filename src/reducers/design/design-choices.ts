/** The choices that change the design, what each of them changes, and the steps that they add to its history. */
import { isEqual } from 'es-toolkit'
import type { EventOfType, FlowEvent } from '../../events'
import { patternNameOf } from '../../markup/metadata'
import { withPieces, withSections, type ChoiceRows } from './choice-rows'
import type { Design, DesignPart, Section } from './design-document'
import { identityChoices } from './identity'
import { inLook, inTitle, logoChoices } from './logo'
import { keepingMenu, menuChoices } from './menu'
import { presentPart } from './parts'
import { inPictureStyle } from './picture-style'
import { pictureChoices, productChoices, textChoices } from './pieces'
import { inPalette, inSectionLook } from './section-look'
import { shopChoices } from './shop'
import { styleChoices } from './style-choices'

/**
 * Every choice that changes the design, and the design after it. A row that returns the same object changes nothing: the choice is not a
 * step for undo, and undone steps can still be redone. A new object is a step, even if it equals the old one.
 */
const choices = {
  ...identityChoices,
  ...logoChoices,
  ...menuChoices,
  ...textChoices,
  ...pictureChoices,
  ...productChoices,
  ...shopChoices,
  ...styleChoices,
  ContrastMended: (design, event) => recolored(design, event),
  HeaderChosen: (design, event) =>
    design.header ? { ...design, header: headerOf(event, design, design.header) } : design,
  FooterChosen: (design, event) =>
    design.footer ? { ...design, footer: stored(event) ?? partOf(event, design) } : design,
  DirectionTaken: (design, event) => withDirection(design, event),
  HomeTemplateChosen: (design, { sections }) => ({
    ...design,
    sections: sections.map((section) => sectionOf(section, design)),
  }),
  SectionInserted: (design, event) => ({
    ...design,
    sections: withSectionAfter(design.sections, sectionOf(event, design), event.after),
  }),
  SectionShuffled: (design, event) => withSection(design, event.section, () => sectionOf(event, design)),
  SectionMoved: (design, { section, direction }) =>
    withSections(design, withSectionMoved(design.sections, section, direction === 'up' ? -1 : 1)),
  SectionPlaced: (design, { section, before }) =>
    withSections(design, withSectionBefore(design.sections, section, before)),
  SectionLookChosen: (design, event) => withSection(design, event.section, (section) => inSectionLook(section, event)),
  SectionDeleted: (design, { section }) =>
    withSections(
      design,
      design.sections.filter(({ id }) => id !== section),
    ),
} satisfies ChoiceRows

/** A fact by which the merchant changes the design. */
export type DesignChoice = EventOfType<keyof typeof choices>

export const choiceTypes: readonly string[] = Object.keys(choices)

export const isDesignChoice = (event: FlowEvent): event is DesignChoice => Object.hasOwn(choices, event.type)

/** The design after a choice. */
export const withChoice = (design: Design, choice: DesignChoice): Design => {
  // A row takes its own fact, which the compiler cannot see in a union.
  const row = choices[choice.type] as (design: Design, choice: DesignChoice) => Design
  return row(design, choice)
}

/** The design after all choices of the direction; the same object if it is in this direction already. */
const withDirection = (design: Design, { look, choices: taken, pictures }: EventOfType<'DirectionTaken'>): Design => {
  const chosen = taken.reduce<Design>((before, choice) => withChoice(before, choice), design)
  const whole = pictures ? inPictureStyle(chosen, look) : chosen
  return isEqual(whole, design) ? design : whole
}

/** What caused a step of the history: the fact itself, from which the views derive the step's name. */
export type DesignStep =
  | DesignChoice
  /** Another user's version of an entity replaced ours. */
  | EventOfType<'TheirsTaken'>
  /** These have no fact: at the end of a restore or a set-up, another design replaced a draft. */
  | { readonly type: 'restore' }
  | { readonly type: 'new-start' }

const withSection = (design: Design, id: string, change: (section: Section) => Section): Design =>
  withSections(
    design,
    design.sections.map((section) => (section.id === id ? change(section) : section)),
  )

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
 * longer on the page are skipped.
 */
const recolored = (design: Design, { sections }: EventOfType<'ContrastMended'>): Design => {
  const contents = new Map(sections.map(({ section, content }) => [section, content]))
  return withPieces(design, (content, id) => contents.get(id) ?? content)
}
