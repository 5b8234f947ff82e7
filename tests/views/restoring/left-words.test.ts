import { describe, expect, it } from 'vitest'
import type { Thing } from '../../../src/events/restoring/restoring'
import { leftWords } from '../../../src/views/restoring/left-words'

const touched = (thing: Thing) => ({ thing, why: 'touched' }) as const
const gone = (thing: Thing) => ({ thing, why: 'gone' }) as const

describe('what is said of the things that a restore left as they are', () => {
  it('[D-19] given somebody has changed some and others are gone, then each is named once', () => {
    const words = leftWords(
      [
        touched({ kind: 'header', id: 'theme//header', content: null }),
        touched({ kind: 'option', name: 'blogname', value: 'Maple' }),
        gone({ kind: 'menu', id: 5, status: 'draft' }),
        gone({ kind: 'menu', id: 6, status: 'draft' }),
        gone({ kind: 'theme', slug: 'twentytwentythree', name: 'Twenty Twenty-Three' }),
      ],
      'back',
    )
    expect(words).toEqual([
      'Left alone, because somebody has changed it since: Header, Store title.',
      'Left out, because it no longer exists: Menu, Theme: Twenty Twenty-Three.',
    ])
  })

  it('[D-19] given a product, or what nobody would notice, then no name is listed', () => {
    const product = touched({ kind: 'product', id: 7, there: false, modified: null })
    const note = touched({ kind: 'option', name: 'woocommerce_customize_store_ai_suggestions', value: false })
    expect(leftWords([product, note], 'back')).toEqual(['1 sample product stays, because somebody has worked on it.'])
  })
})
