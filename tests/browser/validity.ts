/** What the block editor says of markup: it offers to repair whatever it would have written otherwise. */
import type { Page } from 'playwright-core'

type Parsed = {
  readonly name: string
  readonly isValid: boolean
  readonly innerBlocks: readonly Parsed[]
}
type Blocks = { readonly wp: { readonly blocks: { readonly parse: (markup: string) => readonly Parsed[] } } }

/** Those in which the editor would repair a block. */
export const invalid = (page: Page, markups: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const isBroken = ({ name, isValid, innerBlocks }: Parsed): boolean =>
      (name !== 'core/freeform' && !isValid) || innerBlocks.some(isBroken)
    return all.filter((markup) => (window as unknown as Blocks).wp.blocks.parse(markup).some(isBroken))
  }, markups)
