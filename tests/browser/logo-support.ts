/** The logo in the designer's side, in its canvas and in the shop. */
import type { Locator, Page } from 'playwright-core'
import { canvas } from './designer-support'

export const logoPicture = (page: Page): Locator => page.locator('.cys-logo__picture img')

export const drawnLogo = (page: Page): Locator => canvas(page).locator('.wp-block-site-logo img').first()

export const drawnWidth = (page: Page): Promise<number> =>
  drawnLogo(page).evaluate((image) => (image as HTMLImageElement).width)

/** Picks a file as people do. */
export const chooseLogo = async (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload an image' }).click()
  await (await chooser).setFiles(file)
}

/** Lets a file fall onto the logo's place. */
export const dropFile = (page: Page, name: string, type: string, text: string): Promise<void> =>
  page.locator('.cys-logo__place .components-drop-zone').evaluate(
    (zone, file) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([file.text], file.name, { type: file.type }))
      for (const kind of ['dragenter', 'dragover', 'drop'])
        zone.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
    },
    { name, type, text },
  )

/** What a visitor of the shop gets. */
export const shopLogo = async (page: Page) => {
  await page.goto('/')
  return page.evaluate(() => {
    const image = document.querySelector('.wp-block-site-logo img')
    return {
      logo: image?.getAttribute('src') ?? null,
      width: image?.getAttribute('width') ?? null,
      linked: image?.closest('a') != null,
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? null,
    }
  })
}
