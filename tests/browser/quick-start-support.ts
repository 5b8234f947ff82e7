/** A merchant's steps through the quick start, by the names that they see. */
import type { Page } from 'playwright-core'
import { looks, type Look } from '../../src/catalogue/wizard/looks'
import { visitor } from '../store/support'
import { flowAddress } from './walk-support'
import { asked, onwards, questions } from './wizard-support'

export const goods = (page: Page) => page.getByRole('textbox', { name: 'Your goods, in your own words' })
export const shopName = (page: Page) => page.getByRole('textbox', { name: 'Name of your store' })
export const begin = (page: Page) => page.getByRole('button', { name: 'Show me three directions' })

export const told = { goods: 'Leather bags, made by hand in Porto', name: 'Fio & Couro' } as const

/** From the intro to the first question. */
export const tell = async (page: Page, { goods: what, name }: { goods: string; name: string } = told) => {
  await page.goto(flowAddress)
  await goods(page).fill(what)
  await shopName(page).fill(name)
  await begin(page).click()
  await asked(page, questions.look)
}

/** Both questions, with the cards that are picked already. */
export const answerBoth = async (page: Page): Promise<void> => {
  await onwards(page).click()
  await asked(page, questions.tone)
  await onwards(page).click()
}

export const taking = (look: Look) => `Take this direction: ${look}`

export const take = (page: Page, look: Look) => page.getByRole('button', { name: taking(look) }).click()

/** Places of the three pages, with what is said of each. */
const cards = (page: Page) => page.getByRole('list', { name: 'Directions' }).getByRole('listitem')

/** The page of a direction, without what WordPress repeats for the editor. */
const pageIn = (page: Page, look: Look) =>
  cards(page)
    .filter({ has: page.getByRole('button', { name: taking(look) }) })
    .locator('iframe')
    .contentFrame()
    .locator('body')

/** All three pages are drawn. */
export const allDrawn = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Three directions for your store' }).waitFor({ timeout: 120_000 })
  for (const look of looks) await pageIn(page, look).locator('h1').waitFor({ state: 'attached', timeout: 60_000 })
}

/** What a direction's page shows. */
export const seenIn = (page: Page, look: Look) =>
  pageIn(page, look).evaluate((body) => {
    const heading = body.querySelector('h1') ?? body
    return {
      text: body.textContent,
      headline: heading.textContent,
      ground: getComputedStyle(body).backgroundColor,
      font: getComputedStyle(heading).fontFamily,
      header: body
        .querySelector('.is-root-container > * > *')
        ?.getAttribute('class')
        ?.replaceAll(/\S*\d\S*/g, ''),
      /** How each section begins, without header and footer. */
      order: [...(body.querySelector('.is-root-container > *')?.children ?? [])]
        .slice(1, -1)
        .map(({ textContent }) => textContent.trim().slice(0, 30)),
      products: [...body.querySelectorAll('.wc-block-product')].map((product) => ({
        name: product.querySelector('h2, h3')?.textContent ?? '',
        picture: product.querySelector('img')?.src ?? '',
      })),
    }
  })

/** What visitors see: the main part of the front page, the shop's name, the products. */
export const publicState = async () => {
  const client = visitor()
  const read = async (path: string) => (await client.get(path)).body
  const page = await (await client.page('/')).text()
  const { name } = (await read('/')) as { readonly name: string }
  const products = (await read('/wp/v2/product?per_page=100')) as readonly { readonly title: { rendered: string } }[]
  return {
    home: /<body[\s\S]*<\/footer>/.exec(page)?.[0],
    sheet: /<style id=["']global-styles-inline-css["'][\s\S]*?<\/style>/.exec(page)?.[0],
    name,
    products: products.map(({ title }) => title.rendered),
  }
}
