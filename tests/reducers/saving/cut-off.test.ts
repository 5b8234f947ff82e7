import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { owed, mayRun } from '../../../src/projections/owed'
import { cutOffSave, saveFault } from '../../../src/projections/saving'
import { foldAll, type State } from '../../../src/reducers'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, nextPublication, opened, resumed, story } from '../../support/story'

const chosen = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead('header-large'),
  designRead(),
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('SaveChosen'),
] as const

const minute = 60_000

/** The page comes back so many minutes after Save was chosen, while its publication is on its way. */
const back = (minutes: number, over: Parameters<typeof resumed>[1] = {}, ...after: FlowEvent[]): State => {
  const publication = nextPublication(given(...chosen))
  if (publication === null) throw new Error('Save asks for no publication.')
  const facts = story(...chosen, publication, resumed(paths.designer, over), ...after)
  const at = (type: FlowEvent['type']) => facts.findIndex(({ event }) => event.type === type)
  const since = facts[at('SaveChosen')]?.at ?? 0
  const later = { at: since + minutes * minute }
  return foldAll(facts.map((recorded, index) => (index < at('FlowResumed') ? recorded : { ...recorded, ...later })))
}

/** Of the story, the id of the publication. */
const idOfPublication = `fact-${story(...chosen).length + 1}`

const publications = (state: State) =>
  owed(state).filter(({ request }) => request.type === 'PublicationRequested' && mayRun(state, request))

describe('an interrupted Save', { tags: ['X-17'] }, () => {
  it('continues by itself within ten minutes, under its id', () => {
    const state = back(9)
    expect(state.saving.stage).toBe('running')
    expect(publications(state).map(({ id }) => id)).toEqual([idOfPublication])
  })

  it('asks after ten minutes, says what it publishes, and sends nothing', () => {
    const state = back(11)
    expect(cutOffSave(state)).toMatchObject({ kinds: ['styles'] })
    expect(saveFault(state)).toBeNull()
    expect(publications(state)).toEqual([])
    expect(state.designing.design).not.toBe(state.designing.saved)
  })

  it('continues under its id when the merchant confirms', () => {
    const state = back(60, {}, designRead(), fact('SaveChosen'))
    expect(state.saving.stage).toBe('running')
    expect(publications(state).map(({ id }) => id)).toEqual([idOfPublication])
  })

  it('stays a draft when the merchant declines', () => {
    const state = back(60, {}, fact('SaveNoticeDismissed'))
    expect(cutOffSave(state)).toBeNull()
    expect(publications(state)).toEqual([])
    expect(state.designing.design?.palette).toBe('Slate')
  })

  it('continues in recordings of builds that did not ask', () => {
    expect(back(60, { asksAboutOldSave: false }).saving.stage).toBe('running')
  })
})
