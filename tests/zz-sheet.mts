import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import * as l from './browser/support/launch-options'
const [out, cols, w, ...files] = process.argv.slice(2) as string[]
const browser = await chromium.launch(await (l as any).launchOptions())
const page = await browser.newPage({ viewport: { width: Number(w), height: 800 } })
await page.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},1fr);gap:6px;background:#888">${files.map((f) => `<figure style="margin:0;font:12px sans-serif">${f.split('/').at(-1)}<img style="width:100%;display:block" src="data:image/jpeg;base64,${readFileSync(f).toString('base64')}"></figure>`).join('')}`)
await page.waitForTimeout(300)
await page.screenshot({ path: out, fullPage: true })
await browser.close()
