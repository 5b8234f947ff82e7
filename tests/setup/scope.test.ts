import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOutside, tagsFilter } from './scope'
import { testFiles } from './test-files'

// Written in pieces, so that this file itself has no tag.
const word = 'tag'
const moduleTag = (tag: string) => `// @module-${word} ${tag}\nimport { it } from 'vitest'`
const testTag = (tag: string) => `it('saves', { ${word}s: ['${tag}'] }, () => {})`
const untagged = "it('saves', () => {})"

const outside = (source: string) => (['quick', 'all', 'added'] as const).filter((scope) => isOutside(source, scope))

describe('a test file', () => {
  it('without tags is left out of what test:all adds', () => {
    expect(outside(untagged)).toEqual(['added'])
  })

  it('with the tag "all" is left out of npm test', () => {
    expect(outside(moduleTag('all'))).toEqual(['quick'])
  })

  it('with the tag "more", or with a tagged test, is loaded in both', () => {
    expect(outside(moduleTag('more'))).toEqual([])
    expect(outside(`${untagged}\n${testTag('all')}`)).toEqual([])
    expect(outside(testTag('more'))).toEqual([])
  })

  it('that only speaks of tags has none', () => {
    expect(outside(`// see @module-${word} all\n${untagged}`)).toEqual(['added'])
  })
})

it('the tests of a scope are chosen by their tags', () => {
  expect((['quick', 'all', 'added'] as const).map(tagsFilter)).toEqual(['!all', null, 'all or more'])
})

/** The files that a source imports by a relative path. */
const importsOf = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/from '(\.[^']*)'/g)].flatMap(([, path = '']) => {
    const target = join(dirname(file), path)
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).filter(isFile)
  })

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** Whether the file, or one in tests that it imports, asks `isEverything`. */
const asksForScope = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file) || !/^tests\/(?!setup\/)/.test(file)) return false
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  return source.includes('isEverything') || importsOf(file, source).some((one) => asksForScope(one, seen))
}

it('every test file whose amounts depend on the scope has the tag "more"', () => {
  const files = testFiles().filter(({ file }) => asksForScope(file))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ source }) => isOutside(source, 'added')).map(({ file }) => file)).toEqual([])
})
