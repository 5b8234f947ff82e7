/** Fixes two places where a palette's styles would put pale text on a pale background. */
import { colour, type Styles } from '../theme-json'

type PaletteStyles = { readonly color: Styles; readonly blocks: Styles; readonly elements: Styles }

/** @param words hex colour for links and outlined buttons, if the palette's own is too pale for them */
export const legible = ({ color, blocks, elements }: PaletteStyles, words: string | undefined): PaletteStyles => ({
  color,
  blocks: words ? { ...blocks, 'core/button': outlined(branch(blocks['core/button']), words) } : blocks,
  elements: {
    ...elements,
    ...(words ? { link: { ...branch(elements['link']), color: { text: words } } } : {}),
    button: withStates(branch(elements['button'])),
  },
})

const outlined = (button: Styles, text: string): Styles => {
  const variations = branch(button['variations'])
  return { ...button, variations: { ...variations, outline: { ...branch(variations['outline']), color: { text } } } }
}

/** A palette with its own button leaves hover, focus and active to the theme, whose light text is illegible on a pale button. */
const withStates = (button: Styles): Styles => {
  const color = branch(button['color'])
  const isPale = color['text'] !== colour('background')
  return isPale ? { ':hover': { color }, ':focus': { color }, ':active': { color }, ...button } : button
}

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})
