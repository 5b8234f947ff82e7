/** The merchant's choices in the designer. Each one is a step that can be undone by name. */
import * as t from 'io-ts'
import { nullable } from '../log/nullable'
import { Gradient } from './gradient'

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
