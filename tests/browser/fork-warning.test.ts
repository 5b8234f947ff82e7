// @module-tag all
import { expect, it } from 'vitest'
import { toFile } from '../../src/replay/file/to-file'
import { newVisit, screenshot } from './support'
import { log, longSession, openLog, press } from './viewer-support'

it(
  'given a session from a file, then the question before a fork says that it changes the store',
  { tags: ['V-02'], timeout: 120_000 },
  async () => {
    const { page } = await newVisit()
    await openLog(page)
    await page.locator('.cys-log input[type=file]').setInputFiles(file())
    await log(page).getByText('From the file somebody.ndjson').waitFor()
    await press(page, 'Fork from here')
    const warning = page.getByRole('dialog', { name: 'Fork from here?' }).locator('.components-notice.is-warning')
    await warning.waitFor()
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await screenshot(page, `flow log fork of a file ${width}`)
    }
    const sentences = await warning.innerText()
    expect(sentences).toContain('Its requests run on your store')
    expect(sentences).toContain('Save then publishes what the file contains, for all visitors to see.')
  },
)

// Helpers

const file = () => ({
  name: 'somebody.ndjson',
  mimeType: 'text/plain',
  buffer: Buffer.from(toFile(longSession('file0000-session', 30), { build: 'x', exported: 1_600_000_000_000 })),
})
