/** Given these facts, when this happens, then this is the state. Answers find their request by the call's name. */
import { fact, type EventOfType, type FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import { phaseOf } from '../../src/events/call-facts'
import { owed } from '../../src/projections/owed'
import { foldAll, type State } from '../../src/reducers'
import { previewedTheme } from '../../src/reducers/set-up/page-drafts'
import { recorded } from '../arbitraries/sessions'
import { family } from './facts'
import { surroundings } from './world'

type Arriving = Partial<Pick<EventOfType<'FlowOpened'>, 'arrival' | 'customizing'>>

export const opened = (path = '', over: Partial<typeof surroundings> = {}, arriving: Arriving = {}): FlowEvent =>
  fact('FlowOpened', {
    path,
    surroundings: { ...surroundings, ...over },
    arrival: 'address',
    customizing: false,
    ...arriving,
  })

/** The page was loaded again. */
export const resumed = (path: string, over: Partial<typeof surroundings> = {}): FlowEvent =>
  fact('FlowResumed', { path, surroundings: { ...surroundings, ...over }, customizing: false })

/** A log of these facts; an answer without its request in the story gets one before it. */
export const story = (...events: FlowEvent[]): readonly Recorded<FlowEvent>[] => {
  const log: Recorded<FlowEvent>[] = []
  const add = (event: FlowEvent, settles: string | null = null) => {
    const seq = log.length + 1
    log.push(recorded(event, { seq, id: `fact-${seq}`, settles }))
    return `fact-${seq}`
  }
  const open = (call: string) =>
    log.find(({ id, event }) => event.type === `${call}Requested` && !log.some(({ settles }) => settles === id))?.id
  for (const event of events) {
    const phase = phaseOf(event.type)
    if (phase === null || phase.phase === 'requested') add(event)
    else add(event, open(phase.call) ?? add(requestFor(phase.call, event, log)))
  }
  return log
}

export const given = (...events: FlowEvent[]): State => foldAll(story(...events))

/** Names of the calls that are due. */
export const due = (state: State): readonly string[] =>
  owed(state).map(({ request }) => phaseOf(request.type)?.call ?? '')

/** The publication to request now; null if none is due. */
export const nextPublication = (state: State): EventOfType<'PublicationRequested'> | null => {
  const work = owed(state).find(({ request, id }) => request.type === 'PublicationRequested' && id === null)
  return work?.request.type === 'PublicationRequested' ? work.request : null
}

/** It is requested, and the store publishes it. */
export const published = (state: State): readonly FlowEvent[] => {
  const request = nextPublication(state)
  return request === null ? [] : [request, fact('DesignPublished', { theme: 'TT4', versions: {}, kept: [] })]
}

/** The first target that it writes. */
export const nextWrite = (state: State) => nextPublication(state)?.targets[0] ?? null

const requestFor = (call: string, answer: FlowEvent, log: readonly Recorded<FlowEvent>[]): FlowEvent => {
  const asks =
    call === 'FontFamilyInstall'
      ? { family: 'family' in answer ? answer.family : family('inter') }
      : 'target' in answer
        ? { target: answer.target }
        : 'step' in answer
          ? { step: answer.step }
          : {}
  return {
    type: `${call}Requested`,
    theme: 'twentytwentyfour',
    template: '',
    url: null,
    known: null,
    preview: call === 'DesignRead' ? previewedTheme(foldAll(log)) : null,
    // Of a publication.
    inFront: false,
    postsPage: false,
    targets: [],
    completed: '',
    expects: {},
    overwrite: [],
    ...(call === 'Publication' ? { theme: null } : {}),
    ...asks,
  } as unknown as FlowEvent
}
