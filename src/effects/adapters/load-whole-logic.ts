/**
 * Loads the logic of the screens after the intro, which is not in the page's first script. Facts that need it wait in the log: they are
 * folded once it is here.
 */
import { BehaviorSubject } from 'rxjs'
import type { FlowEvent } from '../../events'
import type { Recorded, UnknownFact } from '../../events/log'
import { firstLogic } from '../../projections/first-logic'
import type { Logic, WholeLogic } from '../../projections/logic'
import type { State } from '../../reducers'

let here: WholeLogic | null = null

/** Null until it is loaded. */
export const wholeLogic = (): WholeLogic | null => here

/** Rejects with an error that names the missing file; a later call tries again. */
export const loadWholeLogic = async (): Promise<WholeLogic> =>
  (here ??= (await import('../../projections/whole-logic')).wholeLogic)

/** The logic that is here. It knows every fact that was folded. */
export const logic = (): Logic => here ?? firstLogic

export type Stuck = { readonly why: string; readonly retry: () => void }

/** Why facts wait that were recorded already, and how to try again; null while none do. */
export const stuck$ = new BehaviorSubject<Stuck | null>(null)

type Facts = readonly Recorded<FlowEvent | UnknownFact>[]

/** Null if the facts can be folded now, onto this state; otherwise resolves once they can. */
export const untilFoldable = (facts: Facts, from: State): Promise<void> | null =>
  here !== null || isOfIntro(facts, from) ? null : (loading ??= loaded())

const isOfIntro = (facts: Facts, from: State): boolean =>
  facts.reduce<State | null>((state, fact) => state && firstLogic.fold(state, fact), from) !== null

let loading: Promise<void> | null = null

const loaded = async (): Promise<void> => {
  for (;;) {
    try {
      await loadWholeLogic()
      stuck$.next(null)
      loading = null
      return
    } catch (why) {
      await new Promise<void>((retry) => stuck$.next({ why: String(why), retry }))
    }
  }
}

/** Folds facts for which `untilFoldable` has been awaited. */
export const foldKnown = (state: State, fact: Facts[number]): State => {
  const next = logic().fold(state, fact)
  if (next === null) throw new Error(`${fact.event.type} cannot be folded before the code of later screens is loaded`)
  return next
}
