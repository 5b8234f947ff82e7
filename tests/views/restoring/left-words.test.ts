import { describe, expect, it } from 'vitest'
import type { KindOfChange } from '../../../src/events/versions'
import { leftWords } from '../../../src/views/restoring/restore-notice'

const touched = (what: KindOfChange) => ({ what, why: 'touched' }) as const
const gone = (what: KindOfChange) => ({ what, why: 'gone' }) as const

describe('what is said of the things that a restore left as they are', () => {
  it('given some were changed by another user and others are gone, then each is named once', { tags: ['D-19'] }, () => {
    const words = leftWords(
      [touched('header'), touched('title'), touched('pictures'), touched('pictures'), gone('logo'), gone('frontPage')],
      'back',
    )
    expect(words).toEqual([
      'Left alone, because somebody has changed or used it since: Header, Store title, Images.',
      'Left out, because it no longer exists: Logo and site icon, Front page.',
    ])
  })

  it(
    'given a product, or something that the merchant would not notice, then no name is listed',
    { tags: ['D-19'] },
    () => {
      expect(leftWords([touched('products'), touched('settings')], 'back')).toEqual([
        '1 sample product stays, because somebody has worked on it.',
      ])
    },
  )
})
