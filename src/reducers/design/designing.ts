/** The current design, what the store holds, and the steps for unlimited undo and redo. */
import { isEqual, memoize } from 'es-toolkit'
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { EventOfType, FlowEvent } from '../../events'
import type { Identity } from '../../events/design'
import type { Recorded } from '../../events/log'
import { withFacts } from '../../markup/shop-facts'
import { linesOf } from '../../markup/told-facts'
import { asSent, stillServed, withoutServed, withSaved, withServed, withWritten, type Served } from '../published'
import { serverWith, withRemote } from '../saving'
import type { State } from '../state'
import type { Wizard } from '../wizard'
import { designOf, type Design, type ServerDesign } from './design-document'
import { isDesignChoice, withChoice, type DesignStep } from './design-choices'
import { following } from './identity'
import { emptyStack, mapStack, popped, pushed, topOf, type Stack } from './stack'

/** A step, and the design on its other side: the design before it in the past, the design after it in the future. */
export type HistoryEntry = { readonly design: Design; readonly step: DesignStep }

type Patterns = EventOfType<'PatternsReadReceived'>['patterns']

export type Designing = {
  /**
   * What the store holds, as last read or written. If the store keeps something in other words than were sent, this has the sent words.
   */
  readonly server: ServerDesign | null
  readonly served: Served | undefined
  /** What the design was made from, with what was written since. If the store differs from it, another user has changed the store. */
  readonly madeFrom: ServerDesign | null
  /** The store's patterns with the facts that the merchant told, in the places that are marked for them. */
  readonly patterns: Patterns | null
  /** The same without these facts. */
  readonly patternsRead: Patterns | null
  /** The version of the recipe that makes a page from the patterns. */
  readonly recipe: number
  readonly design: Design | null
  /** The design that the store holds; the same object as `design` when there is nothing to save. */
  readonly saved: Design | null
  /** The global styles of `saved` as they were written; undefined if `saved` was read and has its own. */
  readonly savedStyles: GlobalStyles | undefined
  readonly past: Stack<HistoryEntry>
  /** The step to redo next is on top. */
  readonly future: Stack<HistoryEntry>
}

/** @param toWrite the design being written: the current one, or the one for which Save was chosen */
export const reduceDesigning = (
  state: Designing,
  { seq, event }: Recorded<FlowEvent>,
  toWrite: Design | null,
): Designing => {
  switch (event.type) {
    case 'PatternsReadReceived':
      return { ...state, patterns: event.patterns, patternsRead: event.patterns, recipe: event.recipe }
    case 'DesignReadReceived':
      return read(state, seq, event)
    case 'EntitySaved':
      return written(state, event, toWrite)
    case 'DesignSaved':
      // If the current design equals the saved one again, there is nothing to save.
      return withSaved(state, isEqual(toWrite, state.design) ? state.design : toWrite)
    case 'TheirsTaken':
      return takeRemote(state, event, seq)
    case 'DesignUndone':
      return undo(state)
    case 'DesignRedone':
      return redo(state)
    case 'HistoryVisited':
      return visit(state, event.steps)
    default:
      return choose(state, event)
  }
}

/** The only place where patterns get facts, so that every section and part that is made from one has them. */
export const withFactsTold = (
  designing: Designing,
  { facts }: Wizard,
  before: Pick<State, 'designing' | 'wizard'>,
): Designing => {
  const { patterns, patternsRead } = designing
  if (patternsRead === null || (patterns === before.designing.patterns && facts === before.wizard.facts))
    return designing
  const lines = linesOf(facts)
  const filled = patternsRead.map((pattern) => {
    const content = withFacts(pattern.content, lines)
    return content === pattern.content ? pattern : { ...pattern, content }
  })
  return { ...designing, patterns: isEqual(filled, patterns) ? patterns : filled }
}

