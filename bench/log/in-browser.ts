/** The log on a real browser's IndexedDB: appending, and opening long sessions. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { begun } from './story'
import type { Figure } from './figure'
import type { LogBench } from './page'
import { pageScript } from './page-script'

declare global {
  interface Window {
    logBench: LogBench
  }
}

const lengths = [
  { facts: 10_000, goal: '≤ 150 ms' },
  { facts: 100_000, goal: '≤ 800 ms' },
] as const

export const inBrowser = async (browser: Browser): Promise<readonly Figure[]> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.addScriptTag({ content: await pageScript() })
    const story = begun()
    const figures: Figure[] = [
      {
        what: 'A choice appended, until it is kept, folded and published',
        goal: '≤ 1 ms',
        samples: await page.evaluate((first) => window.logBench.append(first, 1000, 'append'), story),
      },
    ]
    for (const { facts, goal } of lengths) {
      const database = `open-${facts}`
      await page.evaluate(([first, length, name]) => window.logBench.keep(first, length, name), [
        story,
        facts,
        database,
      ] as const)
      const samples: number[] = []
      for (let time = 0; time < 5; time += 1)
        samples.push(
          await page.evaluate(([first, name]) => window.logBench.open(first, name), [story, database] as const),
        )
      figures.push({ what: `A session of ${facts.toLocaleString('en')} facts opened`, goal, samples })
    }
    return figures
  } finally {
    await context.close()
    server.close()
  }
}
