import type { Page } from 'playwright-core'

/** A screen or dialog as a merchant may meet it. */
export type Screen = {
  /** Also the name of its picture. */
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  /** Puts away what would stand in the way of the next one. */
  readonly close?: (page: Page) => Promise<unknown>
  /** Selector of the part to judge, where axe cannot tell by itself what is in front. */
  readonly part?: string
}
