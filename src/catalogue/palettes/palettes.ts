/** The designer's palettes, ready to use: built from rows, adjustments and styles. */
import { presetColor, type Styles, type ThemeColor } from '../theme-json'
import { ownStyles } from './own-styles'
import { roles, type Palette } from './palette'
import { lightRows, paletteRows, type PaletteRow } from './palette-rows'

/**
 * Colors adjusted so that every text of a palette reaches WCAG AA (4.5:1) on the page and on the tertiary surface. Only the lightness
 * changed, and only as far as needed (tests/catalogue/palettes/palettes.test.ts).
 *
 * Three dark palettes had a gray or strong tertiary, which made a muddy second ground with a visible edge. Their tertiary is now close to
 * the page's color: of the same hue in OKLCH or, for a gray page, of the accent's hue. New - Neutral had the page's color as tertiary; its
 * second ground is now a warm white (tests/catalogue/palettes/soft-ground.test.ts). The four base colors stay.
 */
type Adjustment = {
  readonly palette: string
  /** Slug of the color; `words` if the color is unchanged and only text in it is darker: links, outlined buttons. */
  readonly what: 'primary' | 'secondary' | 'foreground' | 'tertiary' | 'words'
  readonly original: string
  readonly adjusted: string
}

const row = (palette: string, what: Adjustment['what'], original: string, adjusted: string): Adjustment => ({
  palette,
  what,
  original,
  adjusted,
})

export const adjusted: readonly Adjustment[] = [
  row('New - Neutral', 'tertiary', '#ffffff', '#f5f3ef'),
  row('Ancient Bronze', 'secondary', '#8C8369', '#766f59'),
  row('Arctic Dawn', 'secondary', '#DD301D', '#d12d1b'),
  row('Bronze Serenity', 'secondary', '#9e7047', '#8b633f'),
  row('Crimson Tide', 'secondary', '#EC5E3F', '#ca3414'),
  row('Raspberry Chocolate', 'secondary', '#d64d68', '#a5263f'),
  row('Gumtree Sunset', 'primary', '#8699A1', '#61747d'),
  row('Gumtree Sunset', 'secondary', '#BB6154', '#b45547'),
  row('Cinder', 'primary', '#c14420', '#ab3c1c'),
  row('Cinder', 'foreground', '#c14420', '#ab3c1c'),
  row('Blue Lagoon', 'secondary', '#0496FF', '#006fbf'),
  row('Vibrant Berry', 'secondary', '#C62FB2', '#ad299b'),
  row('Evergreen Twilight', 'tertiary', '#636363', '#212d1f'),
  row('Cinnamon Latte', 'secondary', '#BC8034', '#d4a162'),
  row('Lilac Nightshade', 'tertiary', '#462749', '#391b3d'),
  row('Rustic Rosewood', 'tertiary', '#3B3939', '#352b2b'),
  row('Sandalwood Oasis', 'secondary', '#DF9785', '#e09c8b'),
  row('Blueberry Sorbet', 'secondary', '#BD4089', '#bb3f87'),
  row('Green Thumb', 'secondary', '#4B7B4D', '#436e45'),
  row('Golden Haze', 'foreground', '#515151', '#4d4d4d'),
  row('Golden Haze', 'words', '#EBB54F', '#916410'),
  row('Golden Indigo', 'secondary', '#C09F50', '#876e31'),
  row('Ice', 'primary', '#3473FE', '#0653fe'),
  row('Juniper Dusk', 'secondary', '#A9552B', '#a6542a'),
]

const text = (slug: string): Styles => ({ color: { text: presetColor(slug) } })
const colored = (background: string, words: string): Styles => ({
  color: { background: presetColor(background), text: presetColor(words) },
})
const link = (slug: string, hover?: string): Styles => ({
  link: { ...text(slug), ...(hover ? { ':hover': text(hover) } : {}) },
})
const border = (width: string): Styles => ({ border: { color: presetColor('foreground'), style: 'solid', width } })

/** Styles of every palette, unless the palette has its own for the same block or element. */
const commonBlocks: Styles = {
  'core/button': {
    color: { background: presetColor('secondary') },
    variations: { outline: { border: { color: presetColor('secondary') }, ...text('secondary') } },
  },
  'core/heading': { ...text('foreground'), elements: link('foreground') },
  'core/post-date': text('foreground'),
  'core/post-title': { ...text('foreground'), elements: link('foreground', 'primary') },
  'core/pullquote': border('1px 0'),
  'core/quote': border('0 0 0 5px'),
  // The color of the text: 'foreground' on the page, and visible on a strong ground and in the footer.
  'core/separator': { color: { text: 'currentColor' } },
  // Covers have pictures behind their text, whose brightness is unknown.
  'core/cover': { elements: { heading: { color: { text: '#ffffff' } } } },
  'core/site-title': { elements: link('foreground', 'foreground') },
}

