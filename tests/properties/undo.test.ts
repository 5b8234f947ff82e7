// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopPlaces } from '../../src/catalogue/shop/shop-choices'
import { fact, FlowEvent } from '../../src/events'
import { phaseOf } from '../../src/events/call-facts'
import { foldAll, type State } from '../../src/reducers'
import { undo } from '../../src/replay/laws/saved-as-chosen'
import { arbitraryOf } from '../arbitraries/of-codec'
import { designRead, featuresRead, storeRead } from '../support/facts'
import { opened, story } from '../support/story'
import { holds } from './holds'
import { kept } from './kept'
import { choiceTypes } from '../../src/reducers/design/design-choices'
import { valuesOf } from '../../src/reducers/design/stack'

/** Every choice of the design that is a person's own, in any shape. */
const codecs = FlowEvent.types.filter(({ type: { props } }) => {
  const type = props.type.value
  return phaseOf(type) === null && choiceTypes.includes(type)
})

const choice = fc.oneof(
  ...codecs.map((codec) => arbitraryOf(codec) as fc.Arbitrary<FlowEvent>),
  // A choice that is made up is hardly any of those of its place.
  fc.constantFrom(
    ...shopPlaces.flatMap(({ place, choices: all }) => all.map((each) => fact('ShopChosen', { place, choice: each }))),
  ),
  // Of all headers that are made up, hardly any has a menu.
  fc
    .constantFrom('<!-- wp:navigation {"ref":3} /-->', '<!-- wp:group --><!-- wp:navigation /--><!-- /wp:group -->')
    .map((content) => fact('HeaderChosen', { pattern: 'x', title: 'X', content })),
  fc
    .record({ item: fc.nat(3), label: fc.string(), direction: fc.constantFrom('up' as const, 'down' as const) })
    .map((move) => fact('MenuItemMoved', move)),
  fc
    .record({ item: fc.nat(3), label: fc.string() })
    .chain((link) => fc.constantFrom(fact('MenuItemRenamed', link), fact('MenuItemRemoved', link))),
  fc
    .record({
      section: fc.constantFrom('5-0', '5-1', 'new'),
      direction: fc.constantFrom('up' as const, 'down' as const),
    })
    .map((move) => fact('SectionMoved', move)),
  fc
    .record({
      section: fc.constantFrom('5-0', '5-1', 'new'),
      before: fc.constantFrom('5-0', '5-1', 'gone', null),
    })
    .map((place) => fact('SectionPlaced', place)),
  fc
    .record({
      section: fc.constantFrom('5-0', '5-1', 'new'),
      ground: fc.constantFrom('page' as const, 'tint' as const, 'contrast' as const, null),
      density: fc.constantFrom('compact' as const, 'normal' as const, 'roomy' as const, null),
    })
    .map((look) => fact('SectionLookChosen', look)),
  fc
    .subarray(['5-0', '5-1', 'new'])
    .chain((sections) => fc.constantFrom(fact('SectionsHidden', { sections }), fact('SectionsShown', { sections }))),
  fc
    .record({
      section: fc.constantFrom('5-0', '5-1', 'new'),
      block: fc.nat(4),
      what: fc.constantFrom(...(['heading', 'text', 'button', 'picture', 'column'] as const)),
      holds: fc.string(),
    })
    .chain(({ section, block, ...added }) =>
      fc.constantFrom(fact('BlockAdded', { section, block, ...added }), fact('BlockRemoved', { section, block })),
    ),
)

const after = (...events: readonly FlowEvent[]): State['designing'] =>
  foldAll(story(opened(), storeRead(), featuresRead(), designRead(), ...events)).designing

describe('undo and redo', { tags: ['P-06'] }, () => {
  it('given any session, when its last change is undone and redone, then both designs are as they were', () =>
    holds(kept(undo)))

  it('undo reverts exactly the last change, and redo repeats it', () =>
    holds(
      fc.property(fc.array(choice, { maxLength: 12 }), choice, (before, last) => {
        const old = after(...before)
        const done = after(...before, last)
        if (done.design === old.design || done.past.length === old.past.length) return
        const undone = after(...before, last, fact('DesignUndone'))
        expect(undone.design).toEqual(old.design)
        expect(undone.past).toEqual(old.past)
        const redone = after(...before, last, fact('DesignUndone'), fact('DesignRedone'))
        expect(redone.design).toEqual(done.design)
        expect(redone.past).toEqual(done.past)
        expect(redone.future).toHaveLength(0)
      }),
    ))

  it('as many undos as changes lead back to the beginning, and as many redos to the end', () =>
    holds(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        const end = after(...choices)
        const past = valuesOf(end.past)
        const undos = past.map(() => fact('DesignUndone'))
        const redos = past.map(() => fact('DesignRedone'))
        expect(past.filter((step, index) => step.design === (past[index + 1]?.design ?? end.design))).toEqual([])
        expect(after(...choices, ...undos).design).toEqual(after().design)
        expect(after(...choices, ...undos, ...redos).design).toEqual(end.design)
      }),
    ))

  it('going to a step of the list equals that many undos or redos', () =>
    holds(
      fc.property(fc.array(choice, { maxLength: 12 }), fc.nat(), fc.nat(), (choices, first, second) => {
        const done = after(...choices).past.length
        const [from, to] = [first % (done + 1), second % (done + 1)]
        const walk = (count: number) =>
          Array.from({ length: Math.abs(count) }, () => fact(count < 0 ? 'DesignUndone' : 'DesignRedone'))
        const there = [...choices, ...walk(from - done)]
        expect(after(...there, fact('HistoryVisited', { steps: to }))).toEqual(after(...there, ...walk(to - from)))
        expect(after(...there, fact('HistoryVisited', { steps: from }))).toEqual(after(...there))
      }),
    ))
})
