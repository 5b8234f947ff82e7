/**
 * `npm run draw`: writes the drawings of goods (objects.ts), and draws banner and icon for the plugin's page on WordPress.org into `assets/`,
 * in both sizes that it takes. `npm run zip` copies them from there, so that nobody needs a browser for it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../tests/browser/support/launch-options'
import { banner } from './banner'
import { icon } from './icon'
import { writeObjects } from './objects'

const pictures = [
  { name: 'banner-772x250', svg: banner(), width: 772, height: 250, scale: 1 },
  { name: 'banner-1544x500', svg: banner(), width: 772, height: 250, scale: 2 },
  { name: 'icon-128x128', svg: icon(), width: 128, height: 128, scale: 1 },
  { name: 'icon-256x256', svg: icon(), width: 128, height: 128, scale: 2 },
]

const font = async (family: string, file: string): Promise<string> => {
  const bytes = await readFile(`node_modules/@fontsource-variable/${file}`)
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
}

await writeObjects()
await mkdir('assets', { recursive: true })
await writeFile('assets/icon.svg', icon())
const fonts = [
  await font('Fraunces', 'fraunces/files/fraunces-latin-wght-normal.woff2'),
  await font('Inter', 'inter/files/inter-latin-wght-normal.woff2'),
]
const browser = await chromium.launch(await launchOptions())
try {
  for (const { name, svg, width, height, scale } of pictures) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    await page.setContent(`<style>${fonts.join('')}*{margin:0}svg{display:block}</style>${svg}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: `assets/${name}.png`, omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
