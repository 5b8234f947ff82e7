/** Every mood that a business description can match. */
import type { Mood } from './mood'
import { moodsOfFeeling } from './moods-of-feeling'
import { moodsOfFood } from './moods-of-food'
import { moodsOfPeople } from './moods-of-people'
import { moodsOfTrades } from './moods-of-trades'
import type { Tone } from './tones'

export const moods: readonly Mood[] = [...moodsOfFood, ...moodsOfTrades, ...moodsOfPeople, ...moodsOfFeeling]

/** Palettes that the tone prefers when a description's words leave several almost equal. */
export const palettesOfTone: Readonly<Record<Tone, readonly string[]>> = {
  Informal: [
    'Peach Cocoa',
    'Butter Brick',
    'Arctic Dawn',
    'Candy Store',
    'Canary',
    'Fuchsia',
    'Vibrant Berry',
    'Blue Lagoon',
    'Cinder',
  ],
  Neutral: [],
  Formal: [
    'Sand Harbor',
    'Oat Plum',
    'Linen Ink',
    'Ancient Bronze',
    'Bronze Serenity',
    'Charcoal',
    'Slate',
    'Purple Twilight',
    'Midnight Citrus',
  ],
}
