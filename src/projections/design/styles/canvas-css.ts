/** The theme's look with the merchant's palette and fonts, as one style sheet for the canvas. The only file that uses the styles engine. */
import { generateGlobalStyles, mergeGlobalStyles } from '@wordpress/global-styles-engine'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { fontFaceCss, type ThemeFiles } from './font-faces'

export type CanvasStyles = {
  /** The theme's own global styles with WordPress's defaults, as the REST route for a theme's styles serves them. */
  readonly base: GlobalStyles
  readonly user: GlobalStyles
  /** All registered blocks; an empty list makes the engine look at the registry. */
  readonly blockTypes: readonly unknown[]
  readonly themeUrl: string
  readonly themeFiles?: ThemeFiles
}

/** CSS for the editor's frame: fonts, variables and classes of presets, styles of elements and blocks, the theme's own CSS. */
export const canvasCss = (styles: CanvasStyles): string => {
  const key = [styles.base, styles.user, styles.blockTypes, styles.themeUrl, styles.themeFiles]
  if (last === null || key.some((part, index) => part !== last?.key[index])) last = { key, css: generate(styles) }
  return last.css
}

/** Caches one result, since there is one canvas. */
let last: { readonly key: readonly unknown[]; readonly css: string } | null = null

const generate = ({ base, user, blockTypes, themeUrl, themeFiles }: CanvasStyles): string => {
  const config = mergeGlobalStyles(base, user)
  const [sheets] = generateGlobalStyles(config, [...blockTypes], {
    // The editor adds styles of variations (outlined buttons) only from settings that its own screens pass.
    styleOptions: { variationStyles: true },
  })
  const rules = (sheets as readonly { readonly css?: string }[]).map(({ css }) => css ?? '')
  return [fontFaceCss(config.settings ?? {}, themeUrl, themeFiles), ...rules].filter((css) => css !== '').join('\n')
}
