/**
 * docs/performance.md: the last full table of each setting. A run replaces the section of its own setting and leaves the others as they are.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { places } from '../../store/places'

const file = join(places.project, 'docs', 'performance.md')

const introduction = `# Performance

Written by \`npm run bench\`: the last full run of each setting, with its machine and date. Times are from the press (or from the beginning of the
navigation) to the first frame of the screen in which the result is visible. How it is measured is in [bench](../bench/README.md).
`

/** Puts a section into the page, or in the place of the one with the same title. */
export const writeSection = async (title: string, text: string): Promise<void> => {
  const page = await readFile(file, 'utf8').catch(() => introduction)
  const { code } = await format('performance.md', withSection(page, title, text), { printWidth: 120 })
  await writeFile(file, code)
}

/** Sections are second-level headings; they stay in the order in which they came. */
export const withSection = (page: string, title: string, text: string): string => {
  const section = `## ${title}\n\n${text.trim()}\n`
  const [head = '', ...sections] = page.split(/^(?=## )/m)
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  const all = at < 0 ? [...sections, section] : sections.with(at, section)
  return [head.trim(), ...all.map((one) => one.trim())].join('\n\n') + '\n'
}
