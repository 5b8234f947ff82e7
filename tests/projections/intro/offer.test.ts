import { describe, expect, it } from 'vitest'
import { wizardSteps } from '../../../src/events/wizard'
import { pathAfter } from '../../../src/reducers/wizard'
import { fact, type FlowEvent } from '../../../src/events'
import { changesOf, offer, type Offer } from '../../../src/projections/intro-offer'
import { paths } from '../../../src/events/route-path'
import { offerSentence } from '../../../src/views/intro/offer-details'
import { designRead, featuresRead, refused, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const designer = [opened(paths.designer), storeRead({ taskCompleted: true }), featuresRead(), designRead()] as const
const back = fact('FlowResumed', { path: paths.intro, surroundings, customizing: false })
const pattern = { pattern: 'woocommerce-blocks/x', title: 'X', content: '<!-- wp:separator /-->' }
const palette = (name: string) => fact('PaletteChosen', { palette: name })
const added = (section: string) => fact('SectionInserted', { after: null, section, ...pattern })

describe('the offer to continue', () => {
  it('given no open work, then there is none', { tags: ['L-08'] }, () => {
    expect(offer(given(opened(), storeRead()))).toBeNull()
    expect(offer(given(...designer, back))).toBeNull()
  })

  it('given choices, when the page is loaded on the intro, then they are counted', { tags: ['L-08'] }, () => {
    const chosen = [palette('Charcoal'), palette('Slate'), fact('HeaderChosen', pattern), added('a'), added('b')]
    expect(offer(given(...designer, ...chosen, back))?.done).toEqual([{ what: 'changed', count: 5 }])
  })

  it('given an undone choice, then it does not count', { tags: ['L-08'] }, () => {
    const chosen = [palette('Slate'), fact('FontsChosen', { pairing: 'Inter + Inter' }), fact('DesignUndone')]
    expect(offer(given(...designer, ...chosen, back))?.done).toEqual([{ what: 'changed', count: 1 }])
  })

  it('given a new start or a restore, then only the changes since count', { tags: ['L-08'] }, () => {
    expect(changesOf([palette('Slate'), { type: 'new-start' }, palette('Canary')])).toBe(1)
    expect(changesOf([palette('Slate'), palette('Canary'), { type: 'restore' }])).toBe(0)
  })

  it('given a set-up in progress, then the offer mentions it', { tags: ['L-08'] }, () => {
    const state = given(opened(), storeRead(), featuresRead(), fact('DesignWithoutAiChosen'), back)
    expect(offer(state)?.done).toEqual([{ what: 'foundations-begun' }])
  })

  it('given it is taken, then the flow goes on there and the offer is gone', { tags: ['L-08'] }, () => {
    const state = given(...designer, palette('Slate'), back, fact('FlowContinued'))
    expect(state.route.path).toBe(paths.designer)
    expect(offer(state)).toBeNull()
  })

  it('given the page was loaded again, then how long the session lay is known', { tags: ['L-08'] }, () => {
    const state = given(...designer, palette('Slate'), back)
    expect(offer({ ...state, pause: { from: 1000, to: 181_000 } })?.away).toBe(180_000)
  })

  it('given the designer was left in this page, then the offer has no time', { tags: ['L-08'] }, () => {
    expect(offer(given(...designer, palette('Slate'), back))?.away).not.toBeNull()
    const there = fact('FlowResumed', { path: paths.designer, surroundings, customizing: false })
    expect(offer(given(...designer, palette('Slate'), there, fact('DesignerLeft')))?.away).toBeNull()
    const away = [fact('ScreenOpened', { path: paths.designer }), fact('ScreenOpened', { path: paths.intro })]
    expect(offer(given(...designer, palette('Slate'), back, ...away))?.away).toBeNull()
  })
})

const wizard = [
  opened('', { aiEnabled: true, aiProvider: 'rules' }),
  storeRead(),
  featuresRead(),
  fact('DesignWithAiChosen'),
]
const described = fact('BusinessDescribed', { text: 'We bake' })
const look = fact('LookChosen', { look: 'Bold' })
const toned = fact('ToneChosen', { tone: 'Formal' })
const closed = fact('WizardClosed', { step: 'business-info-description' })
const failed = fact('DesignReadRefused', { fault: refused() })
const business = { what: 'answered', step: 'business-info-description' } as const

describe('the offer to go on with the wizard', () => {
  it.each<[string, FlowEvent[], string, string[]]>([
    ['half a description', [fact('DescriptionDrafted', { text: 'We' })], paths.wizard, ['description-begun']],
    ['a description', [described], paths.look, ['business-info-description']],
    [
      'a description and a look',
      [described, look],
      pathAfter('look-and-feel', false) ?? '',
      ['business-info-description', 'look-and-feel'],
    ],
    ['a store in the making', [described, look, toned], paths.generating, ['generation-begun']],
    [
      'a store that could not be made',
      [described, look, toned, failed],
      paths.tone,
      [...wizardSteps.slice(0, -1), 'generation-failed'],
    ],
  ])(
    'given %s, when the page is loaded on the intro, then the offer names it, and Continue leads there',
    { tags: ['L-08'] },
    (_what, facts, path, told) => {
      const state = given(...wizard, ...facts, back)
      expect(offer(state)?.done.map((done) => (done.what === 'answered' ? done.step : done.what))).toEqual(told)
      expect(given(...wizard, ...facts, back, fact('FlowContinued')).route.path).toBe(path)
    },
  )

  it(
    'given the wizard is closed, then the offer is there at once; given no answer, then there is no offer',
    { tags: ['L-08'] },
    () => {
      expect(offer(given(...wizard, described, closed))?.done).toEqual([business])
      expect(offer(given(...wizard, closed))).toBeNull()
      expect(offer(given(...wizard, fact('LookPicked', { look: 'Bold' }), closed))).toBeNull()
    },
  )

  it('given the offer is shown and the page is loaded again, then it is still shown', { tags: ['L-08'] }, () => {
    expect(offer(given(...wizard, described, closed, back))?.done).toEqual([business])
  })

  it(
    'given an unsaved design, when the designer and then the wizard are left, then the design is offered',
    { tags: ['L-08'] },
    () => {
      const state = given(
        opened(paths.designer, { aiEnabled: true, aiProvider: 'rules' }),
        storeRead({ taskCompleted: true }),
        featuresRead(),
        designRead(),
        palette('Slate'),
        fact('DesignerLeft'),
        closed,
      )
      expect(state.route.offer).toBe(paths.designer)
      expect(offer(state)?.done).toEqual([{ what: 'changed', count: 1 }])
    },
  )
})

describe('the sentence of the offer', () => {
  it.each<[Offer, string]>([
    [{ done: [{ what: 'changed', count: 12 }], away: 190_000 }, '12 changes to your design — 3 minutes ago'],
    [{ done: [{ what: 'changed', count: 1 }], away: null }, '1 change to your design'],
    [{ done: [business, { what: 'answered', step: 'look-and-feel' }], away: null }, 'Business described, look chosen'],
    [{ done: [{ what: 'foundations-laid' }], away: 3_600_000 }, 'Setup finished, nothing customized yet — 1 hour ago'],
    [{ done: [business], away: 172_800_000 }, 'Business described — 2 days ago'],
    [{ done: [business], away: 5 }, 'Business described — a moment ago'],
  ])('given %o, then it reads "%s"', { tags: ['L-08'] }, (open, sentence) => {
    expect(offerSentence(open)).toBe(sentence)
  })
})
