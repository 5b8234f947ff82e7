/** The palettes that the built-in suggestions choose from: the light ones, then those that an AI chooses from. */
import { contrast } from '../../colour/contrast'
import type { Look } from '../wizard/looks'
import { aiPalettesFor } from './ai-palettes'
import { isDarkPalette } from './dark'
import { lightTitlesFor } from './light-palettes'
import { colourOf } from './palette'
import { paletteTitled } from './palettes'

/** Their titles for a look; without a match in the description they keep this order. */
export const builtInTitlesFor = (look: Look): readonly string[] => [
  ...lightTitlesFor(look),
  ...aiPalettesFor(look).map(({ name }) => name),
  ...(look === 'Bold' ? darkAndBold : []),
]

/** An AI has only a navy and an electric blue one for a bold and dark shop. */
const darkAndBold: readonly string[] = ['Slate', 'Charcoal', 'Lilac Nightshade']

/** Whether the palette's page is light. */
export const isLight = (title: string): boolean => !isDarkPalette({ title })

/** Whether a page of words can be read at ease: a vivid color is for what can be pressed. A palette of another kind is for those who choose it. */
export const isCalm = (title: string): boolean => {
  const palette = paletteTitled(title)
  if (palette === undefined) return false
  const words = colourOf(palette, 'foreground')
  return (['background', 'tertiary'] as const).every((ground) => contrast(words, colourOf(palette, ground)) >= 7)
}
