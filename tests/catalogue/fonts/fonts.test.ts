import { describe, expect, test } from 'vitest'
import { aiDefaults } from '../../../src/catalogue/defaults'
import { defaultPairing, pairings, pairingTitled } from '../../../src/catalogue/fonts/font-pairings'
import { furtherPairings, largerPairings } from '../../../src/catalogue/fonts/more-pairings'
import { fontsOnChoice, fontsToInstall } from '../../../src/catalogue/fonts/fonts-to-install'
import { pairingOfLook } from '../../../src/catalogue/wizard/looks'
import type { Styles } from '../../../src/catalogue/theme-json'
import { themePairings } from '../../../src/catalogue/fonts/theme-pairings'

describe('given the tables of fonts', () => {
  test('then there are nine, eight and two pairings, each named once', { tags: ['D-05'] }, () => {
    expect([pairings, largerPairings, themePairings].map((list) => list.length)).toEqual([19, 8, 2])
    expect(new Set(pairings.map(({ title }) => title)).size).toBe(19)
    expect(pairings[0]?.title).toBe('Commissioner + Crimson Pro')
  })

  test(
    'then every family of the larger set is installed, with the weights that its styles ask for',
    { tags: ['N-05'] },
    () => {
      const weights = new Map(fontsToInstall.map(({ slug, weights }) => [slug, weights]))
      const asked = largerPairings.flatMap(({ styles }) => typesIn(styles))
      expect(asked.filter(({ family }) => !weights.has(family))).toEqual([])
      // There is no medium Arvo; the browser takes the regular one for it.
      expect(asked.filter(({ family, weight }) => weight && !weights.get(family)?.includes(weight))).toEqual([
        { family: 'arvo', weight: '500', style: 'normal' },
      ])
      expect(fontsToInstall).toHaveLength(12)
      expect(fontsToInstall[1]).toEqual({ slug: 'bodoni-moda', weights: ['400'], style: 'normal' })
    },
  )

  test(
    'then every family of every other pairing can be installed, in the weights and styles that it needs',
    { tags: ['B-04'] },
    () => {
      const wanted = new Map([...fontsToInstall, ...fontsOnChoice].map((font) => [font.slug, font]))
      const asked = furtherPairings.flatMap(({ styles }) => typesIn(styles))
      expect(asked.filter(({ family, weight }) => !wanted.get(family)?.weights.includes(weight ?? '400'))).toEqual([])
      expect(asked.filter(({ family, style }) => style && wanted.get(family)?.style !== style)).toEqual([])
    },
  )

  test('then the default pairing follows the font library and tracking', { tags: ['N-07'] }, () => {
    expect([defaultPairing(true, true), defaultPairing(true, false), defaultPairing(false, true)]).toEqual([
      'Inter + Inter',
      'Cardo Font + System Sans-serif',
      'Cardo Font + System Sans-serif',
    ])
    expect(largerPairings[0]?.title).toBe(defaultPairing(true, true))
    expect(themePairings[0]?.title).toBe(defaultPairing(false, false))
  })

  test('then a pairing is written as WordPress reads it', () => {
    expect(pairingTitled('Montserrat + Arvo')?.styles).toEqual({
      blocks: {
        'core/site-title': {
          typography: { fontFamily: 'var(--wp--preset--font-family--montserrat)', fontWeight: '700' },
        },
        'core/post-navigation-link': { typography: { fontFamily: 'var(--wp--preset--font-family--montserrat)' } },
      },
      elements: {
        heading: {
          typography: {
            fontFamily: 'var(--wp--preset--font-family--montserrat)',
            fontStyle: 'normal',
            fontWeight: '700',
            lineHeight: '1.4',
          },
        },
        button: {
          typography: { fontFamily: 'var(--wp--preset--font-family--arvo)', fontStyle: 'normal', fontWeight: '500' },
        },
      },
      typography: {
        fontFamily: 'var(--wp--preset--font-family--arvo)',
        fontSize: 'var(--wp--preset--font-size--small)',
        fontStyle: 'normal',
        fontWeight: '400',
        lineHeight: '1.6',
      },
    })
  })

  test('then every pairing styles only families that it lists', () => {
    for (const { title, settings, styles } of pairings) {
      const listed = settings.typography.fontFamilies.theme.map(({ slug }) => slug)
      expect(
        typesIn(styles).filter(({ family }) => !listed.includes(family)),
        title,
      ).toEqual([])
    }
  })

  test('then what the looks and the defaults name exists', () => {
    for (const title of [...Object.values(pairingOfLook), aiDefaults.fonts]) expect(pairingTitled(title)).toBeDefined()
  })
})

type Type = { readonly family: string; readonly weight: string | undefined; readonly style: string | undefined }

/** Every typography in a tree of styles: its family's slug, its weight and its style. */
function typesIn(tree: Styles): readonly Type[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return []
    if (key !== 'typography') return typesIn(value)
    const { fontFamily, fontWeight, fontStyle } = value as Readonly<Record<string, string>>
    return fontFamily
      ? [{ family: fontFamily.replace(/^.*--(.*)\)$/, '$1'), weight: fontWeight, style: fontStyle }]
      : []
  })
}
