/**
 * A gradient as the log keeps it and global styles get it: linear or radial, of two or more opaque hex colours, with percentages and an
 * angle. Nothing else passes, since a log may come from anywhere and the text is written into a style sheet.
 */
import * as t from 'io-ts'

const stop = String.raw`#(?:[0-9a-f]{3}){1,2}(?:\s+(?:100|\d{1,2})(?:\.\d{1,3})?%)?`
const stops = String.raw`${stop}(?:\s*,\s*${stop}){1,15}`
const angle = String.raw`-?\d{1,3}(?:\.\d{1,3})?deg\s*,\s*`

/** The same, for the documented schema. */
export const gradientPattern = String.raw`^(?:linear-gradient\(\s*(?:${angle})?|radial-gradient\(\s*)${stops}\s*\)$`

const whole = new RegExp(gradientPattern, 'i')

/** Whether the text is such a gradient. */
export const isGradient = (text: unknown): text is string => typeof text === 'string' && whole.test(text)

export const Gradient = new t.Type<string>(
  'Gradient',
  isGradient,
  (value, context) => (isGradient(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)
