/** A design of which Save has something of every kind to write, and the calls that write it. */
import type { Page } from 'playwright-core'
import { admin, type Client } from '../../store/support'
import { homeOf, openDesigner, paragraph } from '../designer-support'
import { addPattern, back, chooseFonts, choosePalette, choosePart, openScreen } from '../walk-support'

/** What Save writes, in its order, by the addresses. */
export const writes = {
  'a font family': /wp\/v2\/font-families(\?|$)/,
  'a font file': /wp\/v2\/font-families\/\d+\/font-faces/,
  'everything else': /v1\/publications/,
} as const

/** A store that was set up; only Save tells with which homepage. */
export const seedSetUp = async (store?: Client): Promise<void> => {
  const client = store ?? (await admin())
  await client.put('/wp/v2/templates/twentytwentyfour//home', { content: homeOf(paragraph('Welcome')) })
  await client.post('/wc-admin/options', {
    woocommerce_admin_customize_store_completed: 'yes',
    woocommerce_customize_store_onboarding_tour_hidden: 'yes',
  })
}

/** Everything is chosen, and nothing is saved. */
export const chooseEverything = async (page: Page): Promise<void> => {
  await openDesigner(page)
  await openScreen(page, 'Choose your color palette')
  await choosePalette(page, 'Slate')
  await back(page)
  await openScreen(page, 'Choose fonts')
  await chooseFonts(page, 'Montserrat + Arvo')
  await back(page)
  await openScreen(page, 'Choose your header')
  await choosePart(page, 'With a search field')
  await back(page)
  await openScreen(page, 'Choose your footer')
  await choosePart(page, 'With an invitation')
  await back(page)
  await openScreen(page, 'Design your homepage')
  await addPattern(page, 'Services', 0)
  await back(page)
}

/** The address of a call as it reads, without what keeps it from a cache. */
export const readable = (url: URL | string): string => decodeURIComponent(String(url))
