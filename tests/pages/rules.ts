/** The rules of a page that its owner would show, measured on the page that is open. Each fault is a sentence. */
import type { Page } from 'playwright-core'
import { contrast, luminance } from '../../src/color'
import { measureReadable } from '../browser/support/readable'
import {
  faultsOfRows,
  groundsOf,
  measureHeader,
  menuFaults,
  menuRows,
  orphanWords,
  othersShown,
  overflow,
  pageAndWords,
  pictureFaults,
} from '../woocommerce/page-measures'

export const rules = {
  contrast: 'M-01',
  pictures: 'M-02',
  grounds: 'M-05',
  buttons: 'M-05',
  headlines: 'M-06',
  header: 'M-08',
  rows: 'M-09',
  length: 'M-09',
  width: 'M-09',
  related: 'M-10',
  menu: 'M-09',
  console: '',
} as const
export type Rule = keyof typeof rules

export type Fault = { readonly rule: Rule; readonly page: string; readonly width: number; readonly what: string }

type Judge = (page: Page) => Promise<readonly string[]>

/** Screens of a phone that a home page may be long. */
const screens = 7
const screen = 844

const isWide: Judge = async (page) => {
  const more = await overflow(page)
  return more > 0 ? [`${more} px wider than the window`] : []
}

const areGroundsAlike: Judge = async (page) => {
  const grounds = await groundsOf(page)
  const [footer, last] = [grounds.at(-1) ?? '', grounds.at(-2) ?? '']
  return [
    ...grounds.flatMap((ground, index) =>
      index > 0 && contrast(ground, grounds[index - 1] ?? '') < 1.02
        ? [`section ${index + 1} stands on the ground of the one above, ${ground}`]
        : [],
    ),
    ...(luminance(footer) > luminance(last) ? [`the footer (${footer}) is lighter than what is above (${last})`] : []),
  ]
}

const isLong: Judge = async (page) => {
  const height = await page.evaluate(() => document.body.scrollHeight)
  return height > screens * screen ? [`${(height / screen).toFixed(1)} screens long`] : []
}

const isHeaderHigh: Judge = async (page) => {
  const { height, faults } = await measureHeader(page)
  return [...(height > 72 ? [`the header is ${Math.round(height)} px high`] : []), ...faults]
}

const isHard =
  (part?: string): Judge =>
  async (page) => {
    const { count, unreadable } = await measureReadable(page, part)
    const hard = unreadable.map(({ text, where, ratio, color, ground }) => {
      return `“${text.slice(0, 30)}” in ${where} is ${color} on ${ground}, ${ratio} : 1`
    })
    return count < 1 ? ['hardly anything to read was found'] : hard
  }

/** A vivid color is for what can be pressed: a page of words in it tires the eye. */
const calm = 7
const areWordsVivid: Judge = async (page) => {
  const [ground, words] = (await pageAndWords(page)).map(asHex)
  const ratio = contrast(ground ?? '', words ?? '')
  return ratio < calm ? [`the page's words are ${words} on ${ground}, ${ratio.toFixed(1)} : 1`] : []
}

const asHex = (css: string): string =>
  `#${(css.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((each) => Number(each).toString(16).padStart(2, '0'))
    .join('')}`

const isAlone: Judge = async (page) => ((await othersShown(page)) < 2 ? ['no other products are shown'] : [])

const onePage: Readonly<Partial<Record<Rule, Judge>>> = { headlines: orphanWords, rows: faultsOfRows, width: isWide }
const ofPictures: typeof onePage = { pictures: pictureFaults }
const ofPhone: typeof onePage = { header: isHeaderHigh }
const ofMenu: typeof onePage = { header: menuRows }
/** The last, since it makes the window as high as the page. */
const ofText: typeof onePage = { contrast: isHard() }

const both =
  (one: Judge, other: Judge): Judge =>
  async (page) => [...(await one(page)), ...(await other(page))]

/** What is measured on each page, by its width. A tablet's page has the texts of the desk's. */
const judgesOf = (name: string, width: number): typeof onePage => {
  if (name === 'phone menu') return { menu: menuFaults, contrast: isHard('.is-menu-open') }
  return {
    ...onePage,
    ...(['home', 'shop'].includes(name) && ofPictures),
    ...(name === 'home' && width === 1440 && { grounds: areGroundsAlike }),
    ...(name === 'home' && width === 390 && { length: isLong }),
    ...(width === 390 && name !== 'coming soon' && ofPhone),
    ...(width !== 390 && ofMenu),
    ...(name === 'product' && width === 1440 && { related: isAlone }),
    ...(width !== 768 && ofText),
    ...(name === 'home' && width === 1440 && { contrast: both(areWordsVivid, isHard()) }),
  }
}

export const judge = async (page: Page, name: string, width: number): Promise<readonly Fault[]> => {
  const faults: Fault[] = []
  for (const [rule, judged] of Object.entries(judgesOf(name, width)) as [Rule, Judge][])
    for (const what of new Set(await judged(page))) faults.push({ rule, page: name, width, what })
  return faults
}

/** Of the buttons that were seen on all pages. */
export const judgeButtons = (colors: Readonly<Record<string, readonly string[]>>): readonly Fault[] => {
  const all = new Set(Object.values(colors).flat())
  const seen = Object.entries(colors).flatMap(([name, own]) => (own.length > 0 ? [`${name} ${own.join(' and ')}`] : []))
  return all.size < 2
    ? []
    : [{ rule: 'buttons', page: 'all', width: 1440, what: `several accents: ${seen.join('; ')}` }]
}

/** Ten, less two for each rule that is broken, and one more for many faults of it; at least one. */
export const gradeOf = (faults: readonly Fault[]): number => {
  const counts = Object.keys(rules).map((rule) => faults.filter((fault) => fault.rule === rule).length)
  return Math.max(
    1,
    counts.reduce((grade, count) => grade - (count > 5 ? 3 : count > 0 ? 2 : 0), 10),
  )
}
