/** A pair of fonts, until the page is set in them and no file of theirs is missing. */
import { choice } from './choice'

export const fonts = choice({
  room: 'fonts',
  part: 'fonts',
  what: 'Font pair → painted',
  goal: '≤ 16 ms, 33 ms at the 95th percentile',
  times: 5,
})