/** A read never overwrites a draft. The first read after the draft has ended adopts what other users changed meanwhile. */
const read = (state: Designing, seq: number, { type: _, ...reading }: EventOfType<'DesignReadReceived'>): Designing => {
  const server = asSent(reading, state)
  if (state.design !== state.saved || isSame(state.madeFrom, server))
    return renamed({ ...state, server, served: stillServed(state, server) }, state.server?.site.identity ?? null)
  const design = designOf(reading, seq)
  const nothing = { served: undefined, savedStyles: undefined, past: emptyStack, future: emptyStack }
  return { ...state, server: reading, madeFrom: reading, design, saved: design, ...nothing }
}

const written = (state: Designing, event: EventOfType<'EntitySaved'>, design: Design | null): Designing => {
  const logo = design?.logo.media ?? null
  return {
    ...state,
    server: state.server && withWritten(state.server, event, logo),
    madeFrom: state.madeFrom && withWritten(state.madeFrom, event, logo),
    served: state.server === null ? state.served : withServed(state.served, event),
  }
}

/**
 * Updates title and tagline after a read, even in a draft: they follow the store unless the merchant wrote them.
 */
const renamed = (state: Designing, before: Identity | null): Designing => {
  const now = state.server?.site.identity ?? null
  if (now === null || isEqual(now, before)) return state
  // The same design may be in several places, and must stay one object.
  const own = memoize((design: Design) => following(design, before, now))
  const entries = (history: Stack<HistoryEntry>) =>
    mapStack(history, (entry) => ({ ...entry, design: own(entry.design) }))
  return {
    ...state,
    design: state.design && own(state.design),
    saved: state.saved && own(state.saved),
    past: entries(state.past),
    future: entries(state.future),
  }
}

const takeRemote = (state: Designing, step: EventOfType<'TheirsTaken'>, seq: number): Designing => {
  const { server, madeFrom, design, past } = state
  if (server === null || design === null) return state
  return {
    ...state,
    ...withRemote({ server, design }, step.what, step.theirs, seq),
    madeFrom: madeFrom && serverWith(madeFrom, step.what, step.theirs),
    served: withoutServed(state.served, step.what),
    past: pushed(past, { design, step }),
    future: emptyStack,
  }
}

/** A choice is a step if it results in another design object. */
const choose = (state: Designing, step: FlowEvent): Designing => {
  if (!isDesignChoice(step) || state.design === null) return state
  const design = withChoice(state.design, step, state.patterns)
  return design === state.design
    ? state
    : { ...state, design, past: pushed(state.past, { design: state.design, step }), future: emptyStack }
}

const undo = (state: Designing): Designing => {
  const last = topOf(state.past)
  if (last === undefined || state.design === null) return state
  const next = { design: state.design, step: last.step }
  return { ...state, design: last.design, past: popped(state.past), future: pushed(state.future, next) }
}

const redo = (state: Designing): Designing => {
  const next = topOf(state.future)
  if (next === undefined || state.design === null) return state
  const past = pushed(state.past, { design: state.design, step: next.step })
  return { ...state, design: next.design, past, future: popped(state.future) }
}

/** Undoes or redoes until the given number of steps is applied. */
const visit = (state: Designing, steps: number): Designing => {
  const goal = Math.min(Math.max(Math.trunc(steps), 0), state.past.length + state.future.length)
  const step = goal < state.past.length ? undo : redo
  return Array.from({ length: Math.abs(goal - state.past.length) }).reduce<Designing>((now) => step(now), state)
}

/** Whether everything that the design is made from is unchanged, so that its history stays. */
const isSame = (known: ServerDesign | null, { theme, home, header, footer, styles, site }: ServerDesign): boolean =>
  known !== null &&
  known.theme === theme &&
  known.home.content === home.content &&
  known.header?.content === header?.content &&
  known.footer?.content === footer?.content &&
  isEqual([known.styles, known.site], [styles, { ...site, identity: known.site.identity }])
