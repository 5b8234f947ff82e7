/**
 * The flow's own rules in the additional CSS of the global styles, for what theme.json cannot express. Each part is between two comments,
 * so that a later choice replaces it. CSS that people wrote themselves stays. It comes after the flow's rules and so overrides them.
 */
import { shopColorsKey } from '../../../catalogue/shop-css'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { omit, withoutShape, type Tree } from './tree'

/** The parts, in their order in the CSS. */
export const cssParts = ['colors', 'type', 'frames', 'shop', 'readable'] as const
export type CssPart = (typeof cssParts)[number]

/**
 * Replaces one part.
 * @param styles the `styles` of global styles
 * @param css rules without the characters `<`, and without comments; an empty text removes the part
 * @returns idempotent; if no CSS is left, there is no `css` key at all
 */
export const withOwnCss = (styles: Tree, part: CssPart, css: string): Tree => {
  const before = typeof styles['css'] === 'string' ? styles['css'] : ''
  const kept = cssParts.flatMap((each) => (each === part ? [css] : [partOf(before, each)]))
  const ours = kept.map((rules, index) => marked(cssParts[index] ?? part, rules)).filter((text) => text !== '')
  const whole = [...ours, withoutOwnCss(before)].filter((text) => text !== '').join('\n')
  return whole === '' ? omit(styles, 'css') : { ...styles, css: whole }
}

/** Styles for an account whose CSS WordPress drops on saving: without the flow's CSS, as the shop will look. */
export const withoutFlowCss = ({ settings, styles }: GlobalStyles): GlobalStyles => ({
  settings: withoutShape(settings, { custom: { [shopColorsKey]: true } }),
  styles: cssParts.reduce((rest, part) => withOwnCss(rest, part, ''), styles),
})

/** The CSS that people wrote themselves. */
export const withoutOwnCss = (css: string): string =>
  cssParts.reduce((rest, part) => rest.replace(patternOf(part), ''), css).trim()

/** The rules of one part; empty without it. */
export const partOf = (css: string, part: CssPart): string => patternOf(part).exec(css)?.[1]?.trim() ?? ''

const marked = (part: CssPart, rules: string): string =>
  rules === '' ? '' : `${opening(part)}\n${rules}\n${closing(part)}`

const opening = (part: CssPart): string => `/* Customize Your Store: ${part} */`
const closing = (part: CssPart): string => `/* End of ${part} */`

const patternOf = (part: CssPart): RegExp => {
  const [from, to] = [opening(part), closing(part)].map((text) => text.replaceAll(/[/*]/g, String.raw`\$&`))
  return new RegExp(`${from}([\\s\\S]*?)${to}\\n?`)
}
