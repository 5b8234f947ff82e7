/** What the merchant does on the closing screen. */
import * as t from 'io-ts'

/** GO_BACK_TO_HOME. */
export const BackToHomeChosen = t.strict({ type: t.literal('BackToHomeChosen') })
