/** The theme's look with the merchant's palette and fonts, as style sheets for the canvas. The only file that uses the styles engine. */
import { generateGlobalStyles, mergeGlobalStyles } from '@wordpress/global-styles-engine'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import type { State } from '../../../reducers'
import { memo } from '../../memo'
import { themeFiles, themeUrl } from '../page'
import { filesOnTheWay } from '../store-page'
import { stylesKept, stylesOf, themeStyles } from '../styles-of'
import { fontFaceCss, type ThemeFiles } from './font-faces'
import { isTree, type Tree } from './tree'

type CanvasStyles = {
  /** The theme's own global styles with WordPress's defaults, as the REST route for a theme's styles serves them. */
  readonly base: GlobalStyles
  readonly user: GlobalStyles
  /** All registered blocks; an empty list makes the engine look at the registry. */
  readonly blockTypes: readonly unknown[]
  readonly themeUrl: string
  readonly themeFiles?: ThemeFiles
}

/**
 * CSS for the editor's frame, always the same number of sheets in the same order: fonts, variables of presets, rules of elements and
 * blocks. The CSS that people wrote follows in the last sheet, as in the shop: in a separate sheet, an `@import` in it would take effect.
 * Some sheets may be empty.
 */
export const canvasCss = ({ base, user, blockTypes, themeUrl, themeFiles }: CanvasStyles): readonly string[] => {
  const config = mergeGlobalStyles(base, user)
  const [sheets] = generateGlobalStyles(config, styledTypes([base, user], blockTypes), {
    // The editor adds styles of variations (outlined buttons) only from settings that its own screens pass.
    styleOptions: { variationStyles: true },
  })
  const [variables = '', ...rules] = (sheets as readonly { readonly css?: string }[]).map(({ css }) => css ?? '')
  const all = rules.filter((css) => css !== '').join('\n')
  return [fontFaceCss(config.settings ?? {}, themeUrl, themeFiles), variables, all]
}

/**
 * Only blocks that the styles name have rules. Computing the selectors of all other blocks takes a third of the time.
 */
const styledTypes = (styles: readonly GlobalStyles[], blockTypes: readonly unknown[]): unknown[] => {
  const named = new Set(styles.flatMap((one) => [...namedBelow(one.settings), ...namedBelow(one.styles)]))
  const styled = blockTypes.filter((type) => named.has((type as { readonly name: string }).name))
  // The engine treats an empty list as all blocks.
  return styled.length > 0 ? styled : [...blockTypes]
}

/** The blocks that a tree names, including those in variations of a block. */
const namedBelow = (tree: Tree): readonly string[] =>
  Object.entries(tree).flatMap(([key, below]) => {
    if (!isTree(below)) return []
    return key === 'blocks' ? [...Object.keys(below), ...namedBelow(below)] : namedBelow(below)
  })

/**
 * The style sheets of the canvas: theme, palette and fonts. A choice changes only the text of one of them, not the blocks.
 *
 * @param blockTypes the blocks registered in the editor; their selectors are part of the sheets
 */
export const canvasStyle = (blockTypes: readonly unknown[]): ((state: State) => readonly string[]) =>
  memo(
    (state) => {
      const [fonts = '', ...sheets] = canvasCss({
        base: themeStyles(state),
        user: stylesOf(state),
        blockTypes,
        themeUrl: themeUrl(state),
        themeFiles: themeFiles(state),
      })
      return [filesOnTheWay(state) + fonts, ...sheets]
    },
    (state) => [themeStyles(state), stylesOf(state), themeUrl(state), themeFiles(state), state.fonts],
    stylesKept,
  )
