// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { homeOf, openDesigner, paragraph, seedStore } from './designer-support'
import { newVisit } from './support'

describe('what opening the designer asks of the store', () => {
  let asked: readonly string[]
  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('By hand')))
    const { page } = await newVisit()
    const all: string[] = []
    page.on('request', (request) => all.push(`${request.method()} ${request.resourceType()} ${request.url()}`))
    // On a busy machine the page may rest before it asks for the last of it.
    const last = page.waitForRequest(/\/wp\/v2\/block-patterns\/patterns/)
    await openDesigner(page)
    await last
    let before = 0
    while (before < all.length) {
      before = all.length
      await page.waitForTimeout(1500)
    }
    asked = all.filter((one) => /wp-json|\.php|rest_route/.test(one))
  }, 240_000)

  it('no script that PHP writes: what such a script says, a page elsewhere could read', { tags: ['W-02'] }, () => {
    expect(asked.filter((one) => one.includes(' script ') && !/load-(scripts|styles)\.php/.test(one))).toEqual([])
  })

  it(
    'what the flow and what the blocks ask first in one answer each, and few requests in all',
    { tags: ['D-01'] },
    () => {
      const to = (path: string) => asked.filter((one) => one.includes(path)).length
      const reads = (method: string) =>
        asked.filter((one) => one.startsWith(method) && one.includes('/customize-your-store/v1/reads')).length
      expect([reads('GET'), reads('POST'), to('customize-your-store-assets')]).toEqual([1, 1, 1])
      // Spelt as in plugin/src/page/client.php: what is spelt otherwise would be asked for once more.
      const byTheFlow = asked
        .filter((one) => / (fetch|xhr) .*\/wp-json\//.test(one))
        .map((one) => new URL(one.split(' ')[2] ?? '').pathname.replace('/wp-json', ''))
      expect(byTheFlow.toSorted()).toEqual([
        '/customize-your-store/v1/patterns',
        '/customize-your-store/v1/reads',
        '/customize-your-store/v1/reads',
        '/wp/v2/block-patterns/patterns',
      ])
      expect([to('/wp/v2/types?'), to('/wp/v2/users/me'), to('/wp-block-editor/v1/navigation-fallback')]).toEqual([
        0, 0, 0,
      ])
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
    },
  )
})
