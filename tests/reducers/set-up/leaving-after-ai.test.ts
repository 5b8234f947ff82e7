import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { asksToLeave } from '../../../src/projections/leaving'
import { after, answered, generate, inOrder } from '../../support/folded-generation'

const made = generate(answered('none'), inOrder).at(-1)!
const offline = generate(answered('major'), inOrder).at(-1)!

describe('leaving the designer after a store was generated', () => {
  it(
    'given Back at its root, then it asks, and the intro offers the design and has the answers',
    { tags: ['D-15', 'B-15'] },
    () => {
      const asked = after(made, fact('DialogOpened', { dialog: 'exit' }))
      expect(asksToLeave(asked)).toBe('start')
      const left = after(asked, fact('DesignerLeft'))
      expect(left.route).toMatchObject({ path: paths.intro, dialog: null, offer: paths.designer })
      expect(left.wizard).toMatchObject({ description: 'Hand-made candles', look: 'Bold', tone: 'Formal' })
    },
  )

  it('given an AI that is offline, then it leads to the intro too', { tags: ['D-15', 'B-15'] }, () => {
    expect(after(offline, fact('DesignerLeft')).route.path).toBe(paths.intro)
  })

  it(
    'given browser Back to the loader, then leaving opens the admin home; until then the designer stays',
    { tags: ['D-15'] },
    () => {
      const back = after(made, fact('PathVisited', { path: paths.generating }))
      expect([asksToLeave(back), back.route.path]).toEqual(['admin', paths.designer])
    },
  )

  it(
    'given the wizard is opened and closed after that, then the intro offers to go on in the designer',
    { tags: ['L-08'] },
    () => {
      const left = after(after(made, fact('DesignerLeft')), fact('DesignWithAiChosen'))
      const closed = after(left, fact('WizardClosed', { step: 'business-info-description' }))
      expect(closed.route).toMatchObject({ path: paths.intro, offer: paths.designer })
    },
  )

  it('given the same answers are sent again, then the store is generated again', { tags: ['A-05'] }, () => {
    const again = [
      fact('DesignerLeft'),
      fact('BusinessDescribed', { text: 'Hand-made candles' }),
      fact('LookChosen', { look: 'Bold' }),
      fact('ToneChosen', { tone: 'Formal' }),
    ].reduce((state, event) => after(state, event), made)
    expect(again.setUp).toMatchObject({ stage: 'founding', way: 'with-ai', looked: false, draft: false })
    expect(again.route.path).toBe(paths.generating)
  })
})
