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
import { partOf, withoutFlowCss, withOwnCss } from './styles/own-css'
import { branch, parseTree } from './styles/tree'

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
    const colours = Object.keys(design?.colours ?? {}).length === 0 ? null : design?.colours
    return [
      design && savedStylesOf(design, state.designing),
      mayWriteCss(state),
      design?.own,
      design?.palette,
      colours,
      design?.rules,
      design !== null && hasOwnHeader(design),
      design?.shop,
      design?.fonts,
      state.fonts.installed,
      themeStyles(state),
    ]
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
  const { own, palette, colours, rules, fonts: pairing } = design
  const chosen = designerStyles(
    paletteTitled(palette),
    pairingTitled(pairing),
    state.fonts.installed,
    own,
    colours,
    themeStyles(state),
    rules,
  )
  const framed = hasOwnHeader(design) ? { ...chosen, styles: withOwnCss(chosen.styles, 'frames', frameCss) } : chosen
  const styles = design.shop === undefined ? framed : withShopLook(framed, design.shop)
  return styles === own || mayWriteCss(state) ? styles : withoutFlowCss(styles)
}

/** Adds the shop's look: the choices in the styles, and those made since. */
const withShopLook = (chosen: GlobalStyles, choices: ShopChoices): GlobalStyles => ({
  ...chosen,
  styles: withOwnCss(chosen.styles, 'shop', shopLookCss({ ...shopLookIn(chosen), ...choices })),
})

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
