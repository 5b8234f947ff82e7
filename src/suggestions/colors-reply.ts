/**
 * A palette that a model returned with its colors: the name must be one of those offered, the colors hex with 3 or 6 digits.
 */
import type { Either } from 'fp-ts/Either'
import * as t from 'io-ts'
import { allowed, reply, type ReplyFault, type Rule } from './reply'

const Colors = t.strict(
  { name: t.string, primary: t.string, secondary: t.string, foreground: t.string, background: t.string },
  'object',
)
type Colors = t.TypeOf<typeof Colors>

/** @param names the palettes that were offered */
export const colorsReply = (names: readonly string[]): ((completion: string) => Either<ReplyFault, Colors>) =>
  reply(Colors, ({ name }) => allowed(names, 'Color palette not part of allowed list', name, 'name'), hex)

const hex: Rule<Colors> = (colors) =>
  roles
    .filter((role) => !/^#(?:[0-9a-f]{3}){1,2}$/i.test(colors[role]))
    .map((role) => ({
      code: 'invalid_string',
      validation: 'regex',
      message: `Invalid ${role} color`,
      path: [role],
    }))

const roles = ['primary', 'secondary', 'foreground', 'background'] as const
