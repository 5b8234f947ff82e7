/** What is watched in every session, step by step and at its end. Each law is named by its row. */
import { isEqual } from 'es-toolkit'
import { isSetUpPath } from '../../src/catalogue/route-path'
import type { FlowEvent } from '../../src/events'
import { phaseOf } from '../../src/events/phase'
import type { AnyFact } from '../../src/persistence/log'
import { targetOf, unsavedTargets } from '../../src/projections/targets'
import { stepOf } from '../../src/reducers/design-steps'
import { foldAll, type State } from '../../src/reducers'
import { redo, undo } from './history'
import { settledOnce } from '../../src/replay/laws/settled-once'
import { libraryOf } from '../support/fake-media-routes'
import type { FakeStore } from '../support/fake-store'
import { Broken } from './broken'
import { isTheirs, noteLook, noteSeen, overwritten } from './respect'
import type { Lived } from './session'
import type { Tab } from './tab'
import type { Watch, World } from './world'

export const watched = (world: World): Watch => {
  const { store } = world
  let asked = false
  return {
    onOpen: (tab, { appended$, facts }) => {
      asked ||= facts().some(({ event }) => asks(event))
      const subscription = appended$.subscribe((step) => {
        asked ||= asks(step.fact.event)
        noteSeen(world, step)
      })
      tab.life.afterwards(() => subscription.unsubscribe())
    },
    onArrival: (request) => {
      noteLook(world, request)
      if (request.method === 'GET') return
      if (!asked) throw new Broken('P-11', `${request.method} ${request.path} was asked for by nobody.`)
      overwritten(world, request)
    },
    onDone: (request) => (request.method === 'POST' ? atMostOne(store) : undefined),
    // It is told in the same breath in which it is known.
    onRecorded: (tab, event) => void tab.life.later(1000, () => keptOrTold(world, tab, event)),
  }
}

/** A person begins, chooses, or agrees to something: what the store may be changed for. */
const asks = (event: AnyFact['event']): boolean =>
  event.type === 'FlowOpened'
    ? event.arrival === 'address' && isSetUpPath(event.path)
    : phaseOf(event.type) === null &&
      !/^(Flow(Opened|Resumed)|PathVisited|ScreenOpened|Canvas|Network|Storage|Login)/.test(event.type)

/** What is there twice. */
const atMostOne = (store: FakeStore): void => {
  const twice = [
    ...repeated(store.families.map(({ slug }) => `the family ${slug}`)),
    ...store.families.flatMap(({ slug, faces }) =>
      repeated(faces.map(({ fontWeight, fontStyle }) => `the face ${slug} ${fontWeight} ${fontStyle}`)),
    ),
    ...repeated(libraryOf(store).map(({ slug }) => `the picture ${slug}`)),
  ]
  const products = store.products.filter(({ id, status }) => id >= 100 && status === 'publish').length
  if (products > 6) throw new Broken('P-16', `There are ${products} sample products.`)
  if (twice[0] !== undefined) throw new Broken('P-16', `There is twice: ${twice[0]}.`)
}

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.indexOf(name) !== place)

const keptOrTold = ({ log }: World, tab: Tab, event: FlowEvent): void => {
  if (!log.facts().some((one) => one.event === event) && tab.loop()?.state().world.kept !== false)
    throw new Broken('L-05', `${event.type} is not in the log, and nobody was told.`)
}

/** What is asked of a session that came to its end. */
export const judged = ({ world, state, tab }: Lived): void => {
  for (const { id } of world.log.sessions()) {
    const wrong = settledOnce.broken(world.log.of(id))
    if (wrong !== null) throw new Broken('P-05', wrong.why)
  }
  if (Object.keys(state.calls.open).length > 0) throw new Broken('P-05', 'A request is open at the end.')
  // Every fourth session: it costs as much as the session's own folds.
  if (state.world.kept && state.seq % 4 === 0 && !isEqual(foldAll(world.log.of(tab.loop()?.session ?? '')), state))
    throw new Broken('P-02', 'The log folds to another state than the page has.')
  undone(state)
  if (state.saving.stage === 'saved' && !choseDuringSave(tab.loop()?.facts() ?? [])) onStore(state, world)
}

/**
 * Known: what is chosen while Save is on its way counts as saved and is not written [P-13]. Such sessions are not asked whether the
 * store carries the design until Save writes the design as it was when it was chosen.
 */
const choseDuringSave = (facts: readonly AnyFact[]): boolean => {
  const saved = facts.findLastIndex(({ event }) => event.type === 'DesignSaved')
  const chosen = facts.findLastIndex(({ event }, place) => place < saved && event.type === 'SaveChosen')
  return facts.slice(chosen, saved).some(({ event }) => stepOf(event as FlowEvent) !== null || isTravel(event))
}

const isTravel = ({ type }: AnyFact['event']) =>
  /^(DesignUndone|DesignRedone|HistoryVisited|TheirsTaken|MediaUploaded)$/.test(type)

const undone = ({ designing }: State): void => {
  const first = undo(designing, designing.past.length)
  const last = redo(first, first.future.length)
  const back = undo(last, designing.future.length)
  if (!isEqual(back.design, designing.design) || !isEqual(back.past.length, designing.past.length))
    throw new Broken('P-06', 'Undo to the beginning and redo to the end lead to another design.')
}

/** The store carries the design, every part of it. */
const onStore = (state: State, world: World): void => {
  const { store } = world
  // Known: a look at the design that is asked for in the moment in which a set-up begins may be of the theme from before, and Save then
  // writes to that theme's templates [S-05]. Such sessions are spared here until the answer is told from the set-up's own.
  const { server } = state.designing
  if (server !== null && (server.theme !== store.theme || !server.home.id.startsWith(`${store.theme}//`))) return
  const unsaved = unsavedTargets(state)
  if (unsaved.length > 0) throw new Broken('P-15', `Saved, and ${unsaved.map(({ kind }) => kind).join()} is not.`)
  for (const kind of ['styles', 'header', 'footer', 'home'] as const) {
    const target = targetOf(kind, state)
    // Somebody else had the last word.
    if (target === null || isTheirs(world, kind)) continue
    const there =
      'content' in target
        ? (store.contents[target.id] ?? target.content) === target.content
        : target.kind !== 'styles' ||
          isEqual(store.styles[target.id], { settings: target.settings, styles: target.styles })
    if (!there) throw new Broken('P-15', `The store carries another ${kind} than was saved.`)
  }
  if (store.theme !== state.designing.server?.theme)
    throw new Broken('P-15', `The store shows the theme ${store.theme}.`)
}
