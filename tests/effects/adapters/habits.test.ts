import { describe, expect, it } from 'vitest'
import { habitsIn } from '../../../src/effects/adapters/rest-preload'
import { memory } from './memory'

describe('what the blocks of a store are used to read', () => {
  it('is each site’s own', { tags: ['D-01'] }, () => {
    const kept = memory()
    habitsIn(() => kept, 'one').note('/wp/v2/a')
    expect([habitsIn(() => kept, 'one').known(), habitsIn(() => kept, 'other').known()]).toEqual([['/wp/v2/a'], []])
  })

  it('is nothing where storage is blocked or holds something else', { tags: ['D-01'] }, () => {
    const blocked = () => {
      throw new Error('Blocked')
    }
    habitsIn(blocked, 'site').note('/wp/v2/a')
    expect(habitsIn(blocked, 'site').known()).toEqual([])
    expect(habitsIn(() => memory({ 'customize-your-store-blocks-read:site': '{"a":1}' }), 'site').known()).toEqual([])
  })
})
