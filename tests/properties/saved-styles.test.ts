// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairingTitled } from '../../src/catalogue/fonts/font-pairings'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { fact, type FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import type { Target } from '../../src/events/publishing'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { stylesOf, themeStyles } from '../../src/projections/design/styles-of'
import { unsavedTargets } from '../../src/projections/publication'
import { fold, type State } from '../../src/reducers'
import { ownStylesOf, type Design } from '../../src/reducers/design/design-document'
import { stepsOf } from '../../src/replay/steps'
import { designerChoices, hurried, hurriedMoves } from '../arbitraries/hurried-sessions'
import { sampled } from '../arbitraries/sampled'
import { recorded } from '../arbitraries/sessions'
import { holds } from './holds'

describe('the styles of a saved design', { tags: ['P-13'] }, () => {
  it('given a design saved by a version that makes other styles, then these stay until the next choice', () =>
    holds(
      fc.property(hurriedMoves, fc.array(designerChoices, { maxLength: 8 }), (moves, choices) => {
        const saved = savedEarlier(moves)
        if (saved === null) return
        for (const state of [saved, ...statesAfter(saved, choices)]) {
          expect(stylesOf(state)).toEqual(isAsSaved(state) ? inStore(saved) : todays(state))
          if (isAsSaved(state)) expect(due(state)).not.toContain('styles')
        }
      }),
    ))

  it('given choices that are all undone, then the styles are those from before', () =>
    holds(
      fc.property(hurriedMoves, fc.array(designerChoices, { maxLength: 8 }), (moves, mixed) => {
        const saved = savedEarlier(moves)
        if (saved === null) return
        const choices = mixed.filter(({ type }) => type !== 'DesignUndone' && type !== 'DesignRedone')
        const back = fact('HistoryVisited', { steps: saved.designing.past.length })
        expect(stylesOf(statesAfter(saved, [...choices, back]).at(-1)!)).toEqual(stylesOf(saved))
      }),
    ))

  it('in some of these sessions the saved styles are shown, and in some of those this version makes others', () => {
    const states = sampled(hurriedMoves).flatMap((moves) => savedEarlier(moves) ?? [])
    const shown = states.filter(isAsSaved)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(states.length)
    expect(shown.some((state) => JSON.stringify(todays(state)) !== JSON.stringify(inStore(state)))).toBe(true)
  })
})

/** The state after the last Save, as a version would have left it that made other styles; null if no Save ended. */
const savedEarlier = (moves: Parameters<typeof hurried>[0]): State | null => {
  const saves = stepsOf(hurried(moves).map(asEarlier)).filter(
    ({ fact: { event }, before, after }) =>
      event.type === 'DesignPublished' && before.saving.stage === 'running' && after.saving.stage === 'saved',
  )
  return saves.at(-1)?.after ?? null
}

const asEarlier = (one: Recorded<FlowEvent>): Recorded<FlowEvent> =>
  one.event.type === 'PublicationRequested'
    ? { ...one, event: { ...one.event, targets: one.event.targets.map(earlier) } }
    : one

/** Without the shop's colors and the rules that go with the fonts. */
const earlier = (target: Target): Target => {
  if (target.kind !== 'styles') return target
  const { css: _, ...styles } = target.styles
  const { custom: __, ...settings } = target.settings
  return { ...target, settings, styles }
}

const statesAfter = (saved: State, choices: readonly FlowEvent[]): readonly State[] => {
  let state = saved
  return choices.map((event) => {
    const seq = state.seq + 1
    state = fold(state, recorded(event, { seq, id: `then-${seq}` }))
    return state
  })
}

const isAsSaved = ({ designing: { design, saved } }: State): boolean =>
  JSON.stringify(choicesOf(design)) === JSON.stringify(choicesOf(saved))

const choicesOf = (design: Design | null) =>
  design && [design.own, design.palette, Object.entries(design.colours).sort(), design.rules, design.fonts]

const inStore = ({ designing: { server } }: State) => server && ownStylesOf(server)

/** What this version makes of the choices. */
const todays = (state: State) => {
  const { palette, fonts, own, colours, rules } = state.designing.design!
  const [ofPalette, ofFonts] = [paletteTitled(palette), pairingTitled(fonts)]
  return designerStyles(ofPalette, ofFonts, state.fonts.installed, own, colours, themeStyles(state), rules)
}

const due = (state: State) => unsavedTargets(state).map(({ kind }) => kind)
