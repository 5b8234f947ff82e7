/** What a question of the AI wizard with cards consists of; `wizard.ts` lists them. */
import * as t from 'io-ts'

/** The calls to a model that send answers. */
export type AskingCall = 'AiPaletteQuery' | 'SectionWords'

type Traits<Calls extends readonly AskingCall[]> = {
  /** Progress of the merchant, in percent. */
  readonly progress: number
  /** The calls that send the answer. The consent dialog names it if there is one. */
  readonly sentIn: Calls
  /** What the client's prompts say about the store before the answer, e.g. 'looks' for "The store looks bold". */
  readonly says: string
  /** What the server's prompts call the answer. */
  readonly means: string
}

/**
 * Declares a question with cards.
 * @param name    subject of its facts, e.g. 'Look' for LookPicked (a card, before 'Continue') and LookChosen
 * @param field   name of the answer in facts, requests and the state
 * @param answer  the answers. The first one is preselected, and stands for the answer in recordings that lack it.
 */
export const card = <
  Name extends string,
  Field extends string,
  Keys extends Readonly<Record<string, unknown>>,
  const Calls extends readonly AskingCall[],
>(
  name: Name,
  field: Field,
  answer: t.KeyofC<Keys>,
  traits: Traits<Calls>,
) => ({
  ...traits,
  field,
  answer,
  answers: Object.keys(answer.keys) as readonly (keyof Keys)[],
  picked: withAnswer(`${name}Picked` as const, field, answer),
  chosen: withAnswer(`${name}Chosen` as const, field, answer),
  answeredBy: `${name}Chosen` as const,
  /** The fact that a card was picked. */
  pick: (given: keyof Keys) => ({ type: `${name}Picked` as const, ...only(field, given) }),
  /** The fact that 'Continue' confirmed a card. */
  choose: (given: keyof Keys) => ({ type: `${name}Chosen` as const, ...only(field, given) }),
  /** Its answer among the others. */
  answerIn: (answers: Readonly<Record<Field, keyof Keys>>) => answers[field],
})

const withAnswer = <Type extends string, Field extends string, Answer extends t.Mixed>(
  type: Type,
  field: Field,
  answer: Answer,
) => t.strict({ type: t.literal(type), ...only(field, answer) })

/** `Record`, because a computed key has the type `string` in an object. */
const only = <Field extends string, Value>(field: Field, value: Value) =>
  ({ [field]: value }) as Readonly<Record<Field, Value>>
