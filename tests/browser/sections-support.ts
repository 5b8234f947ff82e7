import type { Locator, Page } from 'playwright-core'
import { boxOf } from './canvas-support'
import { homeOf, paragraph, side } from './designer-support'

const tall = (text: string) =>
  `<!-- wp:group {"metadata":{"name":"${text}"},"style":{"dimensions":{"minHeight":"240px"}}} --><div class="wp-block-group" style="min-height:240px">${paragraph(`${text} text`)}</div><!-- /wp:group -->`

/** A home page of three sections that have names. */
export const threeSections = homeOf(tall('One'), tall('Two'), tall('Three'))

/** The handle by which a section is dragged in the list. */
export const grip = (page: Page, name: string): Locator =>
  side(page).getByRole('button', { name: `Drag: ${name}`, exact: true })

export const middleOf = async (what: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = await boxOf(what)
  return { x: x + width / 2, y: y + height / 2 }
}
