/** The look and the tone of voice that a model inferred from a description. */
import * as t from 'io-ts'
import { looks } from '../catalogue/wizard/looks'
import { tones } from '../catalogue/wizard/tones'
import { allowed, reply } from './reply'

export const lookAndToneReply = reply(t.strict({ look: t.string, tone: t.string }, 'object'), ({ look, tone }) => [
  ...allowed(looks, 'Look not part of allowed list', look, 'look'),
  ...allowed(tones, 'Tone not part of allowed list', tone, 'tone'),
])
