/** Every mood that a business description can bring to mind. */
import type { Mood } from './mood'
import { moodsOfFeeling } from './moods-of-feeling'
import { moodsOfFood } from './moods-of-food'
import { moodsOfPeople } from './moods-of-people'
import { moodsOfTrades } from './moods-of-trades'
import type { Tone } from './tones'

export const moods: readonly Mood[] = [...moodsOfFood, ...moodsOfTrades, ...moodsOfPeople, ...moodsOfFeeling]

/** What the tone adds where words leave two palettes near each other. */
export const palettesOfTone: Readonly<Record<Tone, readonly string[]>> = {
  Informal: ['Arctic Dawn', 'Candy Store', 'Canary', 'Fuchsia', 'Vibrant Berry', 'Blue Lagoon', 'Cinder'],
  Neutral: [],
  Formal: ['Ancient Bronze', 'Bronze Serenity', 'Charcoal', 'Slate', 'Purple Twilight', 'Midnight Citrus'],
}
