/** Rules of CSS that give single parts of the shop a color in which they can be read. */
import type { LegibleRule } from '../../../events/design/designing'

/** One line for each rule. A rule that is more than classes and a hex color, as a recording from elsewhere could hold, is left out. */
export const legibleCss = (rules: readonly LegibleRule[]): readonly string[] =>
  rules
    .filter(({ selector, color }) => /^[a-z]*(?: ?\.[\w-]+| [a-z]+)+$/i.test(selector) && /^#[\da-f]{6}$/i.test(color))
    .map(({ selector, kind, color }) => declared[kind](selector, color))

const declared: Readonly<Record<LegibleRule['kind'], (selector: string, color: string) => string>> = {
  text: (selector, color) =>
    `body:not(#_) ${selector} { color: ${color} !important; -webkit-text-fill-color: ${color} !important; }`,
  placeholder: (selector, color) =>
    `body:not(#_) ${selector}::placeholder { color: ${color} !important; opacity: 1 !important; }`,
  icon: (selector, color) => `body:not(#_) ${selector} { color: ${color} !important; fill: ${color} !important; }`,
  field: (selector, color) => `body:not(#_) ${selector} { border: 1px solid ${color} !important; }`,
}
