/** Straight into the designer, on a store that was set up before: by REST instead of by the loader. */
import type { FrameLocator, Page } from 'playwright-core'
import { admin } from '../store/support'
import { at } from './walk-support'

const part = (slug: string) =>
  `<!-- wp:template-part {"slug":"${slug}","theme":"twentytwentyfour","tagName":"${slug}"} /-->`

/** A home page of these sections between the theme's header and footer. */
export const homeOf = (...sections: readonly string[]) => [part('header'), ...sections, part('footer')].join('\n\n')

export const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`

/** Marks the task as done, and gives the store a home page if there is one to give. */
export const seedStore = async (home?: string): Promise<void> => {
  const client = await admin()
  if (home !== undefined) await client.put('/wp/v2/templates/twentytwentyfour//home', { content: home })
  await client.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
}

/** What the store keeps as its home page, byte for byte. */
export const storedHome = async (): Promise<string> => {
  const { body } = await (await admin()).get('/wp/v2/templates/twentytwentyfour//home?context=edit')
  return (body as { content: { raw: string } }).content.raw
}

/** Opens a screen of the designer by its address and waits until the page is drawn: in sight, or on a low screen only `attached`. */
export const openDesigner = async (page: Page, screen = '', state: 'visible' | 'attached' = 'visible') => {
  await page.goto(at(`assembler-hub${screen}`))
  await drawn(page, state)
}

/** To another of the designer's screens without loading the page, as browser Back and Forward lead there. */
export const goTo = (page: Page, screen: string): Promise<void> =>
  page.evaluate(
    (address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    at(`assembler-hub${screen}`),
  )

/** The page's own frame; previews of patterns have frames of the same title. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]')

export const drawn = async (page: Page, state: 'visible' | 'attached' = 'visible'): Promise<void> => {
  await canvas(page).locator('header').first().waitFor({ state, timeout: 120_000 })
  await page.locator('.cys-skeleton').waitFor({ state: 'detached', timeout: 60_000 })
}

export const path = (page: Page) => new URL(page.url()).searchParams.get('path')

/** The screen's controls. */
export const side = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })

/** Texts of the page's top-level blocks between header and footer, in order. */
export const drawnSections = (page: Page): Promise<readonly string[]> =>
  canvas(page).locator('.is-root-container > :not(header, footer)').allInnerTexts()
