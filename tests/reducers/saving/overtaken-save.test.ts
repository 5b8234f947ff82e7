import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { hasNewerChanges } from '../../../src/projections/saving'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, nextPublication, opened } from '../../support/story'

const changed: readonly FlowEvent[] = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('PaletteChosen', { palette: 'Slate' }),
]

/** What is written next. */
const next = (...facts: readonly FlowEvent[]) => nextPublication(given(...facts))?.targets.map(({ kind }) => kind)

describe('a Save with newer choices', () => {
  it(
    'given a choice while Save runs, then the designer stays, and says that there are newer changes',
    { tags: ['P-13'] },
    () => {
      const facts = [...changed, fact('SaveChosen'), fact('PaletteChosen', { palette: 'Canary' })] as const
      expect(hasNewerChanges(given(...facts))).toBe(true)
      const saved = given(...facts, fact('DesignSaved'))
      expect(saved.route.path).toBe(paths.designer)
      expect(saved.saving.stage).toBe('saved')
      expect(hasNewerChanges(saved)).toBe(true)
      expect(saved.designing.saved?.palette).toBe('Slate')
      expect(hasNewerChanges(given(...facts, fact('DesignSaved'), fact('DesignUndone')))).toBe(false)
      expect(hasNewerChanges(given(...facts, fact('DesignSaved'), fact('SaveNoticeDismissed')))).toBe(false)
      const again = given(...facts, fact('DesignSaved'), fact('SaveChosen'), fact('DesignSaved'))
      expect(again.route.path).toBe(paths.closing)
      expect(again.designing.saved?.palette).toBe('Canary')
    },
  )

  it('given a choice just as Save opens the closing screen, then the designer opens again', { tags: ['P-13'] }, () => {
    const late = given(
      ...changed,
      fact('SaveChosen'),
      fact('DesignSaved'),
      fact('PaletteChosen', { palette: 'Canary' }),
    )
    expect(late.route.path).toBe(paths.designer)
    expect(hasNewerChanges(late)).toBe(true)
    expect([late.designing.saved?.palette, late.designing.design?.palette]).toEqual(['Slate', 'Canary'])
    const same = given(...changed, fact('SaveChosen'), fact('DesignSaved'), fact('PaletteChosen', { palette: 'Slate' }))
    expect(same.route.path).toBe(paths.closing)
  })

  it('given the choice is undone before Save ends, then there is nothing newer', { tags: ['P-13'] }, () => {
    const facts = [fact('SaveChosen'), fact('PaletteChosen', { palette: 'Canary' }), fact('DesignUndone')]
    expect(given(...changed, ...facts, fact('DesignSaved')).route.path).toBe(paths.closing)
  })

  it(
    'given a logo is being uploaded when Save is chosen, then it is part of the Save; a later one is not',
    { tags: ['P-13', 'D-02'] },
    () => {
      const logoFile = { name: 'logo.png', mime: 'image/png', data: 'AAAA', as: 'logo' as const }
      const file = fact('LogoFileChosen', logoFile)
      const media = { id: 9, url: 'http://store.test/logo.png', alt: '', width: 1, height: 1 }
      const arrived = [
        file,
        fact('MediaUploadRequested', logoFile),
        fact('MediaUploaded', { media, as: 'logo', width: null }),
      ]
      const [first, ...rest] = arrived
      if (first === undefined) throw new Error('No file')
      const before = given(...changed, first, fact('SaveChosen'))
      expect(due(before)).toContain('MediaUpload')
      expect(due(before)).not.toContain('Publication')
      expect(next(...changed, first, fact('SaveChosen'), ...rest)).toEqual(['site', 'styles'])
      const later = [...changed, fact('SaveChosen'), ...arrived]
      expect(next(...later)).toEqual(['styles'])
      expect(hasNewerChanges(given(...later))).toBe(true)
    },
  )

  it(
    'given a logo is chosen while Save runs or as it ends, then the merchant waits for it in the designer',
    { tags: ['P-13', 'D-02'] },
    () => {
      const logoFile = { name: 'logo.png', mime: 'image/png', data: 'AAAA', as: 'logo' as const }
      const media = { id: 9, url: 'http://store.test/logo.png', alt: '', width: 1, height: 1 }
      const file = fact('LogoFileChosen', logoFile)
      const asked = fact('MediaUploadRequested', logoFile)
      const orders = [
        [fact('SaveChosen'), file, asked, fact('DesignSaved')],
        [fact('SaveChosen'), fact('DesignSaved'), file, asked],
      ] as const
      for (const order of orders) {
        const saved = given(...changed, ...order)
        expect([saved.route.path, hasNewerChanges(saved)]).toEqual([paths.designer, true])
        const arrived = given(...changed, ...order, fact('MediaUploaded', { media, as: 'logo', width: null }))
        expect([arrived.route.path, hasNewerChanges(arrived)]).toEqual([paths.designer, true])
        const refusal = fact('MediaUploadRefused', { fault: refused() })
        expect(hasNewerChanges(given(...changed, ...order, refusal))).toBe(false)
      }
      expect(hasNewerChanges(given(...changed, file, fact('SaveChosen')))).toBe(false)
    },
  )
})
