import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'

type RecordOf = <T>(model: { readonly [K in keyof T]: Arbitrary<T[K]> }) => Arbitrary<T>

/** As `fc.record`, for what holds a fact: TypeScript gives up on its types, since there are so many facts. */
export const composed: RecordOf = fc.record
