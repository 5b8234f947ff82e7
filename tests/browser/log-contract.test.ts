// @module-tag all
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { logContract } from '../persistence/log-contract'
import { newVisit } from './support'

describe('the contract of a log, on IndexedDB in a real browser', { tags: ['L-01'] }, () => {
  let script = ''

  beforeAll(async () => {
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: { 'fp-ts/lib': 'fp-ts/es6' } },
      build: {
        write: false,
        minify: false,
        lib: { entry: resolve('tests/browser/log-contract-page.ts'), formats: ['iife'], name: 'contract' },
      },
    })) as Rolldown.RolldownOutput[]
    script = built.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? ''
  }, 60_000)

  it.each(logContract.map(({ title }, index) => ({ title, index })))('$title', async ({ index }) => {
    const { page } = await newVisit({ loggedIn: false })
    await page.goto('/wp-includes/images/blank.gif')
    await page.addScriptTag({ content: script })
    const failure = await page.evaluate(
      (which) => (window as unknown as { runContract: (index: number) => Promise<string | null> }).runContract(which),
      index,
    )
    expect(failure).toBeNull()
  })
})
