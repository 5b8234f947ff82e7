/** A model's choice of palettes: a default and eight others. Guarded by tests/suggestions/palette-reply.test.ts. */
import type { Either } from 'fp-ts/Either'
import * as t from 'io-ts'
import { allowed, reply, type ReplyFault, type Rule } from './reply'

const PaletteChoice = t.strict({ default: t.string, bestColors: t.readonlyArray(t.string, 'array') }, 'object')
type PaletteChoice = t.TypeOf<typeof PaletteChoice>

const alternatives = 8

/**
 * Reads a provider's raw completion.
 * @param names the palettes that were offered: those of the chosen look, or all
 */
export const paletteReply = (names: readonly string[]): ((completion: string) => Either<ReplyFault, PaletteChoice>) =>
  reply(PaletteChoice, offered(names), eightOthers, unique)

const offered =
  (names: readonly string[]): Rule<PaletteChoice> =>
  (choice) => [
    ...allowed(names, notAllowed, choice.default, 'default'),
    ...choice.bestColors.flatMap((name, at) => allowed(names, notAllowed, name, 'bestColors', at)),
  ]

const notAllowed = 'Color palette not part of allowed list'

const eightOthers: Rule<PaletteChoice> = ({ bestColors: { length } }) =>
  length === alternatives
    ? []
    : [
        {
          code: length < alternatives ? 'too_small' : 'too_big',
          message: `Array must contain exactly ${alternatives} elements`,
          path: ['bestColors'],
        },
      ]

const unique: Rule<PaletteChoice> = ({ default: first, bestColors }) =>
  new Set([first, ...bestColors]).size === bestColors.length + 1
    ? []
    : [{ code: 'custom', message: 'Color palette names must be unique', path: [] }]
