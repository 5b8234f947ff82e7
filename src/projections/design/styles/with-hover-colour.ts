/**
 * Lets a button with a gradient still change under the pointer: a colour there would be drawn below the gradient, so it is written as a
 * gradient of one colour.
 */
import { plainGradient } from '../../../colour/gradient'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import type { Design } from '../../../reducers/design/design'
import { effectiveColours } from './effective-colours'
import { leaf } from './places'
import { gradientAt } from './resolved'
import { branch, merged, withoutShape } from './tree'

const gradient = ['elements', 'button', ':hover', 'color', 'gradient'] as const

/** Idempotent; without own grounds of buttons the same object is returned. */
export const withHoverColour = (
  user: GlobalStyles,
  { buttonBackground, buttonHoverBackground }: Design['colours'],
  theme: GlobalStyles = { settings: {}, styles: {} },
): GlobalStyles => {
  if (buttonBackground === undefined && buttonHoverBackground === undefined) return user
  const whole = { settings: merged(theme.settings, user.settings), styles: merged(theme.styles, user.styles) }
  const over = gradientAt(whole, [
    ['blocks', 'core/button', 'color', 'gradient'],
    ['elements', 'button', 'color', 'gradient'],
  ])
  const isTaken = branch(whole.styles, ...gradient.slice(0, -1))['gradient'] !== undefined
  if (over === null || isTaken) return user
  // What the place had without the button's gradient.
  const colour = effectiveColours({ ...whole, styles: withoutShape(whole.styles, gradients) }).buttonHoverBackground
  return colour === null ? user : { ...user, styles: merged(user.styles, leaf(gradient, plainGradient(colour))) }
}

const gradients = {
  elements: { button: { color: { gradient: true } } },
  blocks: { 'core/button': { color: { gradient: true } } },
}
