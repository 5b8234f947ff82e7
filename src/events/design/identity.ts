/** The site's title and tagline, as WordPress calls them: the shop's name, and what it says of itself in a line. */
import * as t from 'io-ts'
import { Typed } from '../log/typed'

/** Plain text, as a person reads it: the store's own form escapes characters of HTML. */
export const Identity = t.strict({ title: t.string, tagline: t.string })
export type Identity = t.TypeOf<typeof Identity>

/** The shop was given another name. */
export const SiteTitleWritten = t.strict({ type: t.literal('SiteTitleWritten'), title: Typed })
/** The shop was given another tagline; '' for none. */
export const TaglineWritten = t.strict({ type: t.literal('TaglineWritten'), tagline: Typed })
