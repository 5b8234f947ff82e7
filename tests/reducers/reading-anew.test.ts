import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { baselineRead, designRead, featuresRead, refused, storeRead, unused } from '../support/facts'
import { given, opened } from '../support/story'

/** A set-up in a store in use, which designs another theme than visitors see, failed. */
const failed = [
  opened(),
  storeRead({ theme: 'twentytwentythree', use: { ...unused, visitors: 'everything' } }),
  featuresRead(),
  fact('DesignWithoutAiChosen'),
  baselineRead(),
  fact('ThemeInstallRefused', { fault: refused() }),
] as const

describe('a set-up that is tried again', () => {
  it('[D-19] [S-05] given a look at the store’s own theme is on its way for the way back, then that is not taken for the new design’s', () => {
    const state = given(
      ...failed,
      fact('DialogOpened', { dialog: 'restore' }),
      fact('DesignReadRequested', { preview: null }),
      fact('DesignWithoutAiChosen'),
      designRead({ theme: 'twentytwentythree' }),
    )
    expect(state.setUp.stage).toBe('founding')
    expect(state.calls.ended).not.toHaveProperty('DesignRead')
  })
})
