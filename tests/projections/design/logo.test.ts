import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { widthBounds, widthByShape } from '../../../src/catalogue/pages/logo-width'
import { logoView, shownLogo, fileRules, reasonAgainst } from '../../../src/projections/design/logo'
import { steadyPage } from '../../../src/projections/design/steady-page'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const media = { id: 12, url: 'http://store.test/leaf.png', width: 600, height: 300, alt: '' }
const sized = (width: number, height: number) => ({ ...media, width, height })
const site = { logo: media, icon: 12, identity: null, mayManage: true, mayUpload: true }
const header = (look: string) => ({
  id: 'twentytwentyfour//header',
  content: `<!-- wp:site-logo ${look} /-->`,
  modified: null,
})
const view = (over: Parameters<typeof designRead>[0]) => logoView(given(opened(), designRead(over)))

describe('the logo screen', { tags: ['D-12'] }, () => {
  it('given a logo, then it is shown as the page has it; 60 pixels and linked where the page does not say', () => {
    expect(logoView(given(opened()))).toBeNull()
    expect(view({ site, header: header('{"width":90,"isLink":false,"align":"wide"}') })).toMatchObject({
      media,
      width: 90,
      linked: false,
      isWide: true,
      isIcon: true,
      hasPlace: true,
    })
    expect(view({ site: { ...site, icon: 5 } })).toMatchObject({
      width: 60,
      linked: true,
      isWide: false,
      isIcon: false,
      hasPlace: false,
    })
  })

  it(
    'given an account without the right to settings, then nothing can be changed or put into the canvas',
    { tags: ['W-02'] },
    () => {
      const guest = { ...site, mayManage: false }
      expect(view({ site: guest })).toMatchObject({ mayManage: false, mayUpload: false })
      expect(shownLogo(given(opened(), designRead({ site: guest })))).toBeNull()
      expect(shownLogo(given(opened(), designRead({ site })))).toEqual({ media, icon: 12 })
    },
  )

  it('the slider begins at 20 for a portrait, at 20 times the ratio for others, and ends at 200', () => {
    expect(widthBounds(sized(200, 400))).toEqual({ min: 20, max: 200 })
    expect(widthBounds(sized(400, 300))).toEqual({ min: 27, max: 200 })
    expect(widthBounds(sized(300, 300))).toEqual({ min: 20, max: 200 })
    expect(widthBounds(sized(0, 0))).toEqual({ min: 20, max: 200 })
    expect(widthBounds(sized(6000, 100))).toEqual({ min: 200, max: 200 })
  })
})

it('the first width follows the shape, within the slider, and no wider than the picture', { tags: ['B-05'] }, () => {
  const shown = (width: number, height: number) => widthByShape({ width, height })
  expect([shown(800, 200), shown(600, 300), shown(3000, 300)]).toEqual([160, 160, 200])
  expect([shown(500, 500), shown(0, 0), shown(600, 400)]).toEqual([60, 60, 110])
  expect([shown(400, 800), shown(100, 1000), shown(300, 400)]).toEqual([40, 20, 60])
  expect([shown(96, 24), shown(8, 8)]).toEqual([96, 20])
})

describe('which files are sent', { tags: ['D-12'] }, () => {
  const rules = (settings: object) =>
    fileRules(given(opened(), fact('EditorSettingsReadReceived', { settings: JSON.stringify(settings) })))
  const store = {
    maxUploadFileSize: 1000,
    allowedMimeTypes: { 'jpg|jpeg': 'image/jpeg', png: 'image/png', pdf: 'application/pdf' },
  }

  it('given what the store takes, then only such pictures up to its limit', () => {
    expect(reasonAgainst({ type: 'image/png', size: 1000 }, rules(store))).toBeNull()
    expect(reasonAgainst({ type: 'image/png', size: 1001 }, rules(store))).toBe('size')
    expect(reasonAgainst({ type: 'image/svg+xml', size: 10 }, rules(store))).toBe('kind')
    expect(reasonAgainst({ type: 'application/pdf', size: 10 }, rules(store))).toBe('kind')
    expect(reasonAgainst({ type: 'image/png', size: 0 }, rules(store))).toBe('kind')
  })

  it('given a store that takes SVG, then an SVG goes', () => {
    const generous = { ...store, allowedMimeTypes: { svg: 'image/svg+xml' } }
    expect(reasonAgainst({ type: 'image/svg+xml', size: 10 }, rules(generous))).toBeNull()
  })

  it('given nothing is known of the store, then it decides itself, up to ten megabytes', () => {
    const unknown = fileRules(given(opened()))
    expect(reasonAgainst({ type: 'image/svg+xml', size: 10 }, unknown)).toBeNull()
    expect(reasonAgainst({ type: 'image/png', size: 11 * 1024 * 1024 }, unknown)).toBe('size')
  })
})

describe('the page for the canvas', { tags: ['D-12'] }, () => {
  const start = [opened(), designRead({ site, header: header('{"width":90}') })] as const
  const wider = [...start, fact('LogoWidthChosen', { width: 120 })] as const

  it('given only the logo’s look changed, then every piece is the same as before', () => {
    const before = steadyPage(given(...start))
    expect(before?.header?.content).toContain('90')
    expect(steadyPage(given(...wider))).toBe(before)
  })

  it('given something else changed too, then only that is another piece', () => {
    const before = steadyPage(given(...start))
    const choice = {
      pattern: 'woocommerce-blocks/x',
      title: 'X',
      content: '<!-- wp:paragraph --><p>X</p><!-- /wp:paragraph -->',
    }
    const after = steadyPage(given(...wider, fact('SectionInserted', { after: null, section: 'new', ...choice })))
    expect(after?.header).toBe(before?.header)
    expect(after?.sections).toHaveLength(3)
    expect(after?.sections[0]).toBe(before?.sections[0])
  })
})
