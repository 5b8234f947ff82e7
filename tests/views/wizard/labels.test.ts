import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { generationFailure } from '../../../src/views/wizard/labels'
import { setUpFailure } from '../../../src/projections/intro'
import { screen } from '../../../src/projections/screen'
import { wizardStep } from '../../../src/projections/wizard'
import { refused, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

describe('a generation that failed', () => {
  const builtIn = opened(paths.wizard, { aiEnabled: true, aiProvider: 'rules' })
  const answered = [
    fact('BusinessDescribed', { text: 'We sell tea.' }),
    fact('LookChosen', { look: 'Bold' }),
    fact('ToneChosen', { tone: 'Formal' }),
  ] as const
  const failing = [builtIn, storeRead(), ...answered, fact('ThemeInstallRefused', { fault: refused() })] as const

  it(
    'given a call was refused, then the last question says why, and the intro says nothing',
    { tags: ['A-05'] },
    () => {
      const state = given(...failing)
      expect([screen(state), wizardStep(state)]).toEqual(['wizard', 'tone-of-voice'])
      expect(generationFailure(state)).toContain('error 500: It broke')
      expect(setUpFailure(state)).toBeNull()
    },
  )

  it('when it is tried again, then the notice is gone', { tags: ['A-05'] }, () => {
    expect(generationFailure(given(...failing, fact('GenerationRetried')))).toBeNull()
    expect(generationFailure(given(...failing, fact('ToneChosen', { tone: 'Neutral' })))).toBeNull()
    expect(generationFailure(given(builtIn))).toBeNull()
  })

  it.each([
    ['AiImageSearch', 'No images'],
    ['AiProductWriting', 'No products'],
    ['DesignRead', 'not data'],
  ] as const)('given %s answered with nothing of use, then that is said', { tags: ['A-05'] }, (what, words) => {
    const state = given(...failing)
    const fault = { tag: 'Garbled', what: '' } as const
    expect(
      generationFailure({ ...state, setUp: { stage: 'failed', way: 'with-ai', what, fault, noticed: false } }),
    ).toContain(words)
  })

  it('given a set-up without AI failed, then only the intro says so', { tags: ['I-03'] }, () => {
    const state = given(
      opened(),
      storeRead(),
      fact('DesignWithoutAiChosen'),
      fact('ThemeInstallRefused', { fault: refused() }),
    )
    expect(generationFailure(state)).toBeNull()
    expect(setUpFailure(state)).not.toBeNull()
  })
})
