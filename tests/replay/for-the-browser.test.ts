import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the replayer also runs in a browser: only its command line imports Node', { tags: ['V-03'] }, () => {
  const folder = join('src', 'replay')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('cli'),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => /from 'node:|process\./.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
