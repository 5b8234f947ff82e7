/** A problem that prevents the flow on this store, served with the page. Not a fact: the next page load may differ. */
import * as t from 'io-ts'

export const Trouble = t.type({
  sentence: t.string,
  /** Where it can be fixed; null for an account that may not. */
  link: t.union([t.type({ text: t.string, url: t.string }), t.null]),
})
export type Trouble = t.TypeOf<typeof Trouble>
