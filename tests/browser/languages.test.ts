/** The flow in each of its languages: every text is in it, and none is cut off, on a desk or on a phone. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { cutOff } from './cut-off'
import { drawn } from './designer-support'
import { seedDesignedStore } from './screens/designed-store'
import { newVisit, screenshot } from './support'
import type { Visit } from './support/visit'
import { at, flowAddress } from './walk-support'

const screens: readonly (readonly [name: string, address: string, heading: string])[] = [
  ['intro', flowAddress, 'Design or choose a new theme'],
  ['root', at('assembler-hub'), "Let's get creative"],
  ['logo', at('assembler-hub/logo'), 'Add your logo'],
  ['colors', at('assembler-hub/color-palette'), 'Choose your color palette'],
  ['fonts', at('assembler-hub/typography'), 'Choose fonts'],
  ['header', at('assembler-hub/header'), 'Choose your header'],
  ['menu', at('assembler-hub/menu'), 'Arrange your menu'],
  ['homepage', at('assembler-hub/homepage/intro'), 'Design your homepage'],
  ['footer', at('assembler-hub/footer'), 'Choose your footer'],
  ['closing', at('transitional'), 'Your store looks great!'],
]

type Texts = Readonly<Record<string, readonly string[]>>

/** What the client is given, by the English. */
const textsOf = (locale: string): Texts => {
  const file = `plugin/languages/customize-your-store-${locale}-customize-your-store.json`
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
    visit = await newVisit({ keep: true, reducedMotion: true, locale: browser })
  }, 120_000)
  // A page left open would go on asking a store that was put back.
  afterAll(() => visit.close())

  it('[W-04] each screen is in it, and nothing is cut off', async () => {
    const { page } = visit
    const texts = textsOf(locale)
    for (const [name, address, english] of screens) {
      const [heading = ''] = texts[english] ?? []
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor({ timeout: 60_000 })
      if (address.includes('assembler-hub')) await drawn(page)
      for (const [where, width] of [['', 1280] as const, [' phone', 360] as const]) {
        await page.setViewportSize({ width, height: 800 })
        await screenshot(page, `${locale} ${name}${where}`)
        expect([name + where, await page.evaluate(cutOff)]).toEqual([name + where, []])
        expect([name + where, inEnglish(await page.evaluate(wordsOf), texts)]).toEqual([name + where, []])
      }
    }
  }, 400_000)
})

/** Runs in the page. What the flow says, piece by piece. */
const wordsOf = (): readonly string[] => {
  const texts = document.createTreeWalker(document.querySelector('.cys-app')!, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push((texts.currentNode.textContent ?? '').trim())
  return found.filter((text) => text !== '')
}

/** What is said in English although it has other words in this language. */
const inEnglish = (words: readonly string[], texts: Texts): readonly string[] =>
  words.filter((word) => Object.hasOwn(texts, word) && !(texts[word] ?? []).includes(word))
