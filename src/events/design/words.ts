/**
 * New words for the texts of one section, written by a model. There are such facts only where a model is connected and the merchant
 * has agreed to it: built-in words are chosen, not written. `section` is a section's id, `block` the place of the text's block.
 */
import * as t from 'io-ts'
import { call } from '../calls/call'
import { fingerprint } from '../calls/fingerprint'
import { nullable } from '../log/nullable'
import { Typed } from '../log/typed'
import { Tone } from '../wizard/answers'

/** Who can write: of the providers of suggestions, those that are models. */
export const Model = t.keyof({ jetpack: null, wordpress: null })
export type Model = t.TypeOf<typeof Model>

/** A text that stands there now, and how many characters there is room for. */
const AskedText = t.strict({
  block: t.number,
  kind: t.keyof({ heading: null, paragraph: null, item: null, button: null }),
  now: Typed,
  most: t.number,
})
export type AskedText = t.TypeOf<typeof AskedText>

/** All that is sent. `title` is the section's own, and stays here: the step is named after it. */
const Asked = {
  provider: Model,
  section: t.string,
  title: nullable(Typed),
  description: Typed,
  name: Typed,
  tone: Tone,
  texts: t.readonlyArray(AskedText),
}

/** The merchant wants other words for a section. */
export const NewWordsChosen = t.strict({ type: t.literal('NewWordsChosen'), ...Asked })
/** The merchant does not wait for them any more. */
export const NewWordsCancelled = t.strict({ type: t.literal('NewWordsCancelled'), section: t.string })
/** The notice about words that were not written was dismissed. */
export const NewWordsNoticeDismissed = t.strict({ type: t.literal('NewWordsNoticeDismissed') })

/** Asks the model. Each question costs the merchant money, so it is tried once. What it brings has been checked; texts that stay are left out. */
const SectionWords = call(
  'SectionWords',
  Asked,
  'SectionWordsReceived',
  {
    section: t.string,
    title: nullable(Typed),
    texts: t.readonlyArray(t.strict({ block: t.number, text: Typed })),
  },
  {
    triedOnce: true,
    about: ({ section, texts }) =>
      `${section}:${fingerprint(texts.map(({ block, now }) => `${block} ${now}`).join('\n'))}`,
  },
)

export const wordsCalls = { SectionWords } as const
