import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import type { Target } from '../../../src/events/publishing'
import { alteredBy, alteredBySave } from '../../../src/projections/saving-notices'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const begun = (unfilteredHtml = true): readonly FlowEvent[] => [
  opened(paths.designer, { may: { ...surroundings.may, unfilteredHtml } }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('SaveChosen'),
]

const content = '<!-- wp:site-title /--><!-- wp:woocommerce/mini-cart /-->'
const header = { kind: 'header', id: 'twentytwentyfour//header', content } as const
const styles: Target = { kind: 'styles', id: 7, settings: { list: [{ slug: 'a' }] }, styles: { css: 'a{}', color: {} } }

const wrote = (target: Target, served: string | null) =>
  fact('EntitySaved', { version: null, target, modified: null, served })

describe('saved, and yet not all of it', { tags: ['D-13'] }, () => {
  it('given the store kept less than it was sent, then it is told what, and by whom', () => {
    const lacking = JSON.stringify({ settings: { list: [{ slug: 'a' }] }, styles: {} })
    const facts = [wrote(header, '<!-- wp:site-title /-->'), wrote(styles, lacking), fact('DesignSaved')]
    const state = given(...begun(), ...facts)
    expect(state.route.path).toBe(paths.closing)
    expect(alteredBySave(state)).toEqual([
      { what: 'header', lost: ['woocommerce/mini-cart'] },
      { what: 'styles', lost: ['styles.css'] },
    ])
    expect(alteredBy(state)).toBe('plugin')
    expect(alteredBy(given(...begun(false), ...facts))).toBe('wordpress')
  })

  it('given it kept all, in its own words, then nothing is told', () => {
    const hooked = content.replace('site-title', 'site-title {"metadata":{"ignoredHookedBlocks":["a/b"]}}')
    expect(alteredBySave(given(...begun(), wrote(header, hooked), fact('DesignSaved')))).toEqual([])
    expect(alteredBySave(given(...begun(), wrote(header, null), fact('DesignSaved')))).toEqual([])
  })

  it.each([
    ['🫒 oil', '&#x1fad2; oil'],
    ['👩‍🌾', '&#x1f469;&#x200d;&#x1f33e;'],
    ['❤️ 1️⃣ #️⃣', '&#x2764;&#xfe0f; &#x31;&#xfe0f;&#x20e3; &#x23;&#xFE0F;&#x20E3;'],
  ])('given a database that keeps the emoji %s as a character reference, then nothing is reported', (emoji, number) => {
    const text = (words: string) => `${content}<p title="${words}">${words}</p>`
    const rule = (words: string) => ({ settings: {}, styles: { css: `a::before{content:"${words}"}` } })
    const kept = wrote({ ...header, content: text(emoji) }, text(number))
    const ruled = wrote({ kind: 'styles', id: 7, ...rule(emoji) }, JSON.stringify(rule(number)))
    expect(alteredBySave(given(...begun(), kept, ruled, fact('DesignSaved')))).toEqual([])
  })

  it('given a lost emoji, or a character reference in place of a markup character, then that is reported', () => {
    const sent: Target = { ...header, content: `${content}<p>🫒 a</p>` }
    const gone = (words: string) => given(...begun(), wrote(sent, `${content}<p>${words}</p>`), fact('DesignSaved'))
    expect(alteredBySave(gone('? a'))).toEqual([{ what: 'header', lost: ['“🫒”'] }])
    expect(alteredBySave(gone('&#x1fad3; a'))).toEqual([{ what: 'header', lost: ['“🫒”'] }])
    const number: Target = { ...header, content: `${content}<p>&#60;b&#62; &#x110000;</p>` }
    const bold = wrote(number, `${content}<p><b> &#x110000;</p>`)
    expect(alteredBySave(given(...begun(), bold, fact('DesignSaved')))).toEqual([
      { what: 'header', lost: ['“&#60;b&#62;”'] },
    ])
  })

  it('given the store keeps the next Save whole, then nothing is reported any more', () => {
    const cut = wrote(header, '')
    const again = [fact('SaveChosen'), wrote(header, null), fact('DesignSaved')]
    expect(alteredBySave(given(...begun(), cut, fact('DesignSaved'), ...again))).toEqual([])
  })
})
