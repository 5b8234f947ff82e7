import { describe, expect, it } from 'vitest'
import { pairings } from '../../../src/catalogue/fonts/font-pairings'
import { fact } from '../../../src/events'
import { pairingUses } from '../../../src/projections/design/fonts-shown'
import { fontWords } from '../../../src/views/design/fonts/fonts-screen'
import { collectionRead, designRead, featuresRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const using = (pairing: string) =>
  pairingUses(given(opened(), featuresRead(), collectionRead(), designRead(), fact('FontsChosen', { pairing })))

describe('the note on the fonts in use', () => {
  it.each([
    ['Inter + Inter', 'Inter', 'Inter', 'Inter'],
    ['Montserrat + Arvo', 'Montserrat', 'Arvo', 'Arvo'],
    ['Libre Franklin + EB Garamond', 'Libre Franklin', 'Libre Franklin', 'EB Garamond'],
    ['Cardo Font + System Sans-serif', 'Cardo', 'System Sans-serif', 'System Sans-serif'],
  ])(
    'given %s, then headings are in %s, buttons in %s, and text in %s',
    { tags: ['D-05'] },
    (title, headings, buttons, text) => {
      expect(using(title)).toMatchObject({ headings, buttons, text })
    },
  )

  it('every font of every pair is described', { tags: ['D-05'] }, () => {
    const slugs = pairings.flatMap(({ settings }) => settings.typography.fontFamilies.theme.map(({ slug }) => slug))
    expect(slugs.filter((slug) => fontWords(slug) === '')).toEqual([])
  })

  it('given the store’s own fonts, then nothing is said', { tags: ['D-05'] }, () => {
    expect(pairingUses(given(opened(), featuresRead(), designRead()))).toBeNull()
  })
})
