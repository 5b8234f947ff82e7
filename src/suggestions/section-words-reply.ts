/** A model's new words for a section, as a completion. */
import type { Either } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { ReplyFault } from './issue'
import { reply } from './reply'

const SectionWords = t.strict({ texts: t.readonlyArray(t.string, 'array') }, 'object')
type SectionWords = t.TypeOf<typeof SectionWords>

/** Reads a provider's raw completion; newWords judges what it says. */
export const sectionWordsReply: (completion: string) => Either<ReplyFault, SectionWords> = reply(SectionWords)
