/** What is in the way of the flow on this store, as its server says it with the page. Not a fact: the next page may say otherwise. */
import * as t from 'io-ts'

export const Trouble = t.type({
  sentence: t.string,
  /** Where it can be mended, for an account that can. */
  link: t.union([t.type({ text: t.string, url: t.string }), t.null]),
})
export type Trouble = t.TypeOf<typeof Trouble>
