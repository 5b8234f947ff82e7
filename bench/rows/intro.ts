/** The intro by its address, with an empty cache, and the scripts that it brings. */
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { quietOf } from '../browser/quiet'
import { sinceNavigation } from '../browser/seen'
import type { Row } from './row'

export const intro: Row = {
  name: 'intro',
  from: 'intro',
  measures: {
    usable: { what: 'Intro usable, cold', unit: 'ms', goal: '≤ 700 ms beyond the empty admin page' },
    own: { what: 'Intro: scripts of the plugin, packed', unit: 'KB', goal: '≤ 120 KB' },
    all: { what: 'Intro: all scripts, unpacked', unit: 'MB', goal: '' },
  },
  measure: async ({ page, flow }) => {
    const quiet = quietOf(page)
    const arrived: Response[] = []
    page.on('response', (response) => void arrived.push(response))
    const usable = await sinceNavigation(
      page,
      () => page.goto(flow.intro, { waitUntil: 'commit' }),
      flow.introUsable,
      null,
    )
    await quiet()
    const scripts = arrived.filter((response) => response.request().resourceType() === 'script')
    const bodies = await Promise.all(
      scripts.map(async (response) => ({
        own: isOwn(response),
        body: await response.body().catch(() => Buffer.alloc(0)),
      })),
    )
    const packed = bodies.filter(({ own }) => own).map(({ body }) => gzipSync(body).length)
    return {
      usable: [usable],
      own: [sum(packed) / 1024],
      all: [sum(bodies.map(({ body }) => body.length)) / 1024 / 1024],
    }
  },
}

const isOwn = (response: Response): boolean => /\/plugins\/customize-your-store\/|customize-store/.test(response.url())

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
