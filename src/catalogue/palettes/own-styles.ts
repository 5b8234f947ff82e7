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

export const ownStyles = {
  plain,
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
