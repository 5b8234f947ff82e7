import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { Thing } from '../../../src/events/restoring/restoring'
import { paths } from '../../../src/events/shell/route-path'
import { differences } from '../../../src/reducers/restoring/baseline-book'
import { baselineRead, designRead, family, featuresRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

const chosen = [opened(), storeRead(), featuresRead(), fact('DesignWithoutAiChosen')] as const

describe('the store from before, in the set-up', () => {
  it('[D-19] given it begins, then the store is looked at before anything is changed', () => {
    expect(due(given(...chosen))).toEqual(['StoreRead', 'BaselineRead', 'DesignRead', 'PatternsRead'])
  })

  it('[D-19] given that cannot be read, then nothing is changed, and the intro shows the notice', () => {
    const state = given(...chosen, fact('BaselineReadRefused', { fault: refused() }))
    expect(state.route.path).toBe(paths.intro)
    expect(state.setUp).toMatchObject({ stage: 'failed', what: 'BaselineRead' })
    expect(due(state)).toEqual([])
  })

  it('[D-19][N-04] given products that were there, then the creation knows them; a second set-up looks again', () => {
    const state = given(...chosen, baselineRead({ products: [3, 5] }))
    expect(state.baseline.products).toEqual([3, 5])
    expect(due(given(...chosen, baselineRead(), fact('DesignWithoutAiChosen')))).toEqual(['StoreRead', 'BaselineRead'])
  })

  it('[D-19] given samples were made while the store was looked at again, then that look counts for nothing', () => {
    const state = given(
      ...chosen,
      baselineRead(),
      fact('ProductCreationRequested', { known: [] }),
      fact('DesignWithoutAiChosen'),
      fact('BaselineReadRequested'),
      fact('ProductsCreated', { ids: [7, 8] }),
      baselineRead({ products: [] }),
    )
    expect(differences(state.baseline).map(({ to }) => to)).toMatchObject([
      { kind: 'product', id: 7, there: false },
      { kind: 'product', id: 8, there: false },
    ])
    expect(due(state)).toContain('BaselineRead')
  })

  it('[D-19] given a sample came back from the trash and is told once more, then the change by which it came is still known', () => {
    const product = { kind: 'product', id: 7, there: true, modified: null } as const
    const [trashed, back] = [
      { ...product, there: false } as const,
      { ...product, modified: '2026-11-27T08:00:00' } as const,
    ]
    const created = [fact('ProductCreationRequested', { known: [] }), fact('ProductsCreated', { ids: [7] })] as const
    const moved = (from: Thing, to: Thing) => fact('RestoreStepMade', { step: { from, to }, skipped: null })
    const state = given(
      ...chosen,
      baselineRead(),
      ...created,
      moved(product, trashed),
      moved(trashed, back),
      ...created,
    )
    expect(differences(state.baseline)).toMatchObject([{ from: back, to: trashed }])
  })

  it('[D-19] given a font family is gone at the next look, then neither the former design nor the saved one counts on it', () => {
    const rubik = family('rubik')
    const font = { kind: 'font', family: rubik, there: true } as const
    const facts = [
      ...chosen,
      baselineRead(),
      fact('FontFamilyInstallRequested', { family: rubik }),
      fact('FontFamilyInstalled', { family: rubik, found: false }),
    ] as const
    expect(differences(given(...facts).baseline)).toMatchObject([{ to: { ...font, there: false } }])
    expect(differences(given(...facts, baselineRead({ things: [font] })).baseline)).toMatchObject([{ from: font }])
    expect(differences(given(...facts, baselineRead()).baseline)).toEqual([])
  })

  it('[D-19] given a font family that the merchant had installed since the last look, then it is not the flow’s to remove', () => {
    const rubik = family('rubik')
    const font = { kind: 'font', family: rubik, there: true } as const
    const facts = [
      ...chosen,
      baselineRead(),
      fact('FontFamilyInstallRequested', { family: rubik }),
      fact('FontFamilyInstalled', { family: rubik, found: true }),
      baselineRead({ things: [font] }),
    ] as const
    expect(differences(given(...facts).baseline)).toEqual([])
  })

  it('[D-19] given nobody heard that tracking was allowed, then the next look says whether the saved design has it', () => {
    const tracking = (value: unknown) => ({ kind: 'option', name: 'woocommerce_allow_tracking', value }) as const
    const state = given(
      opened(paths.designer),
      storeRead({ taskCompleted: true }),
      featuresRead(),
      designRead(),
      baselineRead({ things: [tracking('no')] }),
      fact('TrackingEnablingRequested'),
      fact('TrackingEnablingRefused', { fault: refused() }),
      fact('SaveChosen'),
      fact('DesignSaved'),
      baselineRead({ things: [tracking('yes')] }),
    )
    expect(state.baseline.saved?.things['option woocommerce_allow_tracking']).toEqual(tracking('yes'))
    expect(differences(state.baseline, 'saved')).toEqual([])
    expect(differences(state.baseline).map(({ to }) => to)).toEqual([tracking('no')])
  })

  it('[N-08] given the design was read before, then it is read again after the theme has changed', () => {
    const early = [opened(paths.designer), storeRead(), featuresRead(), designRead({ theme: 'twentytwentythree' })]
    const again = given(...early, fact('DesignWithoutAiChosen'))
    expect(Object.keys(again.calls.ended)).not.toContain('DesignRead')
  })
})
