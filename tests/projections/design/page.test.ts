import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { canvasStyle } from '../../../src/projections/design/styles/canvas-css'
import { ifChosen } from '../../../src/projections/design/history'
import { stylesOf } from '../../../src/projections/design/styles-of'
import {
  editorSettings,
  isEmpty,
  lack,
  lacksSettings,
  mayChoose,
  page,
  themeUrl,
} from '../../../src/projections/design/page'
import { fold } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { designRead, refused } from '../../support/facts'
import { given, opened } from '../../support/story'

const slate = fact('PaletteChosen', { palette: 'Slate' })
const settingsRead = (settings: unknown) =>
  fact('EditorSettingsReadReceived', { settings: typeof settings === 'string' ? settings : JSON.stringify(settings) })

describe('what the canvas draws', () => {
  it('header, sections and footer of the design', { tags: ['D-02'] }, () => {
    const drawn = page(given(opened(), designRead()))
    expect(drawn?.sections).toHaveLength(2)
    expect([drawn?.header?.content, drawn?.footer?.content]).toEqual([
      '<!-- wp:site-title /-->',
      '<!-- wp:paragraph --><p>Footer</p><!-- /wp:paragraph -->',
    ])
    expect(page(given(opened()))).toBeNull()
  })

  it('a palette changes the style sheet and not the page', { tags: ['D-04'] }, () => {
    const style = canvasStyle([])
    const one = page(given(opened(), designRead()))
    const before = style(given(opened(), designRead()))
    const state = given(opened(), designRead(), slate)
    expect(page(state)).toEqual(one)
    expect(style(state)).not.toEqual(before)
    expect(style(state).join('\n')).toContain('--wp--preset--color--primary')
  })

  it.each([slate, fact('FontsChosen', { pairing: 'Rubik + Inter' })])(
    'the style sheet of a choice can be worked out before it is made: $type',
    { tags: ['D-04', 'D-05'] },
    (choice) => {
      const before = given(opened(), designRead(), fact('PaletteChosen', { palette: 'Evening Twilight' }))
      const ahead = stylesOf(ifChosen(before, choice))
      expect(ahead).not.toBe(stylesOf(before))
      expect(stylesOf(fold(before, recorded(choice, { seq: before.seq + 1, id: 'choice' })))).toBe(ahead)
    },
  )

  it('takes the server’s global styles out of the settings and keeps the other sheets', { tags: ['D-02'] }, () => {
    const styles = [{ css: 'a{}', isGlobalStyles: true }, { css: 'b{}' }, { css: 'c{}', isGlobalStyles: false }]
    const state = given(opened(), settingsRead({ themeUrl: 'http://store.test/theme', styles, alignWide: true }))
    expect(editorSettings(state)).toMatchObject({ alignWide: true, styles: [{ css: 'b{}' }, { css: 'c{}' }] })
    expect(themeUrl(state)).toBe('http://store.test/theme')
  })

  it.each(['', '<html>', '"text"', 'null', '[]'])(
    'settings that are none (%s) break nothing',
    { tags: ['D-02'] },
    (text) => {
      expect(() => editorSettings(given(opened(), settingsRead(text)))).not.toThrow()
      expect(themeUrl(given(opened(), settingsRead(text)))).toBe('')
    },
  )

  it('a page without sections is empty, one with a section is not', { tags: ['D-11'] }, () => {
    const bare = '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:template-part {"slug":"footer"} /-->'
    const empty = [opened(), designRead({ home: { id: 'home', content: bare, modified: null } })] as const
    expect(isEmpty(given(...empty))).toBe(true)
    const section = fact('SectionInserted', {
      after: null,
      section: 's',
      pattern: 'p',
      title: 't',
      content: '<!-- wp:group /-->',
    })
    expect(isEmpty(given(...empty, section))).toBe(false)
    expect(isEmpty(given(opened()))).toBe(false)
  })

  it.each([
    ['not asked for yet', [], false],
    ['whole', [settingsRead({ styles: [] })], false],
    ['none', [settingsRead('null')], true],
    ['refused', [fact('EditorSettingsReadRefused', { fault: refused() })], true],
  ] as const)(
    'given settings that are $0, then they are reported as missing: $2',
    { tags: ['D-02'] },
    (_what, facts, lacks) => {
      expect(lacksSettings(given(opened(), ...facts))).toBe(lacks)
    },
  )

  const unread = fact('DesignReadRefused', { fault: refused() })
  const noSettings = fact('EditorSettingsReadRefused', { fault: refused() })

  it.each([
    ['is on its way', [], null],
    ['was read', [designRead()], null],
    ['was read without the settings', [designRead(), noSettings], 'settings'],
    ['could not be read', [settingsRead({ styles: [] }), unread], 'design'],
    ['could not be read, nor the settings', [noSettings, unread], 'design'],
    ['is asked for again', [unread, noSettings, fact('ReadingRetried')], null],
    ['is known, and could not be read again', [designRead(), unread], null],
  ] as const)('given a design that $0, then the page lacks: $2', { tags: ['D-01'] }, (_what, facts, lacks) => {
    expect(lack(given(opened(), ...facts))).toBe(lacks)
  })

  it('choices are offered only if the store’s design is known', { tags: ['D-01'] }, () => {
    expect(mayChoose(given(opened()))).toBe(false)
    expect(mayChoose(given(opened(), unread))).toBe(false)
    expect(mayChoose(given(opened(), unread, designRead()))).toBe(true)
    expect(mayChoose(given(opened(), designRead(), unread))).toBe(true)
  })
})
