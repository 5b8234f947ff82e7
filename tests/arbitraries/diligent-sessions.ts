/** Sessions as the runner makes them: after each action, all due calls are requested at once; answers come in any order. */
import fc from 'fast-check'
import { paths } from '../../src/events/route-path'
import { fact, FlowEvent } from '../../src/events'
import { calls, type CallName, phaseOf } from '../../src/events/call-facts'
import type { Recorded } from '../../src/events/log'
import { owed } from '../../src/projections/owed'
import { fold, initialState } from '../../src/reducers'
import { designRead, featuresRead, patternsRead, storeRead } from '../support/facts'
import { opened } from '../support/story'
import { arbitraryOf } from './of-codec'
import { recorded } from './sessions'

/** What a person does, or which of the open requests is answered, and how. */
export type Move = { readonly does: FlowEvent } | { readonly answers: number; readonly how: number }

/** What a person did, or the browser reported. */
export const doing = fc.oneof(
  ...FlowEvent.types.filter((codec) => phaseOf(codec.type.props.type.value) === null).map(arbitraryOf),
) as fc.Arbitrary<FlowEvent>

const leading = fc.constantFrom<FlowEvent>(
  fact('DesignWithoutAiChosen'),
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('ScreenOpened', { path: paths.designer }),
  fact('SaveChosen'),
)

const beginning = fc.constantFrom(paths.designer, paths.intro, paths.design, paths.closing)
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 1, arbitrary: doing.map((does) => ({ does })) },
  { weight: 2, arbitrary: leading.map((does) => ({ does })) },
  { weight: 12, arbitrary: fc.record({ answers: fc.nat({ max: 9 }), how: fc.nat({ max: 19 }) }) },
)

/** Where it begins, and what happens then. */
export const diligentSession = fc.tuple(beginning, fc.array(move, { minLength: 20, maxLength: 80 }))

export const lived = ([path, moves]: readonly [string, readonly Move[]]): readonly Recorded<FlowEvent>[] => {
  const log: Recorded<FlowEvent>[] = []
  let state = initialState
  const add = (event: FlowEvent, settles: string | null = null) => {
    const seq = log.length + 1
    const one = recorded(event, { seq, id: `fact-${seq}`, settles })
    log.push(one)
    state = fold(state, one)
  }
  const askAll = () => {
    for (const { id, request } of owed(state)) if (id === null) add(request)
  }
  add(opened(path))
  askAll()
  for (const next of moves) {
    const open = Object.entries(state.calls.open)
    const asked = 'does' in next ? undefined : open[next.answers % open.length]
    if ('does' in next) add(next.does)
    else if (asked !== undefined) add(answer(asked[1].type, next.how), asked[0])
    askAll()
  }
  return log
}

/** Answers of every call: four good ones to one refusal. What is read is a store with something in it. */
const answers = new Map(
  (Object.keys(calls) as CallName[]).map((call) => {
    const { done, refused } = calls[call]
    const some = (codec: typeof done | typeof refused, count: number) =>
      fc.sample(arbitraryOf(codec), { numRuns: count, seed: 7 }) as readonly FlowEvent[]
    const usual = [storeRead(), featuresRead(), designRead(), patternsRead('a', 'b')].filter(
      ({ type }) => type === done.type.props.type.value,
    )
    return [
      `${call}Requested`,
      [...some(refused, 1), ...(usual.length > 0 ? usual.flatMap((one) => [one, one, one, one]) : some(done, 9))],
    ]
  }),
)

const answer = (request: string, how: number): FlowEvent => {
  const known = answers.get(request) ?? []
  return known[how % known.length] ?? fact('NetworkRegained')
}
