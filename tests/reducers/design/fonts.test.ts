import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { FontFamily } from '../../../src/events/design'
import { initialFonts, reduceFonts } from '../../../src/reducers/design/fonts'
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
    'given a reading saw a family half made, then the one that was installed meanwhile stays whole: %j',
    { tags: ['N-05', 'P-15'] },
    (half) => {
      expect(after(installed, read(...half))).toEqual([family(light, bold)])
    },
  )

  it(
    'given its installation was cut off, then a family without faces does not count as there',
    { tags: ['N-05', 'P-15'] },
    () => {
      expect(after(read(family()))).toEqual([])
    },
  )

  it('given somebody removes a face later, then the next reading says so', { tags: ['N-05'] }, () => {
    const whole = family(light, bold)
    expect(after(installed, read(whole), read(family(light)))).toEqual([family(light)])
    expect(after(installed, read(family(light)), read(family(light)))).toEqual([family(light)])
  })
})
