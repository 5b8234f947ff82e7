/**
 * The specification's tables of palettes: the designer's 30 as originally designed (`palettes.ts` changes them for legibility), and the 24
 * of them that an AI chooses from. The flow's own palettes follow below.
 */
import { looks, type Look } from '../wizard/looks'
import type { OwnStyles } from './own-styles'
import type { Category, Role } from './palette'

/** One row of the table. `styles` names the palette's own styles; null if it has only the common ones. */
export type PaletteRow = readonly [
  title: string,
  colors: Readonly<Record<Role, string>>,
  styles: OwnStyles | null,
  category: Category | null,
]

/** Reads a row of the table; the colors are in the order of the specification. */
const row = (
  title: string,
  [primary, secondary, foreground, background, tertiary]: readonly [string, string, string, string, string],
  styles: OwnStyles | null,
  category: Category | null,
): PaletteRow => [title, { primary, secondary, foreground, background, tertiary }, styles, category]

export const paletteRows: readonly PaletteRow[] = [
  row('New - Neutral', ['#000000', '#636363', '#000000', '#ffffff', '#ffffff'], 'neutral', null),
  row('Ancient Bronze', ['#323856', '#8C8369', '#323856', '#ffffff', '#F7F2EE'], 'plain', 'Neutral'),
  row('Arctic Dawn', ['#1E226F', '#DD301D', '#0D1263', '#ffffff', '#F0F1F5'], 'plain', 'Neutral'),
  row('Bronze Serenity', ['#1e4b4b', '#9e7047', '#1e4b4b', '#ffffff', '#e9eded'], null, 'Neutral'),
  row('Purple Twilight', ['#301834', '#6a5eb7', '#090909', '#fefbff', '#f3eaf5'], 'plain', 'Neutral'),
  row('Candy Store', ['#293852', '#f1bea7', '#293852', '#ffffff', '#fffddb'], 'outlined', 'Neutral'),
  row('Midnight Citrus', ['#222222', '#c0f500', '#222222', '#ffffff', '#f7faed'], 'outlinedWithHover', 'Neutral'),
  row('Crimson Tide', ['#101317', '#EC5E3F', '#101317', '#ffffff', '#EEEEEE'], 'plain', 'Neutral'),
  row('Raspberry Chocolate', ['#42332e', '#d64d68', '#241d1a', '#eeeae6', '#D6CCC2'], 'plain', 'Bright'),
  row('Gumtree Sunset', ['#8699A1', '#BB6154', '#476C77', '#F4F7F7', '#ffffff'], null, 'Bright'),
  row('Fuchsia', ['#b7127f', '#18020C', '#b7127f', '#f7edf6', '#ffffff'], null, 'Bright'),
  row('Cinder', ['#c14420', '#2F2D2D', '#c14420', '#f1f2f2', '#DCDCDC'], null, 'Bright'),
  row('Canary', ['#0F0F05', '#666666', '#0F0F05', '#FCFF9B', '#E8EB8C'], 'plain', 'Bright'),
  row('Blue Lagoon', ['#004DE5', '#0496FF', '#0036A3', '#FEFDF8', '#DEF2F7'], null, 'Bright'),
  row('Vibrant Berry', ['#7C1D6F', '#C62FB2', '#7C1D6F', '#FFEED6', '#FDD8DE'], null, 'Bright'),
  row('Aquamarine Night', ['#deffef', '#56fbb9', '#ffffff', '#091C48', '#10317F'], null, 'Dark'),
  row('Evergreen Twilight', ['#ffffff', '#8EE978', '#ffffff', '#181818', '#636363'], null, 'Dark'),
  row('Cinnamon Latte', ['#D9CAB3', '#BC8034', '#FFFFFF', '#3C3F4D', '#2B2D36'], 'plain', 'Dark'),
  row('Lightning', ['#ebffd2', '#fefefe', '#ebffd2', '#0e1fb5', '#0A1680'], 'plain', 'Dark'),
  row('Lilac Nightshade', ['#f5d6ff', '#C48DDA', '#ffffff', '#000000', '#462749'], null, 'Dark'),
  row('Charcoal', ['#dbdbdb', '#efefef', '#dbdbdb', '#1e1e1e', '#000000'], 'plain', 'Dark'),
  row('Rustic Rosewood', ['#F4F4F2', '#EE797C', '#ffffff', '#1A1A1A', '#3B3939'], 'plain', 'Dark'),
  row('Sandalwood Oasis', ['#F0EBE3', '#DF9785', '#ffffff', '#2a2a16', '#434323'], null, 'Dark'),
  row('Slate', ['#FFFFFF', '#FFDF6D', '#EFF2F9', '#13161E', '#303036'], 'plain', 'Dark'),
  row('Blueberry Sorbet', ['#2038B6', '#BD4089', '#2038B6', '#FDFBEF', '#F8F2E2'], 'plain', null),
  row('Green Thumb', ['#164A41', '#4B7B4D', '#164A41', '#ffffff', '#CEEAC4'], 'linked', null),
  row('Golden Haze', ['#232224', '#EBB54F', '#515151', '#ffffff', '#FFF0AE'], 'linkedOnLight', null),
  row('Golden Indigo', ['#4866C0', '#C09F50', '#405AA7', '#ffffff', '#FBF5EE'], 'linked', null),
  row('Ice', ['#3473FE', '#12123F', '#12123F', '#F1F4FA', '#DBE6EE'], 'linkedQuietly', null),
  // The flow's own palette, so that every palette that the AI may name exists here.
  row('Juniper Dusk', ['#2F4A3F', '#A9552B', '#22342C', '#FBFAF5', '#E9EDE4'], 'oneAccent', 'Bright'),
]

