import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

describe('what the designer reads', () => {
  const inDesigner = [opened(paths.designer), storeRead({ taskCompleted: true })]

  it('given the page is not in sight yet, then patterns wait: it is drawn without them', { tags: ['D-01'] }, () => {
    expect(due(given(...inDesigner))).toContain('EditorSettingsRead')
    expect(due(given(...inDesigner))).not.toContain('PatternsRead')
    expect(due(given(...inDesigner, fact('CanvasShown')))).toContain('PatternsRead')
  })

  it('given the page does not come, then patterns do', { tags: ['D-01'] }, () => {
    expect(due(given(...inDesigner, fact('CanvasOverdue')))).toContain('PatternsRead')
  })

  it.each(['header', 'homepage', 'homepage/intro', 'footer'])(
    'given the screen %s, then they do not wait',
    { tags: ['D-07'] },
    (screen) => {
      const there = fact('ScreenOpened', { path: `${paths.designer}/${screen}` })
      expect(due(given(...inDesigner, there))).toContain('PatternsRead')
    },
  )
})
