import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Functions of a PHP file by their whole names, as they stand in its source. */
const functionsIn = (source: string): readonly string[] => {
  const space = /^namespace ([\w\\]+)/m.exec(source)?.[1] ?? ''
  return [...source.matchAll(/^function (\w+)/gm)].map(([, name = '']) => `${space}\\${name}`)
}

it('no PHP function is declared twice, since PHP would stop at each request', () => {
  const files = readdirSync('plugin', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'))
  const names = files.flatMap((file) => functionsIn(readFileSync(join('plugin', file), 'utf8')))
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
