/** The 24 palettes that the AI chooses from, for its prompt and for validating its reply. The designer's palette of the same name is applied. */
import type { Look } from './looks'

export type AiPalette = {
  readonly name: string
  readonly primary: string
  readonly secondary: string
  readonly foreground: string
  readonly background: string
  readonly looks: readonly Look[]
}

const row = (
  name: string,
  [primary, secondary, foreground, background]: readonly [string, string, string, string],
  ...looks: readonly Look[]
): AiPalette => ({ name, primary, secondary, foreground, background, looks })

export const aiPalettes: readonly AiPalette[] = [
  row('Ancient Bronze', ['#11163d', '#8C8369', '#11163d', '#ffffff'], 'Contemporary', 'Classic'),
  row('Arctic Dawn', ['#243156', '#DE5853', '#243156', '#ffffff'], 'Contemporary'),
  row('Bronze Serenity', ['#1e4b4b', '#9e7047', '#1e4b4b', '#ffffff'], 'Classic'),
  row('Purple Twilight', ['#301834', '#6a5eb7', '#090909', '#fefbff'], 'Bold'),
  row('Candy Store', ['#293852', '#f1bea7', '#293852', '#ffffff'], 'Classic'),
  row('Midnight Citrus', ['#1B1736', '#7E76A3', '#1B1736', '#ffffff'], 'Bold', 'Contemporary'),
  row('Crimson Tide', ['#A02040', '#234B57', '#871C37', '#ffffff'], 'Bold'),
  row('Raspberry Chocolate', ['#42332e', '#d64d68', '#241d1a', '#eeeae6'], 'Contemporary', 'Classic'),
  row('Gumtree Sunset', ['#476C77', '#EFB071', '#476C77', '#edf4f4'], 'Classic'),
  row('Fuchsia', ['#b7127f', '#18020C', '#b7127f', '#f7edf6'], 'Bold'),
  row('Cinder', ['#c14420', '#2F2D2D', '#863119', '#f1f2f2'], 'Contemporary', 'Classic'),
  row('Canary', ['#0F0F05', '#353535', '#0F0F05', '#FCFF9B'], 'Bold'),
  row('Blue Lagoon', ['#004DE5', '#0496FF', '#0036A3', '#FEFDF8'], 'Bold', 'Contemporary'),
  row('Vibrant Berry', ['#7C1D6F', '#C62FB2', '#7C1D6F', '#FFEED6'], 'Classic', 'Bold'),
  row('Aquamarine Night', ['#deffef', '#56fbb9', '#ffffff', '#091C48'], 'Bold'),
  row('Evergreen Twilight', ['#ffffff', '#8EE978', '#ffffff', '#181818'], 'Contemporary', 'Classic'),
  row('Cinnamon Latte', ['#D9CAB3', '#BC8034', '#FFFFFF', '#3C3F4D'], 'Contemporary', 'Classic'),
  row('Lightning', ['#ebffd2', '#fefefe', '#ebffd2', '#0e1fb5'], 'Bold'),
  row('Lilac Nightshade', ['#f5d6ff', '#C48DDA', '#ffffff', '#000000'], 'Contemporary', 'Classic'),
  row('Charcoal', ['#dbdbdb', '#efefef', '#dbdbdb', '#1e1e1e'], 'Contemporary', 'Classic'),
  row('Rustic Rosewood', ['#F4F4F2', '#EE797C', '#ffffff', '#1A1A1A'], 'Contemporary', 'Classic'),
  row('Sandalwood Oasis', ['#F0EBE3', '#DF9785', '#ffffff', '#2a2a16'], 'Contemporary', 'Classic'),
  row('Slate', ['#FFFFFF', '#FFDF6D', '#EFF2F9', '#13161E'], 'Contemporary', 'Classic'),
  // The flow's own: the original flow of WooCommerce had 23.
  row('Juniper Dusk', ['#2F4A3F', '#A9552B', '#22342C', '#FBFAF5'], 'Bold', 'Contemporary'),
]

/** Palettes that suit a look; all of them when no look was chosen. */
export const aiPalettesFor = (look: Look | null): readonly AiPalette[] =>
  look === null ? aiPalettes : aiPalettes.filter(({ looks }) => looks.includes(look))
