/** What the flow made besides the design, in the versions of a store with WooCommerce. */
import { describe } from 'vitest'
import { restoresWhatTheFlowMade } from '../store/made-things'
import { restoresEachKind } from '../store/restored-kinds'

describe('the versions of a store with WooCommerce', { tags: ['X-19'] }, () => {
  restoresWhatTheFlowMade()
  restoresEachKind()
})
