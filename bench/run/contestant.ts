/** A flow on its store: ours, or the original beside it. */
import type { Flow } from '../flows/flow'
import type { BenchStore } from '../stores/store'

export type Contestant = { readonly flow: Flow; readonly store: BenchStore }
