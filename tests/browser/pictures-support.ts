/** The pictures of the selected section, in the designer's side and in its canvas. */
import type { Locator, Page } from 'playwright-core'
import { side } from './designer-support'

export type PickedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The card of a picture, counted from 1. */
export const pictureCard = (page: Page, number = 1): Locator =>
  side(page).getByRole('listitem', { name: `Image ${number} of` })

/** Picks a file as people do. A large one is named by its path, which takes no time to tell the browser. */
export const replaceBy = async (page: Page, file: PickedFile | string, number = 1): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await pictureCard(page, number).getByRole('button', { name: 'Upload another' }).click()
  await (await chooser).setFiles(file)
}
