import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { designRead } from '../../support/facts'
import { header, saved } from '../../support/restore-story'
import { given, opened } from '../../support/story'

/** The reading of the design begins before the header is written, and its answer comes after. */
const lookDuringWrite = [opened(), fact('DesignReadRequested', { preview: null }), saved(header), designRead()] as const

describe('a store read that was open while Save wrote', { tags: ['P-15'] }, () => {
  it('is ignored, because it may show the store before the write', () => {
    expect(given(...lookDuringWrite).calls.ended).not.toHaveProperty('DesignRead')
  })

  it('is used if it began after the write', () => {
    const state = given(opened(), saved(header), designRead())
    expect(state.calls.ended).toHaveProperty('DesignRead', { call: 'DesignRead', status: 'done' })
  })
})
