import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rowsOfPhp } from '../../build/docs/access/php-routes'

/** Functions of a PHP file by their whole names, as they stand in its source. */
const functionsIn = (source: string): readonly string[] => {
  const space = /^namespace ([\w\\]+)/m.exec(source)?.[1] ?? ''
  return [...source.matchAll(/^function (\w+)/gm)].map(([, name = '']) => `${space}\\${name}`)
}

const sources = readdirSync('plugin', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .map((file) => readFileSync(join('plugin', file), 'utf8'))
const names = sources.flatMap(functionsIn)

it('no PHP function is declared twice, since PHP would stop at each request', () => {
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('every function that the table of routes names is declared', () => {
  const named = rowsOfPhp().flatMap(({ functions }) => functions.map((name) => `CustomizeYourStore\\${name}`))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})

it('the plugin registers its routes in one place', () => {
  expect(sources.join('\n').match(/\bregister_rest_route\(/g)).toHaveLength(1)
})
