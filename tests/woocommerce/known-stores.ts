/** Stores as people have them, each made of a clean one, and how a merchant designs them. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atClosing, back, choosePalette, flowAddress, inDesigner, openScreen, save } from '../browser/walk-support'
import { visitor, type Client } from '../store/support'
import { theStore } from '../store/the-store'

export type Made = (path: string, body: Readonly<Record<string, unknown>>) => Promise<number>

/** Makes a thing over REST and gives its id. */
export const maker =
  (owner: Client): Made =>
  async (path, body) => {
    const answer = await owner.post(path, { status: 'publish', ...body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return (answer.body as { readonly id: number }).id
  }

export const paragraph = (text: string): string => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`

/** Two products, and everybody may look. */
export const openMill = async (owner: Client): Promise<void> => {
  const made = maker(owner)
  for (const [name, regular_price] of [
    ['Olive oil', '12.00'],
    ['Sea salt', '4.50'],
  ])
    await made('/wc/v3/products', { name, type: 'simple', regular_price })
  expect((await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'no' })).status).toBe(200)
}

export type Reading = Readonly<Record<'show_on_front' | 'page_on_front' | 'page_for_posts', string | number>>

/** Settings › Reading. */
export const reading = async (owner: Client): Promise<Reading> =>
  (await owner.get('/wp/v2/settings?_fields=show_on_front,page_on_front,page_for_posts')).body as Reading

export const setReading = async (owner: Client, settings: Partial<Reading>): Promise<void> =>
  expect((await owner.post('/wp/v2/settings', settings)).status).toBe(200)

/** A page as a visitor gets it, without scripts, which hold keys that change by the hour. */
export const pageAt = async (path: string): Promise<string> => {
  const answer = await visitor().page(path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
}

/** These pages, by their addresses. */
export const pagesAt = async (paths: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const pages: Record<string, string> = {}
  for (const path of paths) pages[path] = await pageAt(path)
  return pages
}

/** The page's header or footer. */
export const partOf = (html: string, tag: 'header' | 'footer'): string =>
  new RegExp(`<${tag}[^>]*wp-block-template-part[^]*?</${tag}>`).exec(html)?.[0] ?? ''

/** The labels of its menus' links. */
export const labelsIn = (html: string, tag: 'header' | 'footer'): readonly string[] =>
  [...partOf(html, tag).matchAll(/(?:item__label|item__link[^>]*)">([^<]*)</g)].map(([, label = '']) => label)

/** From the intro into the designer. */
export const begin = async (page: Page): Promise<void> => {
  await startDesigning(page)
  await inDesigner(page)
}

/** The same where the flow asks first. Gives the question's words. */
export const beginAsked = async (page: Page, answer: string): Promise<string> => {
  await startDesigning(page)
  const question = page.getByRole('dialog', { name: /^(Replace your current design|Change to a new theme)\?$/ })
  const words = await question.innerText()
  await question.getByRole('button', { name: answer }).click()
  await inDesigner(page)
  return words.replaceAll(/\s+/g, ' ')
}

const startDesigning = async (page: Page): Promise<void> => {
  await page.goto(flowAddress)
  await page.getByRole('button', { name: /^(Start designing|Use the store designer)$/ }).click({ timeout: 120_000 })
}

/** One choice in the designer: other colors. */
export const recolor = async (page: Page): Promise<void> => {
  await openScreen(page, 'Choose your color palette')
  await choosePalette(page, 'Slate')
  await back(page)
}

export const saveAndClose = async (page: Page): Promise<void> => {
  await save(page)
  await atClosing(page)
}

/** Brings back what was there before the flow, of which one design was saved. */
export const restoreFirst = async (page: Page): Promise<void> => {
  await page.goto(flowAddress)
  const name = 'Restore my previous design'
  await page.getByRole('button', { name }).click({ timeout: 120_000 })
  const dialog = page.getByRole('dialog', { name: 'Restore your previous design?' })
  await dialog.getByRole('button', { name }).click({ timeout: 60_000 })
  await page
    .getByText(/is back\.$/)
    .first()
    .waitFor({ timeout: 180_000 })
}

/** Templates, parts and menus as they are stored, to the letter, without our own notes. It needs the plugin `stored`. */
export const storedDesign = async (owner: Client): Promise<unknown> => {
  const [posts] = (await owner.get('/stored/v1/all')).body as readonly [readonly Stored[]]
  return posts
    .filter(({ post_type: type }) => /^wp_(template|template_part|navigation)$/.test(type))
    .map((post) => ({ ...post, meta: post.meta.filter(({ meta_key: key }) => !/^_customize_your_store_/.test(key)) }))
}
type Stored = { readonly post_type: string; readonly meta: readonly { readonly meta_key: string }[] }

/** An address of another name at which the store answers, too, as with and without `www`. */
export const secondAddress = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const { host, hostname, port } = new URL(theStore().url)
  const server = createServer((asked, reply) => {
    const headers = { ...asked.headers, host, 'x-forwarded-host': asked.headers.host }
    const { method, url: path } = asked
    const passedOn = request({ hostname, port, path, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passedOn.on('error', () => reply.destroy())
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}
