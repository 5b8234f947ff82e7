/** A palette, until the page has its colors. */
import { choice } from './choice'

export const palette = choice({
  room: 'palette',
  part: 'colors',
  what: 'Palette → painted',
  goal: '≤ 16 ms, 33 ms at the 95th percentile',
  times: 5,
})
