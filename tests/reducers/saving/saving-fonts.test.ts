import { describe, expect, it } from 'vitest'
import { areFontsRefused, isNothingChanged } from '../../../src/projections/saving'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { collectionRead, designRead, family, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, nextWrite, opened } from '../../support/story'

const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead('header-large'),
  designRead(),
] as const

describe('Save with fonts', () => {
  it(
    'given fonts that the store lacks, then they are installed first, and the design has their files',
    { tags: ['D-13', 'B-04'] },
    () => {
      const chosen = [
        ...designer,
        collectionRead(['commissioner', 'crimson-pro']),
        fact('FontsChosen', { pairing: 'Commissioner + Crimson Pro' }),
        fact('SaveChosen'),
      ] as const
      const installed = (slug: string) => [
        fact('FontFamilyInstallRequested', { family: family(slug) }),
        fact('FontFamilyInstalled', { family: family(slug), found: false }),
      ]
      expect(nextWrite(given(...chosen))).toBeNull()
      expect(due(given(...chosen))).toContain('FontFamilyInstall')
      expect(due(given(...chosen, ...installed('commissioner')))).toContain('FontFamilyInstall')
      const state = given(...chosen, ...installed('commissioner'), ...installed('crimson-pro'))
      expect(JSON.stringify(nextWrite(state))).toContain('http://store.test/crimson-pro.woff2')
    },
  )

  it(
    'given the fonts cannot be installed, then saving stops, and the next Save tries again',
    { tags: ['D-13', 'B-04'] },
    () => {
      const chosen = [
        ...designer,
        collectionRead(['commissioner', 'crimson-pro']),
        fact('FontsChosen', { pairing: 'Commissioner + Crimson Pro' }),
      ] as const
      const refusal = fact('FontFamilyInstallRefused', { fault: refused() })
      const request = fact('FontFamilyInstallRequested', { family: family('commissioner') })
      const failed = given(...chosen, fact('SaveChosen'), request, refusal)
      expect(failed.saving.stage).toBe('failed')
      expect(due(failed)).not.toContain('FontFamilyInstall')
      expect([areFontsRefused(failed), areFontsRefused(given(...chosen))]).toEqual([true, false])
      expect(isNothingChanged(failed)).toBe(true)
      const without = given(
        ...chosen,
        fact('SaveChosen'),
        request,
        refusal,
        fact('FontsChosen', { pairing: null }),
        fact('SaveChosen'),
      )
      expect([due(without).includes('FontFamilyInstall'), nextWrite(without)?.kind, areFontsRefused(without)]).toEqual([
        false,
        undefined,
        false,
      ])
      const again = given(...chosen, fact('SaveChosen'), request, refusal, fact('SaveChosen'))
      expect(due(again)).toContain('FontFamilyInstall')
    },
  )
})
