// @module-tag all
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit } from './support'

describe('the tab that runs effects, in a real browser', { tags: ['L-04'] }, () => {
  let script = ''

  beforeAll(async () => {
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        lib: { entry: resolve('tests/browser/turns-page.ts'), formats: ['iife'], name: 'turns' },
      },
    })) as Rolldown.RolldownOutput[]
    script = built.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? ''
  }, 60_000)

  it('gives them up when it is hidden and another one is seen, and gets them back', async () => {
    const [first, second] = await twoTabs()
    await show(first, false)
    await expect.poll(() => turn(second)).toMatchObject({ runs: true })
    expect(await turn(first)).toMatchObject({ runs: false })
    await show(second, false)
    await show(first, true)
    await expect.poll(() => turn(first)).toMatchObject({ runs: true })
    await first.close()
    await expect.poll(() => turn(second)).toMatchObject({ runs: true })
  })

  it('stands still: the one in sight takes over within five seconds of its own clock', async () => {
    const [first, second] = await twoTabs()
    const hidden = await clock(second)
    await freeze(first, 8000)
    await expect.poll(() => turn(second)).toMatchObject({ runs: true })
    const { since } = await turn(second)
    expect(since - hidden).toBeLessThan(5000)
    expect(since - hidden).toBeGreaterThan(1500)
    // It still stood then, and learns of it afterwards.
    await expect.poll(() => turn(first)).toMatchObject({ runs: false })
    expect((await turn(first)).since).toBeGreaterThan(since)
    await second.close()
    await expect.poll(() => turn(first)).toMatchObject({ runs: true })
  })

  it('is hidden and alone: it goes on', async () => {
    const { page } = await newVisit({ loggedIn: false })
    await page.clock.install()
    await begin(page)
    await expect.poll(() => turn(page)).toMatchObject({ runs: true })
    const before = await turn(page)
    await show(page, false)
    await page.clock.runFor(30_000)
    expect(await turn(page)).toEqual(before)
  })

  const begin = async (page: Page) => {
    await page.goto('/wp-includes/images/blank.gif')
    await page.addScriptTag({ content: script })
  }

  const twoTabs = async () => {
    const { page: first, newTab } = await newVisit({ loggedIn: false })
    await begin(first)
    await expect.poll(() => turn(first)).toMatchObject({ runs: true })
    const second = await newTab()
    await begin(second)
    expect(await turn(second)).toMatchObject({ runs: false })
    return [first, second] as const
  }
})

// Helpers

type Turn = { readonly runs: boolean; readonly since: number }

const turn = (page: Page) => page.evaluate(() => (window as unknown as { turn: Turn }).turn)

const clock = (page: Page) => page.evaluate(() => Date.now())

/** A browser without windows calls each of its pages visible, and freezes none: they are told otherwise. */
const show = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )

/** The page is hidden, and nothing of it runs for so long, as when the browser has frozen it. */
const freeze = async (page: Page, milliseconds: number) => {
  await page.evaluate((length) => {
    const standStill = () => {
      const end = Date.now() + length
      while (Date.now() < end);
    }
    // What the page does at once about being hidden is done; what it would be asked afterwards is not heard.
    document.addEventListener(
      'visibilitychange',
      () =>
        void Promise.resolve()
          .then(() => undefined)
          .then(standStill),
      {
        once: true,
      },
    )
  }, milliseconds)
  // It answers when it stands no longer.
  void show(page, false)
}
