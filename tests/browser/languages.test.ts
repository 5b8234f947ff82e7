// @module-tag all
/** The flow in each of its languages: every text is in it, and none is cut off, on a desk or on a phone. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { cutOff } from './cut-off'
import { goTo, openDesigner } from './designer-support'
import { places } from './rooms'
import { seedDesignedStore } from './screens/designed-store'
import { newVisit, screenshot } from './support'
import type { Visit } from './support/visit'
import { at, flowAddress } from './walk-support'

/** The page is loaded once for all of the designer's screens. */
const screens: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>, heading: string])[] = [
  ['intro', (page) => page.goto(flowAddress), 'Design or choose a new theme'],
  ...places.map(
    ([address, heading]) =>
      [
        address === '' ? 'root' : address.slice(1),
        (page: Page) => (address === '' ? openDesigner(page) : goTo(page, address)),
        heading,
      ] as const,
  ),
  ['patterns', (page) => goTo(page, '/homepage/intro'), 'Design your homepage'],
  ['closing', (page) => page.goto(at('transitional')), 'Your store looks great!'],
]

type Texts = Readonly<Record<string, readonly string[]>>

/** What the client is given, by the English. */
const textsOf = (locale: string): Texts => {
  const file = `plugin/build/languages/customize-your-store-${locale}-customize-your-store.json`
  return (JSON.parse(readFileSync(file, 'utf8')) as { locale_data: Record<string, Texts> }).locale_data[
    'customize-your-store'
  ]!
}

describe.each(['de_DE', 'fr_FR', 'es_ES', 'ja', 'he_IL'])('in %s', (locale) => {
  let visit: Visit
  beforeAll(async () => {
    await restore()
    await (await admin()).post('/wp/v2/settings', { language: locale })
    await seedDesignedStore()
    const browser = locale.replace('_', '-')
    visit = await newVisit({ keep: true, locale: browser })
  }, 120_000)
  // A page left open would go on asking a store that was put back.
  afterAll(() => visit.close())

  it('each screen is in it, and nothing is cut off', { tags: ['W-04'], timeout: 400_000 }, async () => {
    const { page } = visit
    const texts = textsOf(locale)
    for (const [name, open, english] of screens) {
      const [heading = ''] = texts[english] ?? []
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(page)
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor({ timeout: 60_000 })
      for (const [where, width] of [['', 1280] as const, [' phone', 360] as const]) {
        await page.setViewportSize({ width, height: 800 })
        await screenshot(page, `${locale} ${name}${where}`)
        expect([name + where, await page.evaluate(cutOff)]).toEqual([name + where, []])
        expect([name + where, inEnglish(await page.evaluate(wordsOf), texts)]).toEqual([name + where, []])
      }
    }
  })
})

/** Runs in the page. What the flow says, piece by piece: not names of palettes (a style of a theme is called "Canary", too), nor the store's texts. */
const wordsOf = (): readonly string[] => {
  const texts = document.createTreeWalker(document.querySelector('.cys-app')!, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (parentElement?.closest('.cys-palette__name, [contenteditable]') === null) found.push((textContent ?? '').trim())
  }
  return found.filter((text) => text !== '')
}

/** What is said in English although it has other words in this language. */
const inEnglish = (words: readonly string[], texts: Texts): readonly string[] =>
  words.filter((word) => Object.hasOwn(texts, word) && !(texts[word] ?? []).includes(word))
