import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { headers } from '../../../src/catalogue/pages/headers-and-footers'
import { partOf } from '../../../src/projections/design/styles/own-css'
import { footerList, socialLinks } from '../../../src/projections/design/parts'
import { stylesOf } from '../../../src/projections/design/styles-of'
import { textsOf } from '../../../src/projections/design/texts'
import { sampleTexts } from '../../../src/projections/saving'
import { partPattern } from '../../../src/reducers/design/parts'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const sample = '<!-- wp:paragraph {"metadata":{"sampleText":"Your city"}} -->\n<p>Your city</p>\n<!-- /wp:paragraph -->'
const network =
  '<!-- wp:social-links -->\n<ul class="wp-block-social-links"><!-- wp:social-link {"service":"instagram"} /--></ul>\n<!-- /wp:social-links -->'
const footer = (name: string) => ({
  name: `customize-your-store/footer-${name}`,
  title: name,
  content: `<!-- wp:group {"className":"wc-blocks-pattern-footer-${name}"} -->\n<div class="wp-block-group wc-blocks-pattern-footer-${name}">${sample}${network}</div>\n<!-- /wp:group -->`,
  categories: [],
  source: 'plugin',
})
const patterns = fact('PatternsReadReceived', { recipe: 4, patterns: ['groups', 'visit'].map(footer) })
const part = (content: string) => ({ id: 'twentytwentyfour//footer', content, modified: null })
const base = [opened(), designRead({ footer: part(footer('groups').content) }), patterns] as const

describe('the words and addresses of a footer', { tags: ['M-08'] }, () => {
  const state = given(...base)
  const at = textsOf(state, 'footer')[0]?.block ?? -1
  const network = socialLinks(state)[0]?.block ?? -1

  it('are listed in its room; samples of it count before Save', () => {
    expect(textsOf(state, 'footer')).toMatchObject([{ plain: 'Your city', isSample: true }])
    expect(socialLinks(state)).toEqual([{ block: network, service: 'instagram', url: '' }])
    expect(sampleTexts(state)).toEqual([{ section: 'footer', texts: ['Your city'], count: 1 }])
  })

  it('are steps that can be undone, and go along into another footer', () => {
    const written = fact('TextWritten', { section: 'footer', block: at, html: 'Florence' })
    const linked = fact('ButtonLinked', {
      section: 'footer',
      block: network,
      url: 'https://www.instagram.com/rossi',
      entity: null,
    })
    const after = given(...base, written, linked)
    expect(sampleTexts(after)).toEqual([])
    const other = footerList(after).items?.find(({ title }) => title === 'visit')?.content ?? ''
    expect(other).toContain('<p>Florence</p>')
    expect(other).toContain('https://www.instagram.com/rossi')
    const undone = given(...base, written, linked, fact('DesignUndone'), fact('DesignUndone'))
    expect([textsOf(undone, 'footer')[0]?.plain, socialLinks(undone)[0]?.url]).toEqual(['Your city', ''])
  })
})

describe('the rules for headers', { tags: ['M-08'] }, () => {
  it('are saved with a header of ours, and with no other', () => {
    const header = (content: string) => ({ id: 'twentytwentyfour//header', content, modified: null })
    const css = (content: string) => {
      const { css: text } = stylesOf(given(opened(), designRead({ header: header(content) }))).styles
      return typeof text === 'string' ? text : ''
    }
    expect(
      partOf(
        css('<!-- wp:group {"className":"cys-header cys-header__bar"} --><div></div><!-- /wp:group -->'),
        'frames',
      ),
    ).toContain('max-height: 72px')
    expect(partOf(css('<!-- wp:site-title /-->'), 'frames')).toBe('')
  })

  it('draw ours under the name of WooCommerce’s header of the kind; an older recording draws WooCommerce’s', () => {
    const [choice = headers[0]!] = headers
    const bare = { categories: [], source: 'plugin' }
    const theirs = { ...bare, name: choice.name, title: 'Kopfzeile', content: '<!-- wp:site-logo /-->' }
    const ours = {
      ...bare,
      name: `customize-your-store/${choice.slug}`,
      title: 'Ours',
      content: '<!-- wp:site-title /-->',
    }
    expect(partPattern(choice, [theirs, ours])).toEqual({ ...theirs, title: 'Ours', content: ours.content })
    expect(partPattern(choice, [theirs, ours], 3)?.content).toContain('site-logo')
  })
})
