/** Opens a file that the user chose; or a sentence about why it cannot be opened. */
import { __, sprintf } from '@wordpress/i18n'
import * as E from 'fp-ts/Either'
import { readFile } from '../file/read-file'
import type { Opened } from './opened'

export const importFile = (name: string, text: string): E.Either<string, Opened> => {
  const read = readFile(text)
  if (E.isLeft(read))
    return E.left(
      // translators: 1: name of a file. 2: number of a line in it. 3: what is wrong there.
      sprintf(
        __('%1$s could not be opened. Line %2$d: %3$s', 'customize-your-store'),
        name,
        read.left.line,
        read.left.why,
      ),
    )
  const { header, facts, doubts } = read.right
  if (facts.length === 0)
    // translators: %s: name of a file.
    return E.left(sprintf(__('%s holds no facts.', 'customize-your-store'), name))
  return E.right({ kind: 'file', name, session: header.session, masked: header.masked, facts, doubts })
}
