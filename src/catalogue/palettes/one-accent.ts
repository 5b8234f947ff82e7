/**
 * WooCommerce draws its buttons with the button element, the home page with the button block, whose own colour would hide the element's
 * and its states. So that the shop's main action has one colour, the element gets the block's accent in every state, and the block none.
 */
import { colour, type Styles } from '../theme-json'

type PaletteStyles = { readonly color: Styles; readonly blocks: Styles; readonly elements: Styles }

/** Guarded by tests/catalogue/palettes/one-accent.test.ts. */
export const withOneAccent = (styles: PaletteStyles): PaletteStyles => {
  const { color: block, ...restOfBlock } = branch(styles.blocks['core/button'])
  const button = branch(styles.elements['button'])
  const rest = { ...branch(button['color']), ...branch(block) }
  // A pale button keeps its colour under the pointer: the palette has no other on which its dark label is legible.
  const isPale = rest['text'] !== colour('background')
  const onTop = isPale ? rest : on(rest['background'] === colour('secondary') ? 'primary' : 'secondary')
  return {
    ...styles,
    blocks: { ...styles.blocks, 'core/button': restOfBlock },
    elements: {
      ...styles.elements,
      button: {
        ...button,
        color: rest,
        ':hover': { color: onTop },
        ':focus': { ...branch(button[':focus']), color: onTop },
        ':active': { color: isPale ? rest : on('foreground') },
      },
    },
  }
}

const on = (background: string): Styles => ({ background: colour(background), text: colour('background') })

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})
