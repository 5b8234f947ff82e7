/** A description of each font (docs/spec/design.md), by its family's slug: shown below the pairings for the two in use. */
import { __ } from '@wordpress/i18n'

export const fontWords = (slug: string): string => words()[slug] ?? ''

const words = (): Readonly<Record<string, string>> => ({
  inter: __('Inter: even and clear, drawn for screens.', 'customize-your-store'),
  'bodoni-moda': __('Bodoni Moda: thick and thin strokes, elegant when large.', 'customize-your-store'),
  overpass: __('Overpass: open and light, easy to read from afar.', 'customize-your-store'),
  'albert-sans': __('Albert Sans: plain and modern, with a friendly curve.', 'customize-your-store'),
  lora: __('Lora: brushed serifs, warm in long texts.', 'customize-your-store'),
  montserrat: __('Montserrat: wide and round, like old shop signs.', 'customize-your-store'),
  arvo: __('Arvo: sturdy, with square serifs.', 'customize-your-store'),
  rubik: __('Rubik: soft corners, strong when bold.', 'customize-your-store'),
  newsreader: __('Newsreader: a quiet serif, made for reading.', 'customize-your-store'),
  cormorant: __('Cormorant: fine and classic, at its best when large.', 'customize-your-store'),
  'work-sans': __('Work Sans: simple and sturdy, at home on screens.', 'customize-your-store'),
  raleway: __('Raleway: slim and geometric, elegant in headings.', 'customize-your-store'),
  commissioner: __('Commissioner: low contrast, calm and humane.', 'customize-your-store'),
  'crimson-pro': __('Crimson Pro: bookish and fine, for long texts.', 'customize-your-store'),
  'dm-sans': __('DM Sans: geometric and compact, good at small sizes.', 'customize-your-store'),
  'ibm-plex-mono': __('IBM Plex Mono: like a typewriter, exact and technical.', 'customize-your-store'),
  fraunces: __('Fraunces: soft and old-style, with a wink.', 'customize-your-store'),
  'libre-franklin': __('Libre Franklin: the plain face of newspapers.', 'customize-your-store'),
  'libre-baskerville': __('Libre Baskerville: a book’s classic, wide enough for screens.', 'customize-your-store'),
  'playfair-display': __('Playfair Display: high contrast, festive in headings.', 'customize-your-store'),
  'fira-sans': __('Fira Sans: clear and warm at every size.', 'customize-your-store'),
  'eb-garamond': __('EB Garamond: four centuries of fine books.', 'customize-your-store'),
  'plus-jakarta-sans': __('Plus Jakarta Sans: fresh, round and contemporary.', 'customize-your-store'),
  'space-mono': __('Space Mono: quirky and retro, every letter equally wide.', 'customize-your-store'),
  roboto: __('Roboto: plain and familiar from phones.', 'customize-your-store'),
  heading: __('Cardo: a scholar’s serif, light and classic.', 'customize-your-store'),
  body: __('Inter: even and clear, drawn for screens.', 'customize-your-store'),
  'system-sans-serif': __(
    'System Sans-serif: the font of each visitor’s own device, nothing to load.',
    'customize-your-store',
  ),
})
