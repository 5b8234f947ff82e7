/** A codec's values, or null: what a store may lack. */
import * as t from 'io-ts'

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
