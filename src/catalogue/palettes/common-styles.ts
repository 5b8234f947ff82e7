/** Styles of every palette, unless it has its own for the same block or element. */
import { colour, type Styles } from '../theme-json'

const text = (slug: string): Styles => ({ color: { text: colour(slug) } })
const coloured = (background: string, words: string): Styles => ({
  color: { background: colour(background), text: colour(words) },
})
const link = (slug: string, hover?: string): Styles => ({
  link: { ...text(slug), ...(hover ? { ':hover': text(hover) } : {}) },
})
const border = (width: string): Styles => ({ border: { color: colour('foreground'), style: 'solid', width } })

export const commonBlocks: Styles = {
  'core/button': {
    color: { background: colour('secondary') },
    variations: { outline: { border: { color: colour('secondary') }, ...text('secondary') } },
  },
  'core/heading': { ...text('foreground'), elements: link('foreground') },
  'core/post-date': text('foreground'),
  'core/post-title': { ...text('foreground'), elements: link('foreground', 'primary') },
  'core/pullquote': border('1px 0'),
  'core/quote': border('0 0 0 5px'),
  // The text's: 'foreground' on the page, and visible on a strong ground and in the footer.
  'core/separator': { color: { text: 'currentColor' } },
  // Covers have pictures behind them, whose brightness is unknown.
  'core/cover': { elements: { heading: { color: { text: '#ffffff' } } } },
  'core/site-title': { elements: link('foreground', 'foreground') },
}

export const commonElements: Styles = {
  heading: text('foreground'),
  button: {
    ...coloured('primary', 'background'),
    ':active': coloured('foreground', 'background'),
    ':focus': {
      ...coloured('primary', 'background'),
      outline: { color: colour('primary'), offset: '2px', style: 'dotted', width: '1px' },
    },
    ':hover': coloured('secondary', 'background'),
    ':visited': text('background'),
  },
  link: { ...text('foreground'), ':hover': { ...text('primary'), typography: { textDecoration: 'none' } } },
}
