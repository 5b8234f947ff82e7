/** The global styles of the current design. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { frameCss, headerClass } from '../../catalogue/frame-css'
import { paletteTitled } from '../../catalogue/palettes/palettes'
import { shopChoicesIn, shopLookCss, type ShopChoices } from '../../catalogue/shop/shop-look-css'
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { State } from '../../reducers'
import type { Design } from '../../reducers/design/design-document'
import { savedStylesOf } from '../../reducers/published'
import { memo } from '../memo'
import { designerStyles } from './styles/designer-styles'
import { partOf, withoutFlowCss, withOwnCss, type CssPart } from './styles/own-css'
import { branch, parseTree } from './styles/tree'

/** A step in making the global styles, and what of design and state it depends on: always the same number of values. */
type Layer = {
  readonly of: (design: Design, state: State) => readonly unknown[]
  readonly over: (styles: GlobalStyles, design: Design, state: State) => GlobalStyles
}

/** From the store's own styles up. */
const layers: readonly Layer[] = [
  {
    of: ({ own, palette, colours, fonts, rules }, state) => [
      own,
      palette,
      Object.keys(colours).length === 0 ? null : colours,
      fonts,
      rules,
      state.fonts.installed,
      themeStyles(state),
    ],
    over: (own, { palette, colours, fonts, rules }, state) =>
      designerStyles(
        paletteTitled(palette),
        pairingTitled(fonts),
        state.fonts.installed,
        own,
        colours,
        themeStyles(state),
        rules,
      ),
  },
  {
    of: (design) => [hasOwnHeader(design)],
    over: (styles, design) => (hasOwnHeader(design) ? withPart(styles, 'frames', frameCss) : styles),
  },
  {
    of: ({ shop }) => [shop],
    // The choices in the styles, and those made since.
    over: (styles, { shop }) =>
      shop === undefined ? styles : withPart(styles, 'shop', shopLookCss({ ...shopLookIn(styles), ...shop })),
  },
  // The last one, since it takes away what the others add.
  {
    of: (_, state) => [mayWriteCss(state)],
    over: (styles, { own }, state) => (styles === own || mayWriteCss(state) ? styles : withoutFlowCss(styles)),
  },
]

const withPart = (styles: GlobalStyles, part: CssPart, css: string): GlobalStyles => ({
  ...styles,
  styles: withOwnCss(styles.styles, part, css),
})

/**
 * Number of cached results: the current styles, those of choices that the merchant is close to, and some earlier ones.
 */
export const stylesKept = 8

/**
 * The store's own global styles, overridden by the chosen palette, custom colors and fonts; unchanged while nothing is chosen. A saved
 * design keeps the styles that were saved, even if this version would compute others from its choices.
 */
export const stylesOf = memo(
  (state: State): GlobalStyles => stylesWith(state.designing.design, state),
  (state) => {
    const { design } = state.designing
    return design === null
      ? ['none']
      : ['some', savedStylesOf(design, state.designing), ...layers.flatMap(({ of }) => of(design, state))]
  },
  stylesKept,
)

/** The global styles of any design. */
export const stylesFor = (design: Design, state: State): GlobalStyles =>
  design === state.designing.design ? stylesOf(state) : stylesWith(design, state)

const stylesWith = (design: Design | null, state: State): GlobalStyles => {
  if (design === null) return { settings: {}, styles: {} }
  const saved = savedStylesOf(design, state.designing)
  if (saved !== null) return saved
  return layers.reduce((styles, { over }) => over(styles, design, state), design.own)
}

/** The choices for the shop's pages that global styles contain. */
export const shopLookIn = ({ styles: { css } }: GlobalStyles): ShopChoices =>
  typeof css === 'string' ? shopChoicesIn(partOf(css, 'shop')) : {}

/** Whether the header is one of ours, which need additional CSS rules. */
const hasOwnHeader = ({ header }: Design): boolean => header?.content.includes(`${headerClass}__`) === true

/** Whether WordPress keeps the CSS that this account saves: `edit_css` goes with `unfiltered_html`. */
export const mayWriteCss = ({ surroundings }: State): boolean => surroundings?.may.unfilteredHtml !== false

/** The active theme's own global styles; the same object while they are unchanged. */
export const themeStyles = memo(
  ({ designing: { server } }: State): GlobalStyles => {
    const base = parseTree(server?.base ?? '')
    return { settings: branch(base, 'settings'), styles: branch(base, 'styles') }
  },
  ({ designing: { server } }) => [server?.base],
)
