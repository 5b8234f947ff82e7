import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { themePairings } from '../../../src/catalogue/fonts/theme-pairings'
import { fact, type FlowEvent } from '../../../src/events'
import { previewFontsCss } from '../../../src/projections/design/fonts-shown'
import { activePairing, fontItems, fontNotice } from '../../../src/projections/design/fonts'
import { collectionRead, designRead, family, featuresRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, resumed } from '../../support/story'

const withAi = { aiEnabled: true, aiProvider: 'rules' } as const

const titles = (...facts: readonly FlowEvent[]) => fontItems(given(...facts)).map(({ title }) => title)

describe('the typography screen', () => {
  it.each([true, false])(
    'given tracking %s: all 19 pairs, the theme’s two first',
    { tags: ['D-05', 'B-18'] },
    (tracking) => {
      const offered = titles(opened('', { tracking }), featuresRead(), collectionRead())
      expect(offered).toHaveLength(19)
      expect(offered.slice(0, 2)).toEqual(themePairings.map(({ title }) => title))
    },
  )

  it.each([
    ['the collection', [collectionRead(['inter', 'rubik'])]],
    ['the store', [designRead({ fonts: [family('inter'), family('rubik')] })]],
    ['one of both each', [designRead({ fonts: [family('inter')] }), collectionRead(['rubik', 'arvo'])]],
  ] as const)('only pairs whose files are there are offered: in %s', { tags: ['D-05', 'B-04'] }, (_where, facts) => {
    expect(titles(opened('', { tracking: true }), featuresRead(), ...facts)).toEqual([
      ...themePairings.map(({ title }) => title),
      'Inter + Inter',
      'Rubik + Inter',
      'Rubik + Rubik',
    ])
  })

  it('a family without a file is none', { tags: ['D-05', 'B-04'] }, () => {
    const bare = { ...family('inter'), faces: [] }
    const offered = titles(opened('', { tracking: true }), featuresRead(), designRead({ fonts: [bare] }))
    expect(offered).toEqual(themePairings.map(({ title }) => title))
  })

  it(
    'with AI and nothing at hand the theme’s own fonts are offered, and the collection’s once it is read',
    { tags: ['D-05', 'B-04'] },
    () => {
      const facts = [opened('', { ...withAi, tracking: false }), featuresRead()] as const
      expect(titles(...facts)).toEqual(themePairings.map(({ title }) => title))
      expect(titles(...facts, collectionRead())).toHaveLength(19)
    },
  )

  it('the typography screen reads the collection where pairs of it may be offered', { tags: ['D-05', 'B-04'] }, () => {
    const reads = (path: string, over: object) =>
      due(given(opened(path, over), storeRead({ taskCompleted: true }), featuresRead(), designRead())).includes(
        'FontCollectionRead',
      )
    expect(reads(paths.typography, { tracking: true })).toBe(true)
    expect(reads(paths.typography, { ...withAi, tracking: false })).toBe(true)
    expect(reads(paths.typography, { tracking: false })).toBe(true)
    expect(reads(paths.designer, { tracking: true })).toBe(false)
  })

  it(
    'given the page is loaded again, then the list is read again: an update may have brought other files',
    { tags: ['B-04'] },
    () => {
      const facts = [
        opened(paths.typography),
        storeRead({ taskCompleted: true }),
        featuresRead(),
        designRead(),
      ] as const
      expect(due(given(...facts, collectionRead()))).not.toContain('FontCollectionRead')
      const again = [...facts, collectionRead(), resumed(paths.typography)]
      expect(due(given(...again))).toContain('FontCollectionRead')
      expect(fontItems(given(...again))).toHaveLength(19)
      const chosen = [...facts, collectionRead(), fact('FontsChosen', { pairing: 'Rubik + Inter' })]
      const saving = given(...chosen, resumed(paths.designer), designRead())
      expect(due(saving)).toContain('FontCollectionRead')
      expect(due(given(...facts, collectionRead(), resumed(paths.designer), designRead()))).not.toContain(
        'FontCollectionRead',
      )
    },
  )

  it('without a font library: no list', { tags: ['D-05'] }, () => {
    expect(titles(opened(), featuresRead({ fontLibrary: false }))).toEqual([])
  })

  it('names the fonts of heading and text apart', { tags: ['D-05'] }, () => {
    const item = fontItems(given(opened(), featuresRead(), collectionRead())).find(
      ({ title }) => title === 'Montserrat + Arvo',
    )
    expect([item?.heading.name, item?.body.name, item?.heading.weight]).toEqual(['Montserrat', 'Arvo', '700'])
  })

  it('the chosen pair is the active one', { tags: ['D-05'] }, () => {
    const facts = [opened(), featuresRead(), designRead()] as const
    expect(activePairing(given(...facts))).toBeNull()
    expect(activePairing(given(...facts, fact('FontsChosen', { pairing: 'Rubik + Inter' })))).toBe('Rubik + Inter')
  })

  it.each([
    [true, true, null],
    [false, true, null],
    [true, false, 'upgrade'],
    [false, false, 'upgrade'],
  ] as const)(
    'tracking %s, library %s: the notice is %s',
    { tags: ['D-05', 'B-18'] },
    (tracking, fontLibrary, notice) => {
      for (const over of [{ tracking }, { ...withAi, tracking }])
        expect(fontNotice(given(opened('', over), featuresRead({ fontLibrary })))).toBe(notice)
    },
  )

  it(
    'given the plugin’s list cannot be read, then a notice says so, and a retry reads it again',
    { tags: ['D-05'] },
    () => {
      const facts = [
        opened(paths.typography),
        storeRead({ taskCompleted: true }),
        featuresRead(),
        designRead(),
        fact('FontCollectionReadRefused', { fault: refused() }),
      ] as const
      expect(fontNotice(given(...facts))).toBe('unread')
      expect(due(given(...facts))).not.toContain('FontCollectionRead')
      expect(due(given(...facts, fact('ReadingRetried')))).toContain('FontCollectionRead')
      expect(fontNotice(given(...facts, fact('ReadingRetried')))).toBeNull()
    },
  )

  it('says nothing until the store’s features are known', { tags: ['D-05'] }, () => {
    expect(fontNotice(given(opened('', { tracking: false })))).toBeNull()
  })

  it('draws previews in the files of theme, installed fonts and collection', { tags: ['D-05'] }, () => {
    const face = (name: string, src: string) => ({
      fontFamily: name,
      fontStyle: 'normal',
      fontWeight: '400',
      src: [src],
    })
    const theme = [{ slug: 'heading', fontFace: [face('Cardo', 'file:./assets/cardo.woff2')] }]
    const css = previewFontsCss(
      given(
        opened(),
        designRead({
          base: JSON.stringify({ settings: { typography: { fontFamilies: { theme } } } }),
          fonts: [
            { slug: 'arvo', name: 'Arvo', fontFamily: 'Arvo', faces: [face('Arvo', 'http://store.test/arvo.woff2')] },
          ],
        }),
        fact('EditorSettingsReadReceived', { settings: JSON.stringify({ themeUrl: 'http://store.test/theme' }) }),
        fact('FontCollectionReceived', {
          families: [
            { slug: 'lora', name: 'Lora', fontFamily: 'Lora', faces: [face('Lora', 'http://store.test/lora.woff2')] },
          ],
        }),
      ),
    )
    for (const file of ['http://store.test/theme/assets/cardo.woff2', 'arvo.woff2', 'lora.woff2'])
      expect(css).toContain(file)
  })
})
