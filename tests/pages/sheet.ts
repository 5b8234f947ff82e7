/** Contact sheets: the pictures of a store's pages side by side, and the front pages of many stores. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Report } from './report'

export type Shot = { readonly title: string; readonly width: number; readonly file: string }

const style = `<style>
  body { margin: 24px; background: #888; font: 15px/1.4 sans-serif; color: #111 }
  h1 { font-size: 24px; margin: 0 } p { margin: 4px 0 16px } ul { margin: 0 0 16px; columns: 2 }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } figcaption { font-weight: bold }
  img { display: block; object-fit: cover; object-position: top; background: #fff }
</style>`

const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (each) => ({ '&': '&amp;', '<': '&lt;' })[each] ?? '&gt;')

/** A desk's page is a third of its size. */
const figure = ({ title, width, file }: Shot, scale: number, most: number): string =>
  `<figure><figcaption>${escaped(title)} ${width}</figcaption><img style="width: ${Math.round(width * scale)}px; max-height: ${most}px" src="data:image/jpeg;base64,${readFileSync(file).toString('base64')}"></figure>`

const draw = async (page: Page, path: string, width: number, body: string): Promise<void> => {
  await page.setViewportSize({ width, height: 600 })
  await page.setContent(`${style}${body}`)
  await page.evaluate('Promise.all([...document.images].map((each) => each.decode()))')
  await page.screenshot({ path, fullPage: true })
}

export const drawSheet = (page: Page, path: string, report: Report, shots: readonly Shot[]): Promise<void> => {
  const { id, grade, store, faults } = report
  const told = `${store.name} (${store.language}, ${store.country}, ${store.look}): ${store.description}`
  const list = faults.map(
    ({ rule, page: name, width, what }) => `<li>${escaped(`${rule}: ${name} ${width}: ${what}`)}</li>`,
  )
  return draw(
    page,
    path,
    2240,
    `<h1>${escaped(id)} · ${grade} of 10</h1><p>${escaped(told)}</p><ul>${list.slice(0, 24).join('')}</ul><main>${shots.map((shot) => figure(shot, 1 / 3, 1500)).join('')}</main>`,
  )
}

/** The front pages of stores on a desk and a phone. */
export const drawOverview = (
  page: Page,
  path: string,
  stores: readonly { readonly report: Report; readonly shots: readonly Shot[] }[],
): Promise<void> =>
  draw(
    page,
    path,
    2240,
    `<main>${stores
      .map(
        ({ report, shots }) =>
          `<section><b>${escaped(report.id)} · ${report.grade}</b><main style="gap: 6px">${shots.map((shot) => figure({ ...shot, title: '' }, 0.19, 760)).join('')}</main></section>`,
      )
      .join('')}</main>`,
  )
