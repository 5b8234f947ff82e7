/** What the built-in suggestions understood of a description, and the trades that they know. */
import * as t from 'io-ts'
import { nullable } from '../log/nullable'
import { Typed } from '../log/typed'

/** A kind of shop, its name in the merchant's language, and the file of a picture that shows what it sells, if there is one. */
const Trade = t.strict({ trade: t.string, name: t.string, picture: nullable(t.string) })

const told = {
  /** Those that were recognised, or else chosen. */
  trades: t.readonlyArray(t.string),
  place: nullable(Typed),
  /** The shop's own name, where the description tells it. */
  name: nullable(Typed),
  /** The address of the pictures' folder. */
  pictures: t.string,
  choices: t.readonlyArray(Trade),
}

/** As the store tells it. */
export const UnderstoodReply = t.strict(told)

/** `of` is the fingerprint of the description. */
export const Understood = t.strict({ of: t.string, ...told })
export type Understood = t.TypeOf<typeof Understood>
