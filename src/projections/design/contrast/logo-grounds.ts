/** The grounds on which the page shows the store's logo, and whether a logo can be seen on them (B-05). */
import { contrast } from '../../../colour/contrast'
import { blockTree, type Block } from '../../../markup/block-tree'
import type { State } from '../../../reducers'
import { memo } from '../../memo'
import { page } from '../page'
import { stylesNow } from '../styles-now'
import { isAlongGradient } from './grounds'
import { painter as painterOf, type Painter } from './paint'
import { pageSurroundings, within, type Surroundings } from './surroundings'

/** The colours of a logo's visible pixels, with the share of each in them. */
export type LogoColours = readonly { readonly colour: string; readonly share: number }[]

/** Colours below the logos of header and footer, each once; without those that a picture or a gradient hides. */
export const logoGrounds = memo(
  (state: State): readonly string[] => {
    const drawn = page(state)
    if (drawn === null) return []
    const painter = painterOf(stylesNow(state))
    const contents = [drawn.header?.content, drawn.footer?.content].flatMap((content) => content ?? [])
    const found = contents.flatMap(blockTree).flatMap((block) => groundsOf(painter, block, pageSurroundings(painter)))
    return [...new Set(found)]
  },
  (state) => [page(state), stylesNow(state)],
)

const groundsOf = (painter: Painter, block: Block, around: Surroundings): readonly string[] => {
  // Which of a gradient's colours is behind the logo depends on the page's size.
  if (block.name === 'core/site-logo')
    return isAlongGradient(around.grounds) ? [] : around.grounds.flatMap((ground) => ground ?? [])
  const here = within(painter, block, around)
  return block.inner.flatMap((inner) => groundsOf(painter, inner, here))
}

/** WCAG's minimum for what is no text. */
const least = 3

/** How much of a logo may be hard to see. */
const most = 0.5

/** The share of the logo that is hard to see on this ground, from 0 to 1. */
const lost = (colours: LogoColours, ground: string): number =>
  colours.reduce((sum, { colour, share }) => sum + (contrast(colour, ground) < least ? share : 0), 0)

/** The first ground on which more than half of the logo is hard to see; null for none. */
export const hidingGround = (colours: LogoColours, grounds: readonly string[]): string | null =>
  grounds.find((ground) => lost(colours, ground) > most) ?? null

/** In which single colour the logo can be seen on all these grounds; null where neither can. */
export const visibleColour = (grounds: readonly string[]): 'light' | 'dark' | null => {
  const suits = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= least)
  if (suits(variants.light)) return 'light'
  return suits(variants.dark) ? 'dark' : null
}

/** The colours of the variants. */
export const variants = { light: '#ffffff', dark: '#1e1e1e' } as const
