import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { isAllSaved } from '../../../src/projections/saving/leaving'
import { unsavedTargets } from '../../../src/projections/saving/plan'
import { paths } from '../../../src/events/shell/route-path'
import { baselineRead, designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, nextWrite, opened } from '../../support/story'

const designer = [
  opened(paths.designer),
  baselineRead(),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
] as const

describe('what Save sent without a clear answer', () => {
  it('[P-15][D-13] given it is undone, then the next Save writes the entity back', () => {
    const chosen = [...designer, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen')] as const
    const [target] = unsavedTargets(given(...chosen))
    if (target === undefined) throw new Error('Nothing to save')
    const sent = fact('EntitySaveRequested', { target, known: null, unheard: [] })
    const undone = [...chosen, sent, fact('EntitySaveRefused', { fault: refused() }), fact('DesignUndone')] as const
    expect(isAllSaved(given(...undone, fact('SaveNoticeDismissed')))).toBe(false)
    const again = given(...undone, fact('SaveChosen'))
    expect(nextWrite(again)).toMatchObject({ kind: 'styles' })
    expect(nextWrite(again)).not.toEqual(target)
    const back = nextWrite(again)
    if (back === null) throw new Error('Nothing is written back')
    const saved = given(
      ...undone,
      fact('SaveChosen'),
      fact('EntitySaved', { version: null, target: back, modified: null, served: null }),
    )
    expect(unsavedTargets(saved)).toEqual([])
    expect(due(saved)).toContain('CompletionMark')
  })

  it('[P-15][D-06] given it is a logo, and it is undone, then the next Save sends the former one', () => {
    const logo = fact('LogoChosen', {
      media: { id: 9, url: 'http://store.test/9.png', width: 60, height: 60, alt: '' },
      width: null,
    })
    const chosen = [...designer, logo, fact('SaveChosen')] as const
    const target = nextWrite(given(...chosen))
    expect(target).toEqual({ kind: 'site', changes: { site_logo: 9, site_icon: 9 } })
    if (target === null) return
    const again = given(
      ...chosen,
      fact('EntitySaveRequested', { target, known: null, unheard: [] }),
      fact('EntitySaveRefused', { fault: refused() }),
      fact('DesignUndone'),
      fact('SaveChosen'),
    )
    expect(nextWrite(again)).toEqual({ kind: 'site', changes: { site_logo: null, site_icon: null } })
  })
})
