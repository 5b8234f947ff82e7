/** A thing that is measured: what it does in a page, and the numbers that it gives. */
import type { Page } from 'playwright-core'
import type { Flow } from '../flows/flow'
import type { BenchStore } from '../stores/store'

/** A number that the table tells. */
export type Measure = {
  readonly what: string
  readonly unit: 'ms' | 'KB' | 'MB' | 'frames/s'
  /** What is aimed at, in a reader's words. */
  readonly goal: string
}

/** What a row finds: a page that is open in a browser of its own, and whose flow it is. */
export type Visit = { readonly page: Page; readonly flow: Flow; readonly store: BenchStore }

export type Samples = Readonly<Record<string, readonly number[]>>

export type Row = {
  readonly name: string
  /**
   * Where it begins: `intro` in a fresh browser, on a store that was never designed; `designer` at the designer's root, on one that was
   * set up; `opening` likewise, but before the designer is opened.
   */
  readonly from: 'intro' | 'opening' | 'designer'
  readonly measures: Readonly<Record<string, Measure>>
  readonly measure: (visit: Visit) => Promise<Samples>
  /** Whether the store is another one afterwards than before. */
  readonly changesStore?: true
  /** Whether it is measured in the first run only, and of our flow only: it takes a minute. */
  readonly once?: true
}
