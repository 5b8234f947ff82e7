/** Styles of individual palettes, beyond the page's text and background. */
import { presetColor, type Styles } from '../theme-json'

export type OwnStyle = { readonly blocks?: Styles; readonly elements: Styles }

const inColors = (background: string, text: string): Styles => ({
  color: { background: presetColor(background), text: presetColor(text) },
})
const worded = (text: string): Styles => ({ color: { text: presetColor(text) } })

/** A filled button whose label has the page's background color. */
const plain: OwnStyle = { elements: { button: inColors('secondary', 'background') } }

/** A pale button needs dark text, and so does its outlined variant. */
const outlinedIn: OwnStyle = {
  blocks: {
    'core/button': {
      color: { background: presetColor('secondary') },
      variations: { outline: { border: { color: presetColor('secondary') }, color: { text: presetColor('primary') } } },
    },
  },
  elements: { button: inColors('secondary', 'primary') },
}

/**
 * Every button has the accent, regardless of the block that draws it: the button block has no color that would hide the states.
 */
const oneAccent: OwnStyle = {
  blocks: {
    'core/button': { variations: { outline: { border: { color: presetColor('secondary') }, ...worded('secondary') } } },
  },
  elements: {
    button: {
      ...inColors('secondary', 'background'),
      ':active': inColors('foreground', 'background'),
      ':focus': {
        ...inColors('primary', 'background'),
        outline: { color: presetColor('primary'), offset: '2px', style: 'solid', width: '2px' },
      },
      ':hover': inColors('primary', 'background'),
      ':visited': worded('background'),
    },
  },
}

export const ownStyles = {
  plain,
  oneAccent,
  neutral: {
    blocks: { 'core/button': {} },
    elements: {
      button: { ...inColors('primary', 'background'), ':hover': inColors('secondary', 'background') },
      link: worded('foreground'),
    },
  },
  outlined: outlinedIn,
  outlinedWithHover: {
    ...outlinedIn,
    elements: { button: { ...inColors('secondary', 'primary'), ':hover': inColors('secondary', 'primary') } },
  },
  linked: {
    elements: {
      button: inColors('secondary', 'background'),
      link: { ...worded('secondary'), ':hover': worded('foreground') },
    },
  },
  linkedOnLight: {
    elements: {
      button: inColors('secondary', 'foreground'),
      link: { ...worded('secondary'), ':hover': worded('foreground') },
    },
  },
  linkedQuietly: {
    elements: {
      button: inColors('secondary', 'background'),
      link: { ...worded('foreground'), ':hover': worded('primary') },
    },
  },
} as const satisfies Readonly<Record<string, OwnStyle>>

export type OwnStyles = keyof typeof ownStyles
