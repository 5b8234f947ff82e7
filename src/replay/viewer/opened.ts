/** The log on display: the present one, another one of this browser, or one from a file. */
import type { AnyFact } from '../../persistence/log'

export type Opened =
  | { readonly kind: 'present' }
  | { readonly kind: 'kept'; readonly session: string; readonly facts: readonly AnyFact[] }
  | {
      readonly kind: 'file'
      readonly name: string
      readonly session: string
      readonly masked: boolean
      readonly facts: readonly AnyFact[]
      readonly doubts: readonly string[]
    }