/** One row of the AI's table: the colors in its prompt, which may differ from the designer's; null if they do not. */
export type AiRow = readonly [name: string, looks: readonly Look[], colors: FourColors | null]

type FourColors = readonly [primary: string, secondary: string, foreground: string, background: string]

const aiRow = (name: string, looks: readonly Look[], colors: FourColors | null = null): AiRow => [name, looks, colors]

export const aiRows: readonly AiRow[] = [
  aiRow('Ancient Bronze', ['Contemporary', 'Classic'], ['#11163d', '#8C8369', '#11163d', '#ffffff']),
  aiRow('Arctic Dawn', ['Contemporary'], ['#243156', '#DE5853', '#243156', '#ffffff']),
  aiRow('Bronze Serenity', ['Classic']),
  aiRow('Purple Twilight', ['Bold']),
  aiRow('Candy Store', ['Classic']),
  aiRow('Midnight Citrus', ['Bold', 'Contemporary'], ['#1B1736', '#7E76A3', '#1B1736', '#ffffff']),
  aiRow('Crimson Tide', ['Bold'], ['#A02040', '#234B57', '#871C37', '#ffffff']),
  aiRow('Raspberry Chocolate', ['Contemporary', 'Classic']),
  aiRow('Gumtree Sunset', ['Classic'], ['#476C77', '#EFB071', '#476C77', '#edf4f4']),
  aiRow('Fuchsia', ['Bold']),
  aiRow('Cinder', ['Contemporary', 'Classic'], ['#c14420', '#2F2D2D', '#863119', '#f1f2f2']),
  aiRow('Canary', ['Bold'], ['#0F0F05', '#353535', '#0F0F05', '#FCFF9B']),
  aiRow('Blue Lagoon', ['Bold', 'Contemporary']),
  aiRow('Vibrant Berry', ['Classic', 'Bold']),
  aiRow('Aquamarine Night', ['Bold']),
  aiRow('Evergreen Twilight', ['Contemporary', 'Classic']),
  aiRow('Cinnamon Latte', ['Contemporary', 'Classic']),
  aiRow('Lightning', ['Bold']),
  aiRow('Lilac Nightshade', ['Contemporary', 'Classic']),
  aiRow('Charcoal', ['Contemporary', 'Classic']),
  aiRow('Rustic Rosewood', ['Contemporary', 'Classic']),
  aiRow('Sandalwood Oasis', ['Contemporary', 'Classic']),
  aiRow('Slate', ['Contemporary', 'Classic']),
  // The flow's own palette: the original flow of WooCommerce had 23.
  aiRow('Juniper Dusk', ['Bold', 'Contemporary']),
]

