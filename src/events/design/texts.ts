/**
 * The texts of sections, written where they stand. `section` is a section's id, 'header' or 'footer'; `block` the place of the
 * text's block among all blocks of its markup.
 */
import * as t from 'io-ts'
import { Typed } from '../log/typed'

const At = { section: t.string, block: t.number }

/** A text was written and has come to rest; `html` has core's inline formats only. */
export const TextWritten = t.strict({ type: t.literal('TextWritten'), ...At, html: Typed })
/** A button leads elsewhere; '' for nowhere. */
export const ButtonLinked = t.strict({ type: t.literal('ButtonLinked'), ...At, url: Typed })
