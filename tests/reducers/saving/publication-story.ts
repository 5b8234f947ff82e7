/** A Save in the designer, fact by fact: what it publishes, and how the store answers. */
import { fact, type EventOfType, type FlowEvent } from '../../../src/events'
import type { CallName } from '../../../src/events/call-facts'
import type { Fault } from '../../../src/events/calls'
import type { Contested } from '../../../src/events/written'
import { paths } from '../../../src/events/route-path'
import { mayRun, owed } from '../../../src/projections/owed'
import { foldAll } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { nextPublication, opened, story } from '../../support/story'

export const part = (content: string) => ({ pattern: 'part', title: 'Part', content })

export const versions = {
  theme: 't1',
  frontPage: 'f1',
  site: 's1',
  styles: 'st1',
  header: 'h1',
  footer: 'fo1',
  home: 'none',
}

export const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead({ versions }),
] as const

export const changed = [
  ...designer,
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('HeaderChosen', part('header')),
  fact('FooterChosen', part('footer')),
] as const

export const remote = (text = 'theirs') => ({ modified: null, text })

export const conflicts = (...whats: readonly Contested[]): Fault => ({
  tag: 'Conflicts',
  found: whats.map((what) => ({ what, theirs: remote(), version: `${what} of theirs` })),
})

/** @param facts up to the Save, which is chosen here */
export const saving = (...facts: readonly FlowEvent[]) => {
  const log = [...story(...facts, fact('SaveChosen'))]
  const add = (event: FlowEvent, settles: string | null = null, cause: string | null = null): string => {
    const id = `fact-${log.length + 1}`
    log.push(recorded(event, { seq: log.length + 1, id, settles, cause }))
    return id
  }
  const state = () => foldAll(log)
  const open = () => Object.entries(state().calls.open).find(([, { type }]) => type === 'PublicationRequested')
  const openId = (): string => {
    const [id] = open() ?? []
    if (id === undefined) throw new Error('No publication is open')
    return id
  }
  const self = {
    state,
    next: () => nextPublication(state()),
    kinds: () => nextPublication(state())?.targets.map(({ kind }) => kind) ?? null,
    openId,
    /** Whether the open one is sent now. */
    isSent: () => owed(state()).some(({ id, request }) => id === openId() && mayRun(state(), request)),
    sends: () => {
      const request = nextPublication(state())
      if (request === null) throw new Error('No publication is due')
      add(request)
      return self
    },
    publishes: (over: Partial<Omit<EventOfType<'DesignPublished'>, 'type'>> = {}) => {
      add(fact('DesignPublished', { theme: 'Twenty Twenty-Four', versions: {}, kept: [], ...over }), openId())
      return self
    },
    refuses: (fault: Fault) => {
      add(fact('PublicationRefused', { fault }), openId())
      return self
    },
    /** The store has prepared some pictures of the open one. */
    prepares: (done: number, left: number) => {
      add(fact('PicturesPrepared', { done, left }), null, openId())
      return self
    },
    /** The store could not copy these pictures of the open one. */
    leaves: (...names: readonly string[]) => {
      const unkept = names.map((name) => ({ name, shows: '' }))
      add(fact('PublicationNoted', { notes: [], unkept }), null, openId())
      return self
    },
    hearsNothing: () => {
      add(fact('PublicationUnanswered', { fault: { tag: 'Timeout' } }))
      return self
    },
    /** Another call of Save is requested and answered. */
    answers: (call: CallName, event: FlowEvent) => {
      const request = owed(state()).find(
        (work) => work.id === null && work.request.type === `${call}Requested`,
      )?.request
      if (request === undefined) throw new Error(`${call} is not due`)
      add(event, add(request))
      return self
    },
    then: (...events: readonly FlowEvent[]) => {
      for (const event of events) add(event)
      return self
    },
  }
  return self
}
