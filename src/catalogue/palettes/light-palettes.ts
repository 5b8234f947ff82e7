/**
 * Light palettes for shops of many trades: an off-white page, a soft second ground, deep text and one accent for whatever can be pressed.
 * They are in the designer and among the built-in suggestions. The list that an AI chooses from is the specification's and has none of
 * them. Guarded by tests/catalogue/palettes/light-palettes.test.ts.
 */
import { looks, type Look } from '../wizard/looks'
import { row, type PaletteRow } from './palette-tables'

type LightRow = readonly [palette: PaletteRow, looks: readonly Look[]]

type FiveColours = readonly [primary: string, secondary: string, foreground: string, background: string, soft: string]

const light = (title: string, colours: FiveColours, suits: readonly Look[] = looks): LightRow => [
  row(title, colours, 'oneAccent', 'Neutral'),
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

/** The rows, in the form of the specification's own. */
export const lightRows: readonly PaletteRow[] = lightTable.map(([palette]) => palette)

/** Titles of the light palettes that suit a look. */
export const lightTitlesFor = (look: Look): readonly string[] =>
  lightTable.flatMap(([[title], suits]) => (suits.includes(look) ? [title] : []))
