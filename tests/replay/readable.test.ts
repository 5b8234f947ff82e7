import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { diffOf } from '../../src/replay/diff'
import { readableState } from '../../src/replay/readable'
import { designRead, featuresRead, storeRead } from '../support/facts'
import { given, opened } from '../support/story'

const begun = [opened(), storeRead(), featuresRead(), designRead()]
const slate = fact('PaletteChosen', { palette: 'Slate' })
const inter = fact('FontsChosen', { pairing: 'Inter + Cormorant' })

describe('a state in a form for people', { tags: ['V-03'] }, () => {
  it('given two choices and an undo, then the history is two lists of steps', () => {
    const { past, future } = readableState(given(...begun, slate, inter, fact('DesignUndone'))).designing
    expect([past, future].map((list) => list.map(({ step }) => step))).toEqual([[slate], [inter]])
  })

  it('given an undo, then the difference shows one step less in the past, and one more in the future', () => {
    const [before, after] = [given(...begun, slate, inter), given(...begun, slate, inter, fact('DesignUndone'))]
    const paths = diffOf(readableState(before), readableState(after)).map(({ path, how }) => `${path} ${how}`)
    expect(paths.filter((path) => /past|future/.test(path))).toEqual([
      'designing.past[1] removed',
      'designing.future[0] added',
    ])
  })

  it('given the same state twice, then the result has the same objects', () => {
    const state = given(...begun, slate)
    expect(readableState(state).designing).toBe(readableState(state).designing)
    expect(readableState(state).designing.past).toBe(readableState(state).designing.past)
  })
})
