/** What a run found out: medians with quartiles as a table in Markdown, and its section in docs/performance.md. */
import { median, percentile } from 'es-toolkit'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { places } from '../store/places'
import type { Contestant, Measured } from './measure'
import type { Options } from './options'
import type { Measure, Row } from './rows'

/** A measure with its samples; `original` is null where the original was not asked for. */
export type Line = Measure & {
  readonly row: string
  readonly ours: readonly number[]
  readonly original: readonly number[] | null
}

/** A line for each measure of which there is a number. */
export const linesOf = (rows: readonly Row[], { samples }: Measured, isBeside: boolean): readonly Line[] =>
  rows
    .flatMap(({ name, measures }) =>
      Object.entries(measures).map(([key, measure]) => ({
        ...measure,
        row: name,
        ours: samples.get(`ours ${name}.${key}`) ?? [],
        original: isBeside ? (samples.get(`original ${name}.${key}`) ?? []) : null,
      })),
    )
    .filter(({ ours, original }) => ours.length > 0 || (original ?? []).length > 0)

export const table = (lines: readonly Line[]): string => {
  const isBeside = lines.some(({ original }) => original !== null)
  const head = ['What', 'Goal', 'Median', 'Quartiles', '95th', 'Times', ...(isBeside ? ['Original', 'Ratio'] : [])]
  return markdownTable([head, ...lines.map(cells)])
}

const cells = ({ what, goal, unit, ours, original }: Line): readonly string[] => {
  const figure = (value: number): string =>
    unit === 'MB' || value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
  const share = (percent: number): string => (ours.length === 0 ? '' : figure(percentile(ours, percent)))
  const middle = (all: readonly number[]): string =>
    all.length === 0 ? 'not measured' : `${figure(median(all))} ${unit}`
  const mine = [what, goal, middle(ours), `${share(25)} – ${share(75)}`, share(95), String(ours.length)]
  if (original === null) return mine
  const ratio = median(ours) / median(original)
  return [...mine, middle(original), Number.isNaN(ratio) ? '' : ratio.toFixed(2)]
}

export const markdownTable = ([head = [], ...lines]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')

/** In one line, what two runs have in common that may be compared. */
export const settingOf = (
  { throttle, products }: Pick<Options, 'throttle' | 'products'>,
  [ours, original]: readonly Contestant[],
): string =>
  [
    ours?.store.about ?? '',
    ...(original === undefined ? [] : [`beside the original on ${original.store.about}`]),
    ...(throttle === 1 ? [] : [`processor ${throttle} times slower`]),
    ...(products === 0 ? [] : [`${products.toLocaleString('en')} products`]),
  ].join('; ')

/** The date, how often, and the machine in a reader's words; it does not say whose it is. */
export const circumstances = (times: string): string => {
  const all = cpus()
  const model = all[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor'
  const system = `${type()} ${release().split('-')[0] ?? ''}, Node ${process.versions.node}`
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${new Date().toISOString().slice(0, 10)}, ${times}, on ${all.length} × ${model}, ${memory}, ${system}.`
}

/** Puts a section into docs/performance.md, in the place of the one with the same title. */
export const writeSection = async (title: string, text: string): Promise<void> => {
  const file = join(places.project, 'docs', 'performance.md')
  const page = withSection(await readFile(file, 'utf8'), title, text)
  await writeFile(file, (await format('performance.md', page, { printWidth: 120 })).code)
}

/** Sections are second-level headings; the others stay as they are, where they are. */
export const withSection = (page: string, title: string, text: string): string => {
  const section = `## ${title}\n\n${text.trim()}\n`
  const [head = '', ...sections] = page.split(/^(?=## )/m)
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  const all = at < 0 ? [...sections, section] : sections.with(at, section)
  return `${[head, ...all].map((one) => one.trim()).join('\n\n')}\n`
}
