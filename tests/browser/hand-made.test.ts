import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, openDesigner, seedStore, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, choosePalette, openScreen, save } from './walk-support'

/** Ten kinds of blocks, nested and spaced as people do it, one of them of a plugin that is not there. */
const home = readFileSync(join('tests', 'fixtures', 'hand-made-home.html'), 'utf8')

it(
  'given a home page made by hand, when only the palette is saved, then no byte of it changes',
  { tags: ['D-17'], timeout: 240_000 },
  async () => {
    await restore()
    await seedStore(home)
    const before = await storedHome()
    // The editor says so of markup that it would write otherwise; it must not write it.
    const { page } = await newVisit({ allow: [/Block validation/, /Block successfully updated/] })
    await openDesigner(page)
    for (const text of ['Bowls — für jeden Tag', 'On a cover', 'A banner of another plugin'])
      await canvas(page).getByText(text).first().waitFor({ state: 'attached' })
    await screenshot(page, 'designer hand-made page')
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await save(page)
    await atClosing(page)
    expect(await storedHome()).toBe(before)
    expect(before).toContain('<p class="has-drop-cap" >Spaces  by  hand,   and a <em>word</em></p>')
    const shop = await (await page.request.get('/')).text()
    expect(shop).toContain('A banner of another plugin')
    expect(shop).toMatch(/--wp--preset--color--background:\s*#13161e/i)
  },
)
