/** Styles of individual palettes, beyond the page's text and background. */
import { colour, type Styles } from '../theme-json'

export type OwnStyle = { readonly blocks?: Styles; readonly elements: Styles }

const coloured = (background: string, text: string): Styles => ({
  color: { background: colour(background), text: colour(text) },
})
const worded = (text: string): Styles => ({ color: { text: colour(text) } })

/** A filled button whose label has the page's background colour. */
const plain: OwnStyle = { elements: { button: coloured('secondary', 'background') } }

/** A pale button needs dark text, and so does its outlined variant. */
const outlined: OwnStyle = {
  blocks: {
    'core/button': {
      color: { background: colour('secondary') },
      variations: { outline: { border: { color: colour('secondary') }, color: { text: colour('primary') } } },
    },
  },
  elements: { button: coloured('secondary', 'primary') },
}

/** Every button has the accent, whichever block draws it: the button block has no colour of its own that would hide the states. */
const oneAccent: OwnStyle = {
  blocks: {
    'core/button': { variations: { outline: { border: { color: colour('secondary') }, ...worded('secondary') } } },
  },
  elements: {
    button: {
      ...coloured('secondary', 'background'),
      ':active': coloured('foreground', 'background'),
      ':focus': {
        ...coloured('primary', 'background'),
        outline: { color: colour('primary'), offset: '2px', style: 'solid', width: '2px' },
      },
      ':hover': coloured('primary', 'background'),
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
      button: { ...coloured('primary', 'background'), ':hover': coloured('secondary', 'background') },
      link: worded('foreground'),
    },
  },
  outlined,
  outlinedWithHover: {
    ...outlined,
    elements: { button: { ...coloured('secondary', 'primary'), ':hover': coloured('secondary', 'primary') } },
  },
  linked: {
    elements: {
      button: coloured('secondary', 'background'),
      link: { ...worded('secondary'), ':hover': worded('foreground') },
    },
  },
  linkedOnLight: {
    elements: {
      button: coloured('secondary', 'foreground'),
      link: { ...worded('secondary'), ':hover': worded('foreground') },
    },
  },
  linkedQuietly: {
    elements: {
      button: coloured('secondary', 'background'),
      link: { ...worded('foreground'), ':hover': worded('primary') },
    },
  },
} as const satisfies Readonly<Record<string, OwnStyle>>

export type OwnStyles = keyof typeof ownStyles
