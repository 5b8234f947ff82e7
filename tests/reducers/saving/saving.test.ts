import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { unsavedTargets } from '../../../src/projections/publication'
import { paths } from '../../../src/events/route-path'
import { designRead, family, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, nextWrite, opened } from '../../support/story'

const face = { fontFamily: 'Rubik', fontStyle: 'normal', fontWeight: '400', src: ['http://store.test/rubik.woff2'] }
const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead('header-large'),
  designRead({ fonts: [{ ...family('rubik'), faces: [face] }, family('inter')] }),
] as const
const changed = [
  ...designer,
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('FontsChosen', { pairing: 'Rubik + Inter' }),
  fact('HeaderChosen', {
    pattern: 'woocommerce-blocks/header-large',
    title: 'Large Header',
    content: '<!-- wp:site-logo /-->',
  }),
] as const

describe('Save', () => {
  it('given a new set-up began during Save, then the end of Save changes nothing', { tags: ['D-13'] }, () => {
    const late = [fact('SaveChosen'), fact('CompletionMarkRequested', { template: '' }), fact('DesignWithoutAiChosen')]
    const state = given(...changed, ...late, fact('DesignSaved'))
    expect(state.route.path).toBe(paths.design)
    expect(state.saving.stage).toBe('idle')
    expect(state.designing.saved).not.toBe(state.designing.design)
  })

  it(
    'given all is saved, then the closing screen opens, and nothing is left to save',
    { tags: ['D-13', 'T-04'] },
    () => {
      const state = given(...changed, fact('SaveChosen'), fact('DesignSaved'))
      expect(state.route.path).toBe(paths.closing)
      expect(state.saving.stage).toBe('saved')
    },
  )

  it('given a menu that the header shows and that is a draft, then it is published first', { tags: ['D-13'] }, () => {
    const header = { id: 'twentytwentyfour//header', content: '<!-- wp:navigation {"ref":5} /-->', modified: null }
    const state = given(
      ...designer.slice(0, -1),
      designRead({ header, menus: [{ id: 5, status: 'draft' }] }),
      fact('PaletteChosen', { palette: 'Slate' }),
      fact('SaveChosen'),
    )
    expect(nextWrite(state)).toEqual({ kind: 'menu', id: 5 })
  })

  it(
    'given a pattern of several blocks with space around them, then one save writes it for good',
    { tags: ['D-13'] },
    () => {
      const content =
        '\n<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>B</p><!-- /wp:paragraph -->\n'
      const facts = [
        ...designer,
        fact('SectionInserted', { after: null, section: 'new', pattern: 'two', title: 'Two', content }),
        fact('SaveChosen'),
      ] as const
      const target = nextWrite(given(...facts))
      expect(target?.kind).toBe('home')
      if (target !== null)
        expect(
          unsavedTargets(given(...facts, fact('EntitySaved', { version: null, target, modified: null, served: null }))),
        ).toEqual([])
    },
  )

  it('given only the palette changed, then the home page is not written', { tags: ['D-17'] }, () => {
    const kinds = unsavedTargets(given(...designer, fact('PaletteChosen', { palette: 'Slate' }))).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['styles'])
  })
})
