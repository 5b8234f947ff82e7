/** Fixes links and outlined buttons where a palette's styles would put pale text on a pale background. */
import type { Styles } from '../theme-json'

type PaletteStyles = { readonly color: Styles; readonly blocks: Styles; readonly elements: Styles }

/** @param words hex colour for links and outlined buttons, if the palette's own is too pale for them */
export const legible = ({ color, blocks, elements }: PaletteStyles, words: string | undefined): PaletteStyles => ({
  color,
  blocks: words ? { ...blocks, 'core/button': outlined(branch(blocks['core/button']), words) } : blocks,
  elements: {
    ...elements,
    ...(words ? { link: { ...branch(elements['link']), color: { text: words } } } : {}),
  },
})

const outlined = (button: Styles, text: string): Styles => {
  const variations = branch(button['variations'])
  return { ...button, variations: { ...variations, outline: { ...branch(variations['outline']), color: { text } } } }
}

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})
