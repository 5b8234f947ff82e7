import { describe, expect, test } from 'vitest'
import { pairingTitled } from '../../../../src/catalogue/fonts/font-pairings'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { branch } from '../../../../src/projections/design/styles/tree'
import { installedLora, installedRubik, untouched } from './samples'

const rubik = pairingTitled('Rubik + Inter')
const cardo = pairingTitled('Cardo Font + System Sans-serif')

describe('given fonts over global styles', () => {
  const families = (settings: object) =>
    branch(settings, 'typography', 'fontFamilies')['custom'] as { slug: string; fontFace?: { src: string[] }[] }[]

  test(
    'then all installed families are listed with their files, and the missing one by name',
    { tags: ['N-05', 'D-14'] },
    () => {
      const listed = families(designerStyles(undefined, rubik, [installedRubik, installedLora], untouched).settings)
      expect(listed.map(({ slug }) => slug)).toEqual(['rubik', 'lora', 'inter'])
      expect(listed[0]?.fontFace?.map(({ src }) => src[0])).toEqual([
        'https://shop.example/rubik-400.woff2',
        'https://shop.example/rubik-800.woff2',
      ])
      expect(listed[2]).toEqual({ slug: 'inter', name: 'Inter', fontFamily: 'Inter, sans-serif' })
    },
  )

  test('then families that the merchant added are kept, once each', () => {
    const own = {
      settings: {
        typography: {
          fontFamilies: { custom: [{ slug: 'mine', name: 'Mine', fontFamily: 'Mine' }, { slug: 'rubik' }] },
        },
      },
      styles: {},
    }
    expect(families(designerStyles(undefined, cardo, [installedRubik], own).settings).map(({ slug }) => slug)).toEqual([
      'mine',
      'rubik',
    ])
  })

  test("then the theme's families are switched on for a pairing of them, and left as they are for another", () => {
    const off = { settings: { typography: { fontFamilies: { theme: [] } } }, styles: {} }
    const listed = (pairing: typeof cardo) =>
      branch(designerStyles(undefined, pairing, [], off).settings, 'typography', 'fontFamilies')
    expect(listed(cardo)).toEqual({ custom: [] })
    expect(listed(rubik)).toMatchObject({ theme: [] })
  })
})
