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
    await openDesigner(page)
    await page.waitForTimeout(1500)
    asked = all.filter((one) => /wp-json|\.php|rest_route/.test(one))
  }, 240_000)

  it('[W-02] no script that PHP writes: what such a script says, a page elsewhere could read', () => {
    expect(asked.filter((one) => one.includes(' script ') && !/load-(scripts|styles)\.php/.test(one))).toEqual([])
  })

  it('[D-01] what the blocks ask first in one answer, and few requests in all', () => {
    const to = (path: string) => asked.filter((one) => one.includes(path)).length
    expect([to('/customize-your-store/v1/preload'), to('customize-your-store-assets')]).toEqual([1, 1])
    expect([to('/wp/v2/types?'), to('/wp/v2/users/me'), to('/wp-block-editor/v1/navigation-fallback')]).toEqual([
      0, 0, 0,
    ])
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(21)
  })
})
