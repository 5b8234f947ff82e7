/** Finds the stages of a machine and its transitions by running the flow with every fact that a person may record and every answer. */
import type { FlowEvent } from '../../src/events'
import { owed } from '../../src/projections/owed'
import type { State } from '../../src/reducers'
import { asked, play } from './play'
import { answersTo, refusalsOf, type Sample } from './samples'

export type Machine = {
  /** What the tests call it. */
  readonly name: string
  readonly title: string
  /** Its page in docs/spec. */
  readonly room: string
  readonly about: string
  readonly from: readonly State[]
  /** What a person or the browser may do in a state. */
  readonly facts: (state: State) => readonly Sample[]
  readonly stage: (state: State) => string
  /** States with an equal key have the same future; by default, the key covers what the other machines need. */
  readonly alike?: (state: State) => unknown
  /** Stages of another machine: shown, but not explored. */
  readonly beyond: readonly string[]
}

export type Edge = {
  readonly from: string
  readonly fact: FlowEvent['type']
  readonly when: string
  readonly to: string
}

export type Diagram = { readonly machine: Machine; readonly stages: readonly string[]; readonly edges: readonly Edge[] }

/** More states than any machine has; one that exceeds it has too many sample facts. */
const most = 5000

export const explore = (machine: Machine): Diagram => {
  const keyOf = (state: State) => JSON.stringify((machine.alike ?? signature)(state))
  const seen = new Set(machine.from.map(keyOf))
  const queue = [...machine.from]
  const edges = new Map<string, Edge>()
  const stages = new Set(machine.from.slice(0, 1).map(machine.stage))
  for (const state of queue) {
    const from = machine.stage(state)
    stages.add(from)
    if (machine.beyond.includes(from)) continue
    for (const { event, when, next, followed } of moves(machine, state)) {
      const to = machine.stage(next)
      const edge = { from, fact: event.type, when, to }
      if (to !== from) edges.set(Object.values(edge).join('|'), edge)
      stages.add(to)
      if (!followed) continue
      const key = keyOf(next)
      if (!seen.has(key)) queue.push(next)
      seen.add(key)
    }
    if (queue.length > most) throw new Error(`${machine.name} has no end`)
  }
  return { machine, stages: [...stages], edges: [...edges.values()] }
}

type Move = Sample & { readonly next: State; readonly followed: boolean }

/**
 * The first owed call is answered in every possible way; each of the others may be refused, which is followed if it changes the stage.
 */
const moves = (machine: Machine, state: State): readonly Move[] => {
  const person = machine
    .facts(state)
    .map((sample) => ({ ...sample, next: play(state, sample.event), followed: sample.aside !== true }))
  const world = owed(state).flatMap((work, index) => {
    const request = asked(state, work)
    const samples = [...(index === 0 ? answersTo(work.request) : []), ...refusalsOf(work.request)]
    return samples.map((sample) => {
      const next = play(request.state, sample.event, request.id)
      return { ...sample, next, followed: index === 0 || machine.stage(next) !== machine.stage(state) }
    })
  })
  return [...person, ...world]
}

/** States with an equal signature have the same future, so the search terminates. */
const signature = (state: State): unknown => {
  const { route, setUp, saving, optIn, closing, suggested, departure, designing, world, store, wizard } = state
  const { content, features, surroundings } = state
  return [
    [features.flowType, features.tracking, surroundings?.entrepreneur, surroundings?.managedHosting],
    [route.path, route.dialog, optIn, closing, departure?.url, world.online],
    [setUp.stage, setUp.stage === 'failed' && setUp.noticed, saving.stage, saving.stage === 'failed' && saving.fault],
    [suggested.failures.length, suggested.palette?.provider, suggested.givenUp, wizard.description, wizard.agreed],
    [store?.taskCompleted, store?.blockTheme, designing.server?.blockTheme, designing.design === designing.saved],
    [surroundings?.woocommerce, content.generated, content.images === null, content.wrong],
    owed(state).map(({ request }) => request.type),
  ]
}
