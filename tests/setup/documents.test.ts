import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const pages = ['.', '.github', 'bench', 'docs', 'docs/decisions', 'docs/spec', 'src/views/design'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

describe('the README', () => {
  it('has at most 120 lines of at most 120 characters', () => {
    const lines = read('README.md').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(120)
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })

  it('lists every command of package.json but the parts of npm run check', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const listed = new Set([...read('README.md').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name))
    const missing = Object.keys(scripts).filter((name) => !name.startsWith('check-') && !listed.has(name))
    expect(missing).toEqual([])
  })
})

describe('the changelog', () => {
  it('has at most 60 unreleased lines, and a line for each change', () => {
    const changelog = read('CHANGELOG.md')
    const unreleased = /^## Unreleased\n[\s\S]+?(?=\n+## )/m.exec(changelog)?.[0] ?? ''
    expect(unreleased).toContain('\n- ')
    expect(unreleased.split('\n').length).toBeLessThanOrEqual(60)
    expect(changelog.split('\n').filter((line) => line.startsWith('  '))).toEqual([])
  })

  it('groups changes under the headings of Keep a Changelog', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^### (.+)$/gm)].map(([, name]) => name)
    expect(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']).toEqual(
      expect.arrayContaining([...new Set(headings)]),
    )
  })
})

describe('links between documents', () => {
  it('lead to a file, and to a heading of it', () => {
    const broken = pages.flatMap((page) =>
      linksIn(page).flatMap((link) => (leadsSomewhere(page, link) ? [] : [`${page}: ${link}`])),
    )
    expect(broken).toEqual([])
  })

  it('are found', () => {
    expect(linksIn('README.md')).toContain('docs/architecture.md')
    expect(leadsSomewhere('README.md', 'docs/nowhere.md')).toBe(false)
    expect(leadsSomewhere('README.md', 'CONTRIBUTING.md#no-such-heading')).toBe(false)
  })
})

// Helpers

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

const linksIn = (page: string): readonly string[] =>
  [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) =>
    /^[a-z]+:/.test(link) ? [] : [link],
  )

const leadsSomewhere = (page: string, link: string): boolean => {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? page : join(dirname(page), file)
  return existsSync(join(root, target)) && (heading === undefined || anchorsOf(target).includes(heading))
}

/** As GitHub names them. */
const anchorsOf = (page: string): readonly string[] =>
  [...withoutCode(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )
