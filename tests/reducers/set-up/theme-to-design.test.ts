import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { targetOf } from '../../../src/projections/publication'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { due, given, nextPublication, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const { may } = surroundings
const fixed = { may: { ...may, installThemes: false, fileChanges: false }, theme: { there: false, block: true } }
const begin = fact('DesignWithoutAiChosen')
const read = [patternsRead('centered-content-with-image-below'), designRead({ theme: 'twentytwentyfive' })]
const another = storeRead({ theme: 'twentytwentyfive', homeTemplate: 'twentytwentyfive//home' })

describe('the theme of a set-up', { tags: ['S-06'] }, () => {
  it('given the wanted theme is active, then it is not installed again, and the design is read at once', () => {
    const calls = due(given(opened(), storeRead(), featuresRead(), begin, storeRead({ theme: 'twentytwentyfour' })))
    expect(calls).toEqual(['FontCollectionRead', 'PatternInstall', 'DesignRead', 'PatternsRead'])
  })

  it('given it is not available, then the active block theme is designed without a change of theme', () => {
    const begun = [opened('', fixed), another, featuresRead({ fontLibrary: false }), begin]
    expect(due(given(...begun)).filter((call) => call.startsWith('Theme'))).toEqual([])
    expect(nextPublication(given(...begun, ...read))).toMatchObject({ theme: null, inFront: true })
  })

  it('given neither theme can be designed, then the set-up ends before any call to the store', () => {
    const classic = storeRead({ theme: 'storefront', blockTheme: false, homeTemplate: '' })
    const state = given(opened('', fixed), classic, featuresRead(), begin)
    expect([state.route.path, state.setUp.stage]).toEqual([paths.intro, 'failed'])
    expect(due(state)).toEqual([])
  })

  it('given an account that may not change settings, then its publication leaves the front page', () => {
    const manager = { may: { ...may, switchThemes: false, manageOptions: false, installThemes: false } }
    const begun = [opened('', manager), another, featuresRead({ fontLibrary: false }), begin]
    expect(nextPublication(given(...begun, ...read))).toMatchObject({ theme: null, inFront: false })
  })
})

describe('the present theme', { tags: ['S-07'] }, () => {
  const chosen = [opened(), another, featuresRead(), fact('StoreDesignerChosen')] as const

  it('given the merchant keeps it, then it is designed; asked again, the question is open again', () => {
    const kept = [...chosen, fact('PresentThemeChosen'), begin] as const
    expect(due(given(...kept)).filter((call) => call.startsWith('Theme'))).toEqual([])
    expect(due(given(...chosen, begin))).toContain('ThemeInstall')
    expect(given(...kept, fact('StoreDesignerChosen')).themeChoice).toBe('recommended')
  })

  it('given its header is inside a section, then it stays until the page is made again, then there is one', () => {
    const wrapped =
      '<!-- wp:group --><div><!-- wp:template-part {"slug":"site-top"} /--></div><!-- /wp:group -->\n\n<!-- wp:template-part {"slug":"footer"} /-->'
    const read = designRead({
      theme: 'odd',
      home: { id: 'odd//front-page', content: wrapped, modified: null },
      header: { id: 'odd//site-top', content: '<!-- wp:site-title /-->', modified: null },
      footer: { id: 'odd//footer', content: '<!-- wp:paragraph /-->', modified: null },
    })
    const before = given(opened(), read)
    expect(before.designing.design?.header).toBeNull()
    expect(targetOf('home', before)).toMatchObject({ content: wrapped })
    const setUp = given(
      ...[opened('', { tracking: false }), storeRead({ theme: 'odd' }), featuresRead({ fontLibrary: false })],
      ...[fact('PresentThemeChosen'), begin],
      ...[patternsRead('header-essential', 'centered-content-with-image-below'), read],
    )
    const home = targetOf('home', setUp)
    expect(home).toMatchObject({ id: 'odd//front-page' })
    expect(JSON.stringify(home).match(/site-top/g)).toHaveLength(1)
    expect(
      (home as { content: string }).content.startsWith(
        '<!-- wp:template-part {"slug":"site-top","theme":"odd","tagName":"header"} /-->',
      ),
    ).toBe(true)
  })
})
