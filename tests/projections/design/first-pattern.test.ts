import { describe, expect, it } from 'vitest'
import { firstPattern } from '../../../src/projections/design/library'
import { featuresRead, patternsRead } from '../../support/facts'
import { given, opened } from '../../support/story'

describe('what an empty page begins with', () => {
  it.each([
    ['the usual first section', ['banner', 'centered-content-with-image-below'], 'centered-content-with-image-below'],
    ['any of its kind where there is none', ['banner'], 'banner'],
    ['nothing where there are no patterns', [], null],
  ] as const)('is %s', { tags: ['D-11'] }, (_what, names, first) => {
    expect(firstPattern(given(opened(), featuresRead(), patternsRead(...names)))?.title ?? null).toBe(first)
  })

  it('does not depend on the pattern library', { tags: ['D-11'] }, () => {
    const state = given(opened(), featuresRead({ patternLibrary: false }), patternsRead('banner'))
    expect(firstPattern(state)?.title).toBe('banner')
  })
})
