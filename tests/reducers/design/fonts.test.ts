import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { FontFamily } from '../../../src/events/design'
import { reduceFonts } from '../../../src/reducers/design/fonts'
import { initialFonts } from '../../../src/reducers/initial'
import { designRead } from '../../support/facts'

const face = (fontWeight: string) => ({
  fontFamily: 'inter',
  fontStyle: 'normal',
  fontWeight,
  src: [`http://store.test/inter-${fontWeight}.woff2`],
})
const light = face('300')
const bold = face('700')
const family = (...faces: FontFamily['faces']): FontFamily => ({
  slug: 'inter',
  name: 'Inter',
  fontFamily: 'Inter',
  faces,
})
const installed = fact('FontFamilyInstalled', { family: family(light, bold), found: false })
const read = (...fonts: readonly FontFamily[]) => designRead({ fonts })

const after = (...facts: readonly Parameters<typeof reduceFonts>[1][]) =>
  facts.reduce(reduceFonts, initialFonts).installed

describe('the fonts of the store', () => {
  it.each([[[]], [[family()]], [[family(light)]]])(
    'given a read returns an incomplete family, then the one installed meanwhile stays complete: %j',
    { tags: ['N-05', 'P-15'] },
    (half) => {
      expect(after(installed, read(...half))).toEqual([family(light, bold)])
    },
  )

  it(
    'given an interrupted installation, then a family without faces counts as missing',
    { tags: ['N-05', 'P-15'] },
    () => {
      expect(after(read(family()))).toEqual([])
    },
  )

  it('given another user removes a face later, then the next read shows it', { tags: ['N-05'] }, () => {
    const whole = family(light, bold)
    expect(after(installed, read(whole), read(family(light)))).toEqual([family(light)])
    expect(after(installed, read(family(light)), read(family(light)))).toEqual([family(light)])
  })
})
