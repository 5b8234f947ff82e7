// @module-tag all
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { theStore } from '../store/the-store'
import { homeOf, openDesigner, paragraph, seedStore, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, chooseFonts, choosePalette, openScreen, save } from './walk-support'

const fontsFolder = () => join(theStore().folder, 'wp-content', 'uploads', 'fonts')

afterEach(() => rm(fontsFolder(), { recursive: true, force: true }))

it(
  'given the fonts folder is read-only, then Save says so and saves the rest, without an empty family',
  { tags: ['X-15'], timeout: 240_000 },
  async () => {
    await restore()
    await seedStore(homeOf(paragraph('Rolls from seven o’clock')))
    // Where a file stands there can be no folder, also for an account that may write everything.
    await rm(fontsFolder(), { recursive: true, force: true })
    await mkdir(dirname(fontsFolder()), { recursive: true })
    await writeFile(fontsFolder(), '')
    const { page } = await newVisit({
      allow: [/status \d+: POST .*font-famil/],
      viewport: { width: 1280, height: 900 },
    })
    await openDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await openScreen(page, 'Choose fonts')
    await chooseFonts(page, 'Commissioner + Crimson Pro')
    await back(page)
    const before = await storedHome()
    await save(page)
    const notice = page.locator('.components-notice', { hasText: 'Saving failed.' })
    await notice.waitFor({ timeout: 60_000 })
    expect(await notice.textContent()).toMatch(/fonts.*writable.*Nothing has changed in your store\./s)
    await screenshot(page, 'designer fonts refused')
    expect(await storedHome()).toBe(before)

    await notice.getByRole('button', { name: 'Save without these fonts' }).click()
    await atClosing(page)
    const owner = await admin()
    expect((await owner.get('/wp/v2/font-families?_fields=id')).body).toEqual([])
    const { body } = await owner.get('/wp/v2/themes?status=active')
    const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
    const id = theme._links['wp:user-global-styles'][0].href.split('/').at(-1)
    const styles = JSON.stringify((await owner.get(`/wp/v2/global-styles/${id}?context=edit`)).body)
    expect(styles).toContain('palette')
    expect(styles).not.toContain('Commissioner')
  },
)