type LightRow = readonly [palette: PaletteRow, looks: readonly Look[]]

type FiveColors = readonly [primary: string, secondary: string, foreground: string, background: string, soft: string]

const light = (title: string, colors: FiveColors, suits: readonly Look[] = looks): LightRow => [
  row(title, colors, 'oneAccent', 'Neutral'),
  suits,
]

const lightTable: readonly LightRow[] = [
  light('Cream Forest', ['#23503b', '#2f6b4c', '#1c3a2c', '#fbf7ec', '#f0e9d6']),
  light('Blush Petal', ['#74303f', '#a63c52', '#47212d', '#fdf6f3', '#f8e4de'], ['Contemporary', 'Classic']),
  light('Terracotta Sun', ['#7d3a20', '#a8471f', '#43261a', '#fcf6ee', '#f6e4d3']),
  light('Garden Sage', ['#3a5643', '#46694f', '#24392d', '#f8f8f1', '#e6ebdc'], ['Contemporary', 'Classic']),
  light('Sand Harbor', ['#1b3557', '#23507f', '#152a4a', '#faf6ed', '#f0e6d4'], ['Contemporary', 'Classic']),
  light('Oat Plum', ['#55294a', '#7b3468', '#3d2136', '#f9f5ee', '#eee5d8'], ['Contemporary', 'Classic']),
  light('Linen Ink', ['#46423a', '#26241f', '#26241f', '#f8f5ef', '#ebe5da']),
  light('Butter Brick', ['#7c2d1e', '#a83a25', '#451f18', '#fef9e8', '#faeec6'], ['Classic', 'Bold']),
  light('Mist Petrol', ['#144749', '#0d6468', '#0f3838', '#f5f9f7', '#dfecea'], ['Contemporary', 'Bold']),
  light('Pine Ember', ['#1a4a45', '#b3431a', '#123a34', '#fafaf4', '#e4ece4'], ['Contemporary', 'Bold']),
  light('Peach Cocoa', ['#5f3626', '#7a452f', '#42291e', '#fff8f1', '#fde8d8'], ['Contemporary', 'Classic']),
  light('Stone Olive', ['#474a28', '#5c6027', '#32341f', '#f7f6f0', '#e7e5d9'], ['Contemporary', 'Classic']),
  light('Rose Burgundy', ['#6a1f3c', '#b0264f', '#4c1830', '#fffaf5', '#fce4e3'], ['Classic', 'Bold']),
  light('Honey Walnut', ['#5f421c', '#8a560f', '#3b2a17', '#fefaf0', '#f8ecd2'], ['Contemporary', 'Classic']),
  light('Lavender Fig', ['#49305f', '#6c4290', '#30224a', '#faf7fb', '#ece5f2']),
]

/**
 * Light palettes for shops of many trades, in the form of the specification's own rows: an off-white page, a soft second ground, deep text
 * and one accent for everything that can be clicked. They are in the designer and among the built-in suggestions. The list that an AI
 * chooses from is the specification's and does not contain them. Guarded by tests/catalogue/palettes/light-palettes.test.ts.
 */
export const lightRows: readonly PaletteRow[] = lightTable.map(([palette]) => palette)

/** Titles of the light palettes that suit a look. */
export const lightTitlesFor = (look: Look): readonly string[] =>
  lightTable.flatMap(([[title], suits]) => (suits.includes(look) ? [title] : []))