const commonElements: Styles = {
  heading: text('foreground'),
  button: {
    ...colored('primary', 'background'),
    ':active': colored('foreground', 'background'),
    ':focus': {
      ...colored('primary', 'background'),
      outline: { color: presetColor('primary'), offset: '2px', style: 'dotted', width: '1px' },
    },
    ':hover': colored('secondary', 'background'),
    ':visited': text('background'),
  },
  link: { ...text('foreground'), ':hover': { ...text('primary'), typography: { textDecoration: 'none' } } },
}

/**
 * Gives the shop's main action one color. WooCommerce draws its buttons with the button element, the home page with the button block, whose
 * own color would hide the element's color and states. So the element gets the block's accent in every state, and the block no color.
 * Guarded by tests/catalogue/palettes/one-accent.test.ts.
 */
const withOneAccent = (styles: PaletteStyles): PaletteStyles => {
  const { color: block, ...restOfBlock } = branch(styles.blocks['core/button'])
  const button = branch(styles.elements['button'])
  const rest = { ...branch(button['color']), ...branch(block) }
  // A pale button keeps its color on hover, because its dark label is legible on no other color of the palette.
  const isPale = rest['text'] !== presetColor('background')
  const onTop = isPale ? rest : on(rest['background'] === presetColor('secondary') ? 'primary' : 'secondary')
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

const on = (background: string): Styles => ({ background: presetColor(background), text: presetColor('background') })

type PaletteStyles = { readonly color: Styles; readonly blocks: Styles; readonly elements: Styles }

/**
 * Fixes links and outlined buttons if a palette's styles would put pale text on a pale background.
 * @param words hex color for links and outlined buttons, if the palette's own is too pale for them
 */
const legible = ({ color, blocks, elements }: PaletteStyles, words: string | undefined): PaletteStyles => ({
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

/** The 18 palettes that the designer shows if the AI has suggested none, in this order. */
export const curated: readonly string[] = [
  'New - Neutral',
  'Blueberry Sorbet',
  'Ancient Bronze',
  'Crimson Tide',
  'Purple Twilight',
  'Green Thumb',
  'Golden Haze',
  'Golden Indigo',
  'Arctic Dawn',
  'Raspberry Chocolate',
  'Canary',
  'Ice',
  'Rustic Rosewood',
  'Cinnamon Latte',
  'Lightning',
  'Aquamarine Night',
  'Charcoal',
  'Slate',
]

const compile = ([title, colors, styles, category]: PaletteRow): Palette => ({
  title,
  version: 2,
  ...(category ? { wpcom_category: category } : {}),
  settings: {
    color: {
      palette: {
        theme: [
          ...roles.map((slug) => ({ slug, name: nameOf(slug), color: adjustedTo(title, slug) ?? colors[slug] })),
          ...(further[title] ?? []),
        ],
      },
    },
  },
  styles: stylesOf(title, styles ? ownStyles[styles] : {}),
})

/** A palette's own entry replaces the whole common entry of the same block or element. */
const stylesOf = (title: string, own: { readonly blocks?: Styles; readonly elements?: Styles }): Styles =>
  withOneAccent(
    legible(
      {
        color: { background: presetColor('background'), text: presetColor('foreground') },
        blocks: { ...commonBlocks, ...own.blocks },
        elements: { ...commonElements, ...own.elements },
      },
      adjustedTo(title, 'words'),
    ),
  )

const adjustedTo = (title: string, what: string): string | undefined =>
  adjusted.find((row) => row.palette === title && row.what === what)?.adjusted

const nameOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1)

const further: Readonly<Record<string, readonly ThemeColor[]>> = {
  'New - Neutral': [
    { slug: 'theme-1', name: 'Color 1', color: '#FFFFFF' },
    { slug: 'theme-5', name: 'Color 5', color: '#1a0c00' },
  ],
}

/** The flow's own light palettes. */
export const lightPalettes: readonly Palette[] = lightRows.map(compile)

/** All palettes: the light ones, then the specification's 30 in the order of their table. */
export const palettes: readonly Palette[] = [...lightPalettes, ...paletteRows.map(compile)]

/** A palette by its title. */
export const paletteTitled = (title: string | null): Palette | undefined =>
  palettes.find((palette) => palette.title === title)

/** The 18 curated palettes. */
export const curatedPalettes: readonly Palette[] = curated.flatMap((title) => paletteTitled(title) ?? [])
