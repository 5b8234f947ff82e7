import { describe, expect, it } from 'vitest'
import { habitsIn } from '../../../src/effects/adapters/rest-preload'
import { memory } from './memory'

describe('the remembered reads of a store’s blocks', () => {
  it('are separate for each site', { tags: ['D-01'] }, () => {
    const kept = memory()
    habitsIn(() => kept, 'one').note('/wp/v2/a')
    expect([habitsIn(() => kept, 'one').known(), habitsIn(() => kept, 'other').known()]).toEqual([['/wp/v2/a'], []])
  })

  it('are empty if storage is blocked or contains something else', { tags: ['D-01'] }, () => {
    const blocked = () => {
      throw new Error('Blocked')
    }
    habitsIn(blocked, 'site').note('/wp/v2/a')
    expect(habitsIn(blocked, 'site').known()).toEqual([])
    expect(habitsIn(() => memory({ 'customize-your-store-blocks-read:site': '{"a":1}' }), 'site').known()).toEqual([])
  })
})
