/** The choices from which the global styles are made: what the design keeps of them, and how each fact changes it. */
import type { ShopChoices } from '../../catalogue/shop/shop-look-css'
import type { ColorPlace, LegibleRule } from '../../events/design'
import { withSections, type ChoiceRows } from './choice-rows'
import type { Design } from './design-document'
import { inPalette } from './section-look'

export type StyleChoices = {
  /** Title of a catalogue palette; null for the store's own colors. */
  readonly palette: string | null
  /** Custom colors, which override the palette: #rrggbb, or also a gradient for grounds. Recordings fingerprint the name. */
  readonly colours: Readonly<Partial<Record<ColorPlace, string>>>
  /** CSS rules that made text legible since the last choice of a color; absent if there are none. */
  readonly rules?: readonly LegibleRule[]
  /** The look of the shop's pages, as far as it was chosen since the styles were read; absent if nothing was chosen. */
  readonly shop?: ShopChoices
  /** Title of a font pairing; null for the store's own fonts. */
  readonly fonts: string | null
}

/** Of a store's design as it was read. */
export const unchosen = { palette: null, colours: {}, fonts: null } as const satisfies StyleChoices

/** Where none is made: the styles that were read then stand alone. */
export const noStyles = { ...unchosen, shop: {} } as const satisfies StyleChoices

export const styleChoices = {
  PaletteChosen: (design, { palette }) =>
    design.palette === palette && Object.keys(design.colours).length === 0
      ? design
      : withSections(
          withoutRules({ ...design, palette, colours: {} }),
          design.sections.map((section) => inPalette(section, palette)),
        ),
  ColourChosen: (design, { place, colour }) => withOwnColor(design, place, colour),
  GradientChosen: (design, { place, gradient }) => withOwnColor(design, place, gradient),
  OwnColoursReset: (design) =>
    Object.keys(design.colours).length === 0 ? design : withoutRules({ ...design, colours: {} }),
  LegibleRulesAdded: (design, { rules }) => withRules(design, rules),
  FontsChosen: (design, { pairing }) => (design.fonts === pairing ? design : { ...design, fonts: pairing }),
} satisfies ChoiceRows

/** The same object if nothing changes. A place has either one color or one gradient: the last one chosen. */
const withOwnColor = (design: Design, place: ColorPlace, chosen: string): Design =>
  design.colours[place] === chosen
    ? design
    : withoutRules({ ...design, colours: { ...design.colours, [place]: chosen } })

/** Adds rules. Each replaces an earlier rule of the same selector and kind. */
const withRules = (design: Design, added: readonly LegibleRule[]): Design => {
  const isReplaced = (rule: LegibleRule) =>
    added.some(({ selector, kind }) => selector === rule.selector && kind === rule.kind)
  return added.length === 0
    ? design
    : { ...design, rules: [...(design.rules ?? []).filter((rule) => !isReplaced(rule)), ...added] }
}

/** Drops the rules: their colors suit the earlier grounds, and contrast is measured again for the new ones. */
export const withoutRules = ({ rules: _, ...design }: Design): Design => design
