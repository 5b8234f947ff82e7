import { describe, expect, it } from 'vitest'
import { isOutside, tagsFilter } from './scope'

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
