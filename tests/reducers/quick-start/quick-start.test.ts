import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { directions } from '../../../src/projections/design/directions'
import { goodsIn } from '../../../src/projections/design/goods'
import { isHandingOver, screen } from '../../../src/projections/screen'
import { samplesFault } from '../../../src/projections/set-up'
import type { State } from '../../../src/reducers'
import { areSamplesOwed } from '../../../src/reducers/plans/set-up'
import type { RequestEvent } from '../../../src/events/call-facts'
import { fingerprint } from '../../../src/events/calls'
import { refused } from '../../support/facts'
import { products } from '../../support/folded-generation'
import { answersWith, askedSince, begin, flows, livedIn, nth, quickDirections, text } from '../../support/quick-start'

const open = (path: string) => fact('ScreenOpened', { path })
const tone = `${paths.quickStart}/tone-of-voice`
const look = (chosen: 'Bold' | 'Classic') => fact('LookChosen', { look: chosen })
const formal = fact('ToneChosen', { tone: 'Formal' })
const visible = ['Publication', 'ProductCreation', 'AiProductWriting', 'AiProductUpdate', 'AiTitleWriting']

describe('the ways of a quick start', { tags: ['X-01', 'R-01', 'M-11'] }, () => {
  it.each(Object.entries(flows))('given %s, then the answers lead to the directions', (flowType, over) => {
    const offline = (request: RequestEvent) =>
      request.type === 'AiStatusReadRequested' ? fact('AiStatusReadReceived', { indicator: 'critical' }) : undefined
    const state = quickDirections({ over, instead: offline })
    expect(state.features.flowType).toBe(flowType)
    expect([screen(state), state.route.path, state.setUp.stage]).toEqual(['directions', paths.directions, 'done'])
  })

  it.each([
    [paths.quickStart, paths.quickStart],
    [`${paths.quickStart}/look-and-feel`, `${paths.quickStart}/look-and-feel`],
    [paths.directions, paths.quickStart],
    [`${paths.directions}/2`, paths.quickStart],
  ])('given %s is opened in a new session, then %s is shown', (path, shown) => {
    const { state } = livedIn({ path })
    expect([screen(state), state.route.path]).toEqual(['wizard', shown])
  })

  it('when the designer opens, then no loader covers the page that was taken', () => {
    const state = quickDirections({}, open(paths.designer))
    expect([screen(state), state.setUp.stage, state.canvas.shown]).toEqual(['designer', 'done', 'never'])
    expect(isHandingOver(state)).toBe(false)
  })

  it('when the directions are closed, then the intro offers to go on with them', () => {
    const state = quickDirections({}, fact('WizardClosed', { step: 'directions' }))
    expect([screen(state), state.route.offer]).toEqual(['intro', paths.directions])
  })

  it('when the designer is left, then the directions show while there is a draft, the intro after Save', () => {
    const drafted = quickDirections({}, open(paths.designer), fact('DesignerLeft'))
    expect(drafted.route.path).toBe(paths.directions)
    const saving = [open(paths.designer), fact('CanvasShown'), fact('SaveChosen')] as const
    const saved = quickDirections({}, ...saving)
    expect([saved.saving.stage, saved.route.path]).toEqual(['saved', paths.closing])
    expect(quickDirections({}, ...saving, fact('DesignerLeft')).route.path).toBe(paths.intro)
  })
})

describe('the work ahead of a quick start', { tags: ['X-01'] }, () => {
  it('given the goods are described, all but the design is made; the last answer asks for the palette', () => {
    const ahead = livedIn({}, ...begin)
    expect(askedSince(ahead, 'BusinessDescribed')).toEqual(
      expect.arrayContaining(['AiPaletteQuery', 'AiImageSearch', 'DesignRead', 'PatternsRead']),
    )
    expect(ahead.state.setUp.stage).toBe('founding')
    const whole = livedIn({}, ...answersWith())
    expect(askedSince(whole, 'LookChosen')).toEqual([
      'AiPaletteQuery',
      ...['SuggestionsSave', 'PatternInstall', 'PatternsRead'],
    ])
  })

  it('given the store tells the trades late, then the palette waits for them; a refusal ends the wait', () => {
    const paletteTrades = (answer: FlowEvent) => {
      const instead = (request: RequestEvent) => (request.type === 'DescriptionSaveRequested' ? answer : undefined)
      return livedIn({ instead }, ...answersWith()).log.flatMap(({ event }) =>
        event.type === 'AiPaletteQueryRequested' ? [event.trades] : [],
      )
    }
    const understood = { of: fingerprint(text), trades: ['bakery'], place: null, name: null, pictures: '', choices: [] }
    expect(paletteTrades(fact('DescriptionSaved', { understood }))).toEqual([['bakery'], ['bakery']])
    expect(paletteTrades(fact('DescriptionSaveRefused', { fault: refused(400) }))).toEqual([[], []])
  })

  it('when only look or tone is changed, then another design is made without reading anything anew', () => {
    const again = livedIn({}, ...answersWith(), open(tone), look('Bold'), formal)
    expect(new Set(askedSince(again, 'ToneChosen'))).toEqual(new Set(['AiPaletteQuery', 'SuggestionsSave']))
    expect(nth(again.state, 0).look).toBe('Bold')
  })

  it.each<readonly [string, readonly FlowEvent[]]>([
    ['another description', [open(paths.quickStart), fact('BusinessDescribed', { text: 'We sell tea' })]],
    ['another trade', [open(`${paths.quickStart}/look-and-feel`), fact('TradeChosen', { trade: 'soap' })]],
  ])('given %s, then it starts anew', (_, change) => {
    const asked = askedSince(livedIn({}, ...answersWith(), ...change), change.at(-1)?.type ?? 'FlowOpened')
    expect(asked).toEqual(expect.arrayContaining(['AiPaletteQuery', 'AiImageSearch', 'DesignRead']))
  })

  it('given a draft of before, then it stays until the last answer, and is one undo away afterward', () => {
    const before = [...answersWith(), nth(quickDirections(), 1).taking('all')]
    const draft = quickDirections({}, ...before.slice(4)).designing.design
    const change = [open(paths.quickStart), fact('BusinessDescribed', { text: 'We sell tea' }), look('Bold')] as const
    expect(livedIn({}, ...before, ...change).state.designing.design).toEqual(draft)
    const other = livedIn({}, ...before, ...change, formal).state.designing.design
    expect(other).not.toEqual(draft)
    expect(livedIn({}, ...before, ...change, formal, fact('DesignUndone')).state.designing.design).toEqual(draft)
  })
})

