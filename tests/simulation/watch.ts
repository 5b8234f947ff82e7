/** The laws that are checked in every session, step by step and at its end. Each is named by its row. */
import { isEqual } from 'es-toolkit'
import { isSetUpPath } from '../../src/events/route-path'
import type { FlowEvent } from '../../src/events'
import { phaseOf } from '../../src/events/call-facts'
import type { AnyFact } from '../../src/persistence/log'
import { unsavedTargets, targetOf } from '../../src/projections/publication'
import { isSameStyles, stylesText } from '../../src/events/written'
import { foldAll, type State } from '../../src/reducers'
import { redo, undo } from './history'
import { settledOnce } from '../../src/replay/laws/settled-once'
import { libraryOf } from '../support/fake-media-routes'
import { Broken } from './broken'
import { isTheirProduct } from './colleague'
import { isRemote, noteConditional, noteLook, noteSeen, overwritten } from './respect'
import { leftBehind } from './last-moment'
import type { Lived } from './session'
import type { Tab } from './tab'
import { atMostOne } from './twice'
import type { Watch, World } from './world'

export const watched = (world: World): Watch => {
  const { store } = world
  let [asked, restores] = [false, false]
  let conditionalIsDone = (): void => undefined
  return {
    onOpen: (tab, { appended$, facts }) => {
      asked ||= facts().some(({ event }) => asks(event))
      restores ||= facts().some(({ event }) => isRestoring(event))
      const subscription = appended$.subscribe((step) => {
        asked ||= asks(step.fact.event)
        restores ||= isRestoring(step.fact.event)
        noteSeen(world, step)
        const broken = leftBehind(world, step)
        if (broken !== null) tab.life.later(0, () => raise(broken))
      })
      tab.life.afterwards(() => subscription.unsubscribe())
    },
    onArrival: (request) => {
      noteLook(world, request)
      if (request.method === 'GET') return
      if (!asked) throw new Broken('P-11', `${request.method} ${request.path} was asked for by nobody.`)
      if (!restores && isPieceOfDesign(request.path))
        throw new Broken('D-13', `${request.method} ${request.path} changes a part of what visitors see.`)
      overwritten(world, request)
      conditionalIsDone = noteConditional(world, request)
    },
    onDone: ({ method, path, body }) => {
      if (method !== 'GET') conditionalIsDone()
      if (method !== 'POST') return
      if (path.endsWith('/publications') && 'version' in (body as object))
        world.met.add('made: a version, published again')
      if (libraryOf(store).length > 0) world.met.add('made: a picture')
      atMostOne(store)
    },
    onRecorded: (tab, event) => {
      const { log } = world
      const had = log.facts()
      // It is told in the same breath in which it is known. What the merchant cleared away meanwhile is known at the next fact.
      tab.life.later(1000, () => (log.facts() === had ? keptOrTold(world, tab, event) : undefined))
    },
  }
}

const raise = (broken: Broken) => {
  throw broken
}

const isRestoring = ({ type }: AnyFact['event']): boolean => type === 'RestoreStepRequested'

/** Only a restore writes the design part by part: a set-up and Save publish all of it or nothing. */
const isPieceOfDesign = (path: string): boolean =>
  /\/wp\/v2\/(templates|template-parts|global-styles|settings|navigation)|\/themes\/activate/.test(path)

/** Whether a person began, chose, or agreed to something that may change the store. */
const asks = (event: AnyFact['event']): boolean =>
  event.type === 'FlowOpened'
    ? event.arrival === 'address' && isSetUpPath(event.path)
    : phaseOf(event.type) === null &&
      !/^(Flow(Opened|Resumed)|PathVisited|ScreenOpened|Canvas|Network|Storage|Login)/.test(event.type)

const keptOrTold = ({ log }: World, tab: Tab, event: FlowEvent): void => {
  if (!log.facts().some((one) => one.event === event) && tab.loop()?.state().world.kept !== false)
    throw new Broken('L-05', `${event.type} is not in the log, and nobody was told.`)
}

/** The laws for a session that came to its end. */
export const judged = ({ world, state, tab }: Lived): void => {
  for (const { id } of world.log.sessions()) {
    const wrong = settledOnce.broken(world.log.of(id))
    if (wrong !== null) throw new Broken('P-05', wrong.why)
  }
  if (Object.keys(state.calls.open).length > 0) throw new Broken('P-05', 'A request is open at the end.')
  // Every sixteenth session: it costs as much as the session's own folds. What the merchant cleared away last is noticed at the next fact.
  const facts = world.log.of(tab.loop()?.session ?? '')
  const isThere = state.world.kept && facts.length > 0
  if (isThere && state.seq % 16 === 0 && !isEqual(foldAll(facts), state))
    throw new Broken('P-02', 'The log folds to another state than the page has.')
  undone(state)
  const lost = world.store.products.find((one) => isTheirProduct(one) && one.status !== 'publish')
  if (lost !== undefined) throw new Broken('D-19', `The product ${lost.id} of a colleague is gone.`)
  // A person who returns to the closing screen by the browser's Back may have newer choices, as a draft.
  const isDraft =
    state.saving.stage === 'saved' && (state.saving.overtaken || state.designing.design !== state.designing.saved)
  if (state.saving.stage === 'saved' && !isDraft && hasLastWord(world, tab)) onStore(state, world)
}

/**
 * A window that still shows a session from before says nothing of what was saved since; nor does a log that did not get to know what a
 * page did that could not keep it, and went on unsaved.
 */
const hasLastWord = ({ log, forgot, second }: World, tab: Tab): boolean =>
  !forgot() && !second.isUsed() && log.sessions()[0]?.id === tab.loop()?.session

const undone = ({ designing }: State): void => {
  const first = undo(designing, designing.past.length)
  const last = redo(first, first.future.length)
  const back = undo(last, designing.future.length)
  if (!isEqual(back.design, designing.design) || !isEqual(back.past.length, designing.past.length))
    throw new Broken('P-06', 'Undo to the beginning and redo to the end lead to another design.')
}

/** Whether the store has every part of the design. */
const onStore = (state: State, world: World): void => {
  const { store } = world
  const unsaved = unsavedTargets(state)
  if (unsaved.length > 0) throw new Broken('P-15', `Saved, and ${unsaved.map(({ kind }) => kind).join()} is not.`)
  for (const kind of ['styles', 'header', 'footer', 'home'] as const) {
    const target = targetOf(kind, state)
    // Another user made the last change.
    if (target === null || isRemote(world, kind)) continue
    const there =
      'content' in target
        ? (store.contents[target.id] ?? target.content) === target.content
        : target.kind !== 'styles' || isSameStyles(JSON.stringify(store.styles[target.id]), stylesText(target))
    if (!there) throw new Broken('P-15', `The store carries another ${kind} than was saved.`)
  }
  if (store.theme !== state.designing.server?.theme && !isTheirTheme(world))
    throw new Broken('P-15', `The store shows the theme ${store.theme}.`)
}

/** A colleague changed the theme while Save looked at it, or after that. */
const isTheirTheme = ({ edits, facts, log }: World): boolean => {
  const last = facts().findLast(({ event }) => event.type === 'PublicationRequested')
  return edits.some(({ what, at }) => what === 'theme' && last !== undefined && at >= log.cameAt(last))
}
