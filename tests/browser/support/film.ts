/** A moving picture of a visit, in steps with a sentence below each: that of the README. */
import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { movingWebp, type Frame } from '../../../build/assets/moving-webp'

export type Film = {
  /** Keeps what the page shows now, for so many milliseconds of the film. */
  readonly take: (page: Page, sentence: string, milliseconds: number) => Promise<void>
  /** Writes the film into a file. */
  readonly write: (file: string) => Promise<void>
}

/** @param size of the film; the pages have the same shape and may be larger */
export const newFilm = (size: { readonly width: number; readonly height: number }): Film => {
  const frames: Frame[] = []
  return {
    take: async (page, sentence, milliseconds) => {
      const width = page.viewportSize()?.width ?? size.width
      await page.evaluate(showSentence, sentence)
      const session = await page.context().newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 80,
        clip: { x: 0, y: 0, width, height: (width * size.height) / size.width, scale: size.width / width },
      })
      await session.detach()
      await page.evaluate(() => document.querySelector('.film-sentence')?.remove())
      frames.push({ picture: Buffer.from(data, 'base64'), milliseconds })
    },
    write: (file) => writeFile(file, movingWebp(frames, size.width, size.height)),
  }
}

const showSentence = (sentence: string): void => {
  const line = document.createElement('p')
  line.className = 'film-sentence'
  line.textContent = sentence
  line.style.cssText =
    'position: fixed; z-index: 2147483647; inset: auto 0 24px 0; margin: 0 auto; inline-size: fit-content; padding: 12px 24px; border-radius: 999px; background: #fffffff2; color: #1e1e1e; box-shadow: 0 4px 24px #0006; font: 600 24px/1.3 system-ui, sans-serif; pointer-events: none'
  document.body.append(line)
}
