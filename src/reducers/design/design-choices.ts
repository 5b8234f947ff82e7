/** The choices that change the design, what each of them changes, and the steps that they add to its history. */
import { isEqual } from 'es-toolkit'
import type { EventOfType, FlowEvent } from '../../events'
import type { Pattern } from '../../events/design-calls'
import { patternNameOf } from '../../markup/metadata'
import { withPieces, type ChoiceRows } from './choice-rows'
import type { Design, DesignPart } from './design-document'
import { identityChoices } from './identity'
import { inLook, inTitle, logoChoices } from './logo'
import { keepingMenu, menuChoices } from './menu'
import { presentPart } from './parts'
import { inPictureStyle } from './picture-style'
import { pictureChoices, productChoices, textChoices } from './pieces'
import { sectionChoices } from './section-choices'
import { shopChoices } from './shop'
import { styleChoices } from './style-choices'
import { visibilityChoices } from './visibility'

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
  ...sectionChoices,
  ...visibilityChoices,
  ...productChoices,
  ...shopChoices,
  ...styleChoices,
  ContrastMended: (design, event) => recolored(design, event),
  HeaderChosen: (design, event) =>
    design.header ? { ...design, header: headerOf(event, design, design.header) } : design,
  FooterChosen: (design, event) =>
    design.footer ? { ...design, footer: stored(event) ?? partOf(event, design) } : design,
  DirectionTaken: (design, event, patterns) => withDirection(design, event, patterns),
} satisfies ChoiceRows

/** A fact by which the merchant changes the design. */
export type DesignChoice = EventOfType<keyof typeof choices>

export const choiceTypes: readonly string[] = Object.keys(choices)

export const isDesignChoice = (event: FlowEvent): event is DesignChoice => Object.hasOwn(choices, event.type)

/**
 * The design after a choice.
 * @param patterns those of the store, null if they are unknown: where a layout changes, they tell the merchant's words from a pattern's
 */
export const withChoice = (design: Design, choice: DesignChoice, patterns: readonly Pattern[] | null): Design => {
  // A row takes its own fact, which the compiler cannot see in a union.
  const row = choices[choice.type] as (design: Design, choice: DesignChoice, patterns: readonly Pattern[]) => Design
  return row(design, choice, patterns ?? [])
}

/** The design after all choices of the direction; the same object if it is in this direction already. */
const withDirection = (
  design: Design,
  { look, choices: taken, pictures }: EventOfType<'DirectionTaken'>,
  patterns: readonly Pattern[],
): Design => {
  const chosen = taken.reduce<Design>((before, choice) => withChoice(before, choice, patterns), design)
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

type Placed = { readonly pattern: string; readonly content: string }

const headerOf = (event: EventOfType<'HeaderChosen'>, design: Design, before: DesignPart): DesignPart =>
  stored(event) ?? inTitle(keepingMenu(partOf(event, design), before), design.logo)

/** The part exactly as the store has it, byte for byte, so that Save does not write it. */
const stored = ({ pattern, content }: Placed): DesignPart | null =>
  pattern === presentPart ? { pattern: patternNameOf(content), content } : null

const partOf = ({ pattern, content }: Placed, { logo }: Design) => inLook({ pattern, content }, logo)

/**
 * The design with legible text, by changed markup of its pieces or by CSS rules; the same object if nothing changes. Pieces that are no
 * longer on the page are skipped.
 */
const recolored = (design: Design, { sections }: EventOfType<'ContrastMended'>): Design => {
  const contents = new Map(sections.map(({ section, content }) => [section, content]))
  return withPieces(design, (content, id) => contents.get(id) ?? content)
}
