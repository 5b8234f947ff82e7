import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { linesOf } from '../../../src/projections/restoring/restore-lines'
import { canRestore, restorePlan } from '../../../src/projections/restoring/restore-plan'
import { baselineRead, designRead, family } from '../../support/facts'
import { changed, designer, designReadNow, header, kinds, saved } from '../../support/restore-story'
import { given, opened } from '../../support/story'

describe('what leads back', () => {
  it('[D-19] given nothing was changed, then there is no way back to offer', () => {
    expect(restorePlan(given(...designer))).toEqual([])
    expect(canRestore(given(...designer))).toBe(false)
  })

  it("[D-19] given a design was saved, then its entities come first, then products, then options; the theme's own file counts again", () => {
    const state = given(...changed)
    expect(kinds(state)).toEqual(['header', 'product', 'product', 'option', 'option'])
    expect(restorePlan(state)[0]?.to).toEqual({ ...header, content: null })
    expect(canRestore(state)).toBe(true)
  })

  it('[D-19] given a set-up over another theme, then the theme is last and the front page is a page again', () => {
    const state = given(
      ...designer,
      fact('ThemeActivated', { name: 'Twenty Twenty-Four' }),
      fact('FrontPageSet'),
      saved(header),
    )
    expect(kinds(state)).toEqual(['header', 'front-page', 'theme'])
    expect(restorePlan(state).at(-1)?.to).toEqual({
      kind: 'theme',
      slug: 'twentytwentythree',
      name: 'Twenty Twenty-Three',
    })
  })

  it('[D-19] given the merchant edited by hand before our first write, then that is what comes back', () => {
    const edited = designRead({ header: { id: header.id, content: 'By hand', modified: 'yesterday' } })
    const [step] = restorePlan(given(...designer, edited, saved(header)))
    expect(step?.to).toEqual({ ...header, content: 'By hand' })
  })

  it('[D-19] given a reading after our write, then what was before stays what it was', () => {
    const [step] = restorePlan(given(...designer, saved(header), designReadNow()))
    expect(step?.to).toEqual({ ...header, content: null })
  })

  it('[D-19] given a family that was installed, then it goes, unless it was there before or the former design shows it', () => {
    const fonts = ['inter', 'rubik', 'lora'].map((slug) =>
      fact('FontFamilyInstalled', { family: family(slug), found: false }),
    )
    const before = baselineRead({ things: [{ kind: 'font', family: family('inter'), there: true }] })
    const styles = {
      id: 7,
      settings: {},
      styles: { typography: { fontFamily: 'var(--wp--preset--font-family--lora)' } },
    }
    const state = given(...designer, before, designRead({ styles }), ...fonts)
    expect(restorePlan(state).map(({ to }) => (to.kind === 'font' ? to.family.slug : ''))).toEqual(['rubik'])
  })

  it('[D-19] given the merchant took a sample away, then it is not listed any more', () => {
    const state = given(...changed, fact('DialogOpened', { dialog: 'restore' }), baselineRead({ products: [12] }))
    expect(kinds(state).filter((kind) => kind === 'product')).toHaveLength(1)
  })

  it('[D-19] given steps of one kind, then they are one line, and the two options of the task are one', () => {
    const lines = linesOf(restorePlan(given(...changed)).map(({ to }) => to))
    expect(lines.map((line) => [line[0].kind, line.length])).toEqual([
      ['header', 1],
      ['product', 2],
      ['option', 2],
    ])
  })

  it('[D-19] given a former session, then what it changed can be taken back in a new one', () => {
    const steps = restorePlan(given(...changed))
    const next = given(
      opened(),
      fact('BaselineInherited', { steps, saved: null }),
      baselineRead({ things: [], products: [11, 12] }),
    )
    expect(restorePlan(next).map(({ to }) => to.kind)).toEqual(steps.map(({ to }) => to.kind))
  })
})
