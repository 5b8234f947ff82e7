import { describe, expect, it } from 'vitest'
import { pairingTitled } from '../../../src/catalogue/fonts/font-pairings'
import { paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import type { AnyFact } from '../../../src/persistence/log'
import { activePairing } from '../../../src/projections/design/fonts'
import { activePalette } from '../../../src/projections/design/palette'
import { draft } from '../../../src/projections/design/store-page'
import { designerStyles } from '../../../src/projections/design/styles/designer-styles'
import { merged } from '../../../src/projections/design/styles/tree'
import { stylesNow } from '../../../src/projections/design/colors'
import { stylesOf, themeStyles } from '../../../src/projections/design/styles-of'
import { unsavedTargets } from '../../../src/projections/publication'
import { foldAll, type State } from '../../../src/reducers'
import { ownStylesOf } from '../../../src/reducers/design/design-document'
import { corpusRecording } from '../../support/corpus'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, opened, resumed, story } from '../../support/story'

/** Version 0.4.0 set up a store; then Slate and Rubik + Inter were chosen and saved. */
const { facts } = corpusRecording('of-version-0-4.ndjson')

const upTo = (type: FlowEvent['type']) =>
  facts.slice(
    0,
    facts.findIndex(({ event }) => event.type === type),
  )

/** Facts of this version after those of a recording. */
const then = (before: readonly AnyFact[], ...events: readonly FlowEvent[]): State => {
  const later = story(...events).map((one) => ({
    ...one,
    seq: before.length + one.seq,
    id: `later-${one.id}`,
    settles: one.settles && `later-${one.settles}`,
  }))
  return foldAll([...before, ...later])
}

const server = (state: State) => {
  if (state.designing.server === null) throw new Error('Nothing was read')
  return state.designing.server
}

/** The page is loaded again, and the store is as the session left it. */
const reloaded = (before: readonly AnyFact[]) => [resumed(paths.designer), designRead(server(foldAll(before)))] as const

const goingOn = (...events: readonly FlowEvent[]) => then(facts, ...reloaded(facts), ...events)

const due = (state: State) => unsavedTargets(state).map(({ kind }) => kind)

/** What this version makes of the choices. */
const todays = (state: State) => {
  const { design } = state.designing
  if (design === null) throw new Error('There is no design')
  const { palette, fonts, own, colours, rules } = design
  const [ofPalette, ofFonts] = [paletteTitled(palette), pairingTitled(fonts)]
  return designerStyles(ofPalette, ofFonts, state.fonts.installed, own, colours, themeStyles(state), rules)
}

const footer = fact('FooterChosen', { pattern: 'part', title: 'Part', content: '<!-- wp:separator /-->' })
const undo = fact('DesignUndone')

const choices = [
  fact('PaletteChosen', { palette: 'Ancient Bronze' }),
  fact('FontsChosen', { pairing: 'Commissioner + Crimson Pro' }),
  fact('ColourChosen', { place: 'links', colour: '#ff0000' }),
  fact('GradientChosen', { place: 'background', gradient: 'linear-gradient(180deg,#ffffff 0%,#dde6ee 100%)' }),
] as const

