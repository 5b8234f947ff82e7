import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { offer, type Offer } from '../../src/projections/offer'
import { paths } from '../../src/catalogue/route-path'
import { offerSentence } from '../../src/views/intro/offer-words'
import { designRead, featuresRead, storeRead } from '../support/facts'
import { given, opened } from '../support/story'
import { surroundings } from '../support/world'

const designer = [opened(paths.designer), storeRead({ taskCompleted: true }), featuresRead(), designRead()] as const
const back = fact('FlowResumed', { path: paths.intro, surroundings })
const pattern = { pattern: 'woocommerce-blocks/x', title: 'X', content: '<!-- wp:separator /-->' }
const palette = (name: string) => fact('PaletteChosen', { palette: name })
const added = (section: string) => fact('SectionInserted', { section, ...pattern })

describe('the offer to continue', () => {
  it('[L-08] given no open work, then there is none', () => {
    expect(offer(given(opened(), storeRead()))).toBeNull()
    expect(offer(given(...designer, back))).toBeNull()
  })

  it('[L-08] given choices, when the page is loaded on the intro, then they are told: the last one of each kind, and counts', () => {
    const chosen = [palette('Charcoal'), palette('Slate'), fact('HeaderChosen', pattern), added('a'), added('b')]
    expect(offer(given(...designer, ...chosen, back))?.done).toEqual([
      { what: 'palette', title: 'Slate' },
      { what: 'header' },
      { what: 'added', count: 2 },
    ])
  })

  it('[L-08] given an undone choice, then it is not told', () => {
    const chosen = [palette('Slate'), fact('FontsChosen', { pairing: 'Inter + Inter' }), fact('DesignUndone')]
    expect(offer(given(...designer, ...chosen, back))?.done).toEqual([{ what: 'palette', title: 'Slate' }])
  })

  it('[L-08] given a set-up on its way, then it is told', () => {
    const state = given(opened(), storeRead(), featuresRead(), fact('DesignWithoutAiChosen'), back)
    expect(offer(state)?.done).toEqual([{ what: 'foundations-begun' }])
  })

  it('[L-08] given it is taken, then the flow goes on there and the offer is gone', () => {
    const state = given(...designer, palette('Slate'), back, fact('FlowContinued'))
    expect(state.route.path).toBe(paths.designer)
    expect(offer(state)).toBeNull()
  })

  it('[L-08] given the page was loaded again, then how long the session lay is known', () => {
    const state = given(...designer, palette('Slate'), back)
    expect(offer({ ...state, pause: { from: 1000, to: 181_000 } })?.away).toBe(180_000)
  })

  it('[L-08] given the designer was left in this page, then no time is told', () => {
    const inPage = [...designer, fact('EditorSettingsReadReceived', { settings: '{}' }), palette('Slate')] as const
    expect(offer({ ...given(...inPage, fact('DesignerLeft')), pause: { from: 1, to: 2 } })?.away).toBeNull()
  })
})

describe('the sentence of the offer', () => {
  it.each<[Offer, string]>([
    [
      { done: [{ what: 'palette', title: 'Slate' }, { what: 'header' }, { what: 'added', count: 2 }], away: 190_000 },
      'Colors: Slate, header chosen, 2 sections added — 3 minutes ago',
    ],
    [{ done: [{ what: 'added', count: 1 }, { what: 'moved' }], away: null }, '1 section added, sections rearranged'],
    [{ done: [{ what: 'footer' }], away: 3_600_000 }, 'Footer chosen — 1 hour ago'],
    [{ done: [{ what: 'fonts', title: 'A + B' }], away: 172_800_000 }, 'Fonts: A + B — 2 days ago'],
    [
      {
        done: [
          { what: 'removed', count: 3 },
          { what: 'replaced', count: 1 },
        ],
        away: 5,
      },
      '3 sections removed, 1 section replaced — a moment ago',
    ],
  ])('[L-08] given %o, then it reads "%s"', (open, sentence) => {
    expect(offerSentence(open)).toBe(sentence)
  })
})
