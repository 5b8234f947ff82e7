import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { ownDesign, ownDesignQuestion } from '../../../src/projections/intro-offer'
import { welcome } from '../../../src/projections/design/tour'
import { designRead, featuresRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const online = [opened('', { aiEnabled: true }), fact('AiStatusReadReceived', { indicator: 'none' })] as const
const builtIn = [opened('', { aiEnabled: true, aiProvider: 'rules' })] as const
const untouched = designRead({ taskCompleted: false })
const changed = designRead({ taskCompleted: false, styles: { id: 7, settings: {}, styles: { color: {} } } })
const asks = fact('DialogOpened', { dialog: 'own-design' })

describe.each([
  ['an AI', online],
  ['built-in suggestions', builtIn],
] as const)('"Design it yourself" beside %s', (_name, offered) => {
  it('given nothing was designed, then the set-up without the wizard begins', { tags: ['B-15'] }, () => {
    const state = given(...offered, storeRead(), untouched)
    expect(ownDesign(state)).toEqual(fact('DesignWithoutAiChosen'))
    const begun = given(...offered, storeRead(), untouched, fact('DesignWithoutAiChosen'))
    expect([begun.route.path, begun.setUp]).toMatchObject([paths.design, { way: 'without-ai' }])
  })

  it(
    'given changes by hand or a store in use, then it asks first, and says what would be lost',
    { tags: ['B-15'] },
    () => {
      const touched = [...offered, storeRead(), changed] as const
      expect(ownDesign(given(...touched))).toEqual(asks)
      expect(ownDesignQuestion(given(...touched))).toBeNull()
      expect(ownDesignQuestion(given(...touched, asks))).toEqual({ changes: true })
      expect(given(...touched, asks, fact('DesignWithoutAiChosen')).route).toMatchObject({
        path: paths.design,
        dialog: null,
      })
    },
  )

  it('given another theme, then it asks about that; given a design, then it is opened', { tags: ['B-15'] }, () => {
    const other = [...offered, storeRead({ theme: 'twentytwentyfive' })] as const
    expect(given(...other, ownDesign(given(...other))).route.dialog).toBe('theme-switch')
    const designed = [...offered, storeRead({ taskCompleted: true })] as const
    expect(given(...designed, ownDesign(given(...designed))).route).toMatchObject({
      path: paths.designer,
      customizing: true,
    })
  })

  it('given the wizard or the designer is left, then the intro comes', { tags: ['B-15'] }, () => {
    const inWizard = [...offered, storeRead(), fact('DesignWithAiChosen')] as const
    const closed = fact('WizardClosed', { step: 'business-info-description' })
    expect(given(...inWizard, closed).route.path).toBe(paths.intro)
    const inDesigner = [...offered, storeRead({ taskCompleted: true }), fact('CustomizingChosen')] as const
    expect(given(...inDesigner, fact('DesignerLeft')).route).toMatchObject({ path: paths.intro, offer: null })
  })
})

it(
  'given an AI that is offline and a design without it, then no notice says that it is unreachable',
  { tags: ['B-15'] },
  () => {
    const offline = [opened('', { aiEnabled: true }), fact('AiStatusReadReceived', { indicator: 'major' })] as const
    const told = [featuresRead(), fact('TourReadReceived', { hidden: true }), fact('CanvasShown')] as const
    const begun = given(...offline, storeRead(), untouched, fact('DesignWithoutAiChosen'), ...told)
    expect(welcome({ ...begun, route: { ...begun.route, path: paths.designer } })).toBeNull()
  },
)
