import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { outcomeWords, sessionOutcome } from '../../../src/replay/viewer/sessions-sheet'
import { refused, storeRead } from '../../support/facts'
import { changed } from '../../support/restore-story'
import { given, opened } from '../../support/story'

const wordsAfter = (...facts: Parameters<typeof given>) => outcomeWords(sessionOutcome(given(...facts)))

describe('how a session ended', { tags: ['B-20'] }, () => {
  it('given it was left, then it names the screen', () => {
    expect(wordsAfter(opened())).toBe('Left open: Opening')
    expect(wordsAfter(opened(), storeRead())).toBe('Left open: Intro')
    expect(wordsAfter(...changed)).toBe('Left open: Store designer')
  })

  it('given it was abandoned or saved, then it says so', () => {
    expect(wordsAfter(opened(), fact('FlowAbandoned'))).toBe('Abandoned')
    expect(wordsAfter(...changed, fact('SaveChosen'), fact('DesignSaved'))).toBe('Saved')
  })

  it('given something followed the Save, or the Save failed, then it says so', () => {
    const saved = [...changed, fact('SaveChosen'), fact('DesignSaved')]
    expect(wordsAfter(...saved, fact('PaletteChosen', { palette: 'Canary' }))).toMatch(/^Saved, then left open: /)
    const failed = fact('PublicationRefused', { fault: refused() })
    expect(wordsAfter(...changed, fact('SaveChosen'), failed)).toBe('Stuck at an error: Store designer')
  })

  it('given a former design was restored, then it says so, also if that was undone', () => {
    const restored = { ...given(...changed), restoring: { stage: 'done', way: 'back' } } as ReturnType<typeof given>
    expect(sessionOutcome(restored)).toEqual({ kind: 'restored' })
    const undone = { ...restored, restoring: { ...restored.restoring, way: 'forth' } } as ReturnType<typeof given>
    expect(outcomeWords(sessionOutcome(undone))).toBe('Restoring undone')
  })
})