describe('a session in which version 0.4.0 saved a design', () => {
  const saved = ownStylesOf(server(foldAll(facts)))

  it('this version makes other styles of the same palette and fonts', () => {
    const state = goingOn()
    expect(state.designing.design).toMatchObject({ palette: 'Slate', fonts: 'Rubik + Inter' })
    expect(todays(state)).not.toEqual(saved)
  })

  it('then nothing is due, and another footer is all that Save writes', { tags: ['P-13'] }, () => {
    expect(due(goingOn())).toEqual([])
    expect(due(goingOn(footer))).toEqual(['footer'])
    expect(due(goingOn(footer, fact('SaveChosen')))).toEqual(['footer'])
  })

  it('then canvas, other pages and contrast show the styles that the store has', { tags: ['P-13'] }, () => {
    const state = goingOn(footer)
    const base = themeStyles(state)
    expect(stylesOf(state)).toEqual(saved)
    expect(draft(state)?.styles).toEqual(saved)
    expect(stylesNow(state).styles).toEqual(merged(base.styles, saved.styles))
  })

  it.each(choices)(
    'given $type, then the styles are of this version, until it is undone',
    { tags: ['P-13'] },
    (choice) => {
      const chosen = goingOn(footer, choice)
      expect(stylesOf(chosen)).toEqual(todays(chosen))
      expect(due(chosen)).toEqual(['styles', 'footer'])
      const undone = goingOn(footer, choice, undo)
      expect(stylesOf(undone)).toEqual(saved)
      expect(due(undone)).toEqual(['footer'])
    },
  )

  it('given another palette and then the saved one again, then the saved styles are back', { tags: ['P-13'] }, () => {
    const [other, same] = ['Ancient Bronze', 'Slate'].map((palette) => fact('PaletteChosen', { palette }))
    const state = goingOn(other!, same!)
    expect(stylesOf(state)).toEqual(saved)
    expect(due(state)).toEqual([])
  })

  it('given another palette is saved, then its styles are the saved ones', { tags: ['P-13'] }, () => {
    const choice = choices[0]
    const { settings, styles } = stylesOf(goingOn(choice))
    const target = { kind: 'styles', id: 7, settings, styles } as const
    const written = fact('EntitySaved', { version: null, target, modified: null, served: null })
    const state = goingOn(choice, fact('SaveChosen'), written, fact('DesignSaved'))
    expect(stylesOf(state)).toEqual({ settings, styles })
    expect(due(state)).toEqual([])
    const undone = goingOn(choice, fact('SaveChosen'), written, fact('DesignSaved'), undo)
    expect(stylesOf(undone)).toEqual(todays(undone))
    expect(due(undone)).toEqual(['styles'])
  })

  it('given someone else has changed the styles meanwhile, then theirs are shown', { tags: ['D-20'] }, () => {
    const theirs = { settings: {}, styles: { color: { background: '#123456' } } }
    const state = goingOn(designRead({ ...server(foldAll(facts)), styles: { id: 7, ...theirs } }))
    expect(stylesOf(state)).toEqual(theirs)
    expect(due(state)).toEqual([])
  })
})

describe('a session in which version 0.4.0 set up a store and saved nothing more', () => {
  const before = upTo('PaletteChosen')
  const setUp = ownStylesOf(server(foldAll(before)))

  it('then the styles of the set-up stay', { tags: ['P-13'] }, () => {
    const state = then(before, ...reloaded(before), footer)
    expect(todays(state)).not.toEqual(setUp)
    expect(stylesOf(state)).toEqual(setUp)
    expect(due(state)).toEqual(['footer'])
  })

  it('given a palette that version 0.4.0 chose without saving, then its styles are current, and due', () => {
    const unsaved = upTo('SaveChosen')
    const state = then(unsaved, ...reloaded(unsaved))
    expect(stylesOf(state)).toEqual(todays(state))
    expect(due(state)).toEqual(['styles'])
  })
})

describe('a new session on a store that version 0.4.0 saved', () => {
  const saved = ownStylesOf(server(foldAll(facts)))
  const begun = [
    opened(paths.designer),
    storeRead({ taskCompleted: true }),
    featuresRead(),
    patternsRead(),
    designRead({ ...server(foldAll(facts)), fonts: foldAll(facts).fonts.installed }),
  ] as const

  it('then palette and fonts are recognized, and drawn as the store has them', { tags: ['D-04', 'D-05'] }, () => {
    const state = given(...begun)
    expect([activePalette(state), activePairing(state)]).toEqual(['Slate', 'Rubik + Inter'])
    expect(stylesOf(state)).toEqual(saved)
    expect(due(given(...begun, footer))).toEqual(['footer'])
  })

  it.each(choices)(
    'given $type, then the styles are of this version, until it is undone',
    { tags: ['P-13'] },
    (choice) => {
      const chosen = given(...begun, choice)
      expect(stylesOf(chosen)).toEqual(todays(chosen))
      expect(due(chosen)).toEqual(['styles'])
      expect(stylesOf(given(...begun, choice, undo))).toEqual(saved)
    },
  )
})