describe('the draft of a quick start', { tags: ['X-01', 'S-05'] }, () => {
  const taken = [...answersWith(), nth(quickDirections(), 0).taking('all'), open(paths.designer)] as const
  const shown = [...taken, fact('CanvasShown')] as const
  const saved = [...shown, fact('SaveChosen')] as const

  it('given a direction is taken, then visitors see nothing new; its products come with Save', () => {
    const drafted = livedIn({}, ...shown)
    const calls = askedSince(drafted, 'FlowOpened')
    expect(visible.filter((call) => calls.includes(call))).toEqual([])
    expect(areSamplesOwed(drafted.state)).toBe(true)
    const written = livedIn({}, ...saved)
    expect(askedSince(written, 'SaveChosen').filter((call) => call === 'AiProductWriting')).toHaveLength(1)
    expect(areSamplesOwed(written.state)).toBe(false)
    const again = livedIn({}, ...saved, fact('DesignerLeft'), open(paths.designer), fact('CanvasShown'))
    expect(askedSince(again, 'DesignerLeft')).not.toContain('AiProductWriting')
  })

  it('given the store writes the products that it proposes, then none is asked for by itself', () => {
    const written = (written: boolean) => (request: RequestEvent) =>
      request.type === 'AiProductWritingRequested' && request.write
        ? fact('AiProductsProposed', { reply: JSON.stringify({ ...products, written }), ids: [] })
        : undefined
    const updates = (one: boolean) =>
      askedSince(livedIn({ instead: written(one) }, ...saved), 'SaveChosen').filter(
        (call) => call === 'AiProductUpdate',
      )
    expect(updates(true)).toEqual([])
    expect(updates(false)).toHaveLength(products.product_content.length)
  })

  it.each([
    ['with products', { products: true }],
    ['that is open', { visitors: 'everything' }],
  ] as const)('given a store %s, then no products are ever written, and no page shows goods', (_, use) => {
    const reply = { goods: [{ title: 'Cake', price: '$9', picture: 'http://store.test/cake.svg', alt: '' }] }
    const calls = askedSince(livedIn({ ...use, reply }, ...saved), 'FlowOpened')
    expect(visible.filter((call) => calls.includes(call))).toEqual(['Publication'])
    const shown = (state: State) => directions(state).map((one) => goodsIn(state, one).length)
    expect(shown(livedIn({ ...use, reply }, ...answersWith()).state)).toEqual([0, 0, 0])
    expect(shown(livedIn({ reply }, ...answersWith()).state)).toEqual([1, 1, 1])
  })

  it('given the products are refused, then they are owed until another try', () => {
    const refusing = () => {
      let left = 1
      return (request: RequestEvent) =>
        request.type === 'AiProductWritingRequested' && (left -= 1) >= 0
          ? fact('AiProductWritingRefused', { fault: refused(400) })
          : undefined
    }
    const { state } = livedIn({ instead: refusing() }, ...saved)
    expect([samplesFault(state)?.tag, areSamplesOwed(state)]).toEqual(['Refused', true])
    const forgone = livedIn({ instead: refusing() }, ...saved, fact('SampleProductsForgone')).state
    expect([samplesFault(forgone), areSamplesOwed(forgone)]).toEqual([null, false])
    const retried = livedIn({ instead: refusing() }, ...saved, fact('SampleProductsRetried')).state
    expect([samplesFault(retried), areSamplesOwed(retried)]).toEqual([null, false])
  })
})

describe('the name of the shop', { tags: ['X-01', 'B-07', 'M-11'] }, () => {
  const titleOf = (title: string, named: string | null) =>
    livedIn({ title }, ...(named === null ? [] : [fact('ShopNamed', { name: named })]), ...answersWith()).state
      .designing.design?.identity?.title

  it.each([
    ['Old Name', ' Patinha ', 'Patinha'],
    ['Old Name', null, 'Old Name'],
    ['Old Name', '  ', 'Old Name'],
    ['', null, ''],
  ])('given the store is called "%s" and "%s" is written, then the design has "%s"', (store, written, title) => {
    expect(titleOf(store, written)).toBe(title)
  })

  it('given none but in the description, then that one', () => {
    const instead = (request: RequestEvent) =>
      request.type === 'DescriptionSaveRequested'
        ? fact('DescriptionSaved', {
            understood: {
              of: fingerprint(request.text),
              trades: [],
              place: null,
              name: 'Patinha',
              pictures: '',
              choices: [],
            },
          })
        : undefined
    expect(livedIn({ title: '', instead }, ...answersWith()).state.designing.design?.identity?.title).toBe('Patinha')
  })
})
