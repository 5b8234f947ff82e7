/** Whether the time to replay a session grows faster than the session, and how long other libraries take with the same reducer. */
import { takeWhile } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../store/places'
import type { Log } from '../store/progress'
import { fact, type FlowEvent } from '../src/events'
import { decodeRecorded, type Recorded } from '../src/events/log'
import { owed } from '../src/projections/owed'
import { fold, initialState, type State } from '../src/reducers'
import { readFile } from '../src/replay/file/read-file'
import { circumstances, markdownTable, writeSection } from './report'
import { firstLine } from './stores'

type Story = readonly Recorded<FlowEvent>[]

type Work = (story: Story) => unknown

const ours: Readonly<Record<string, Work>> = {
  'Ours: decode': (story) => story.forEach(decodeRecorded),
  'Ours: fold': (story) => story.reduce(fold, initialState),
  'Ours: fold, and list the owed work after each fact': (story) => {
    let state = initialState
    for (const one of story) owed((state = fold(state, one)))
  },
}

/** How many times as long as a tenth of it a session may take. */
const mostGrowth = 12

/** Measures, and replaces the section of the log in docs/performance.md. Exits with 1 where our time grows faster than the session. */
export const benchLog = async (log: Log): Promise<void> => {
  const [short, long] = [storyOf(10_000), storyOf(100_000)]
  const results = Object.entries({ ...ours, ...(await peers(log)) }).map(([name, work]) => {
    const [few, many] = [fastest(work, short, 7), fastest(work, long, 3)]
    return { name, few, many, growth: many / few }
  })
  const text = markdownTable([
    ['Replay', '10,000 facts, ms', '100,000 facts, ms', `Ratio (at most ${mostGrowth})`],
    ...results.map(({ name, ...numbers }) => [name, ...Object.values(numbers).map((one) => one.toFixed(1))]),
  ])
  log.say(text)
  await writeSection('The log', `${circumstances('the fastest of several runs')}\n\n${text}`)
  if (results.some(({ name, growth }) => name in ours && growth > mostGrowth)) process.exitCode = 1
}

/** The fastest run in milliseconds: what else the machine does only adds to a time, and makes no growth. */
const fastest = (work: Work, story: Story, runs: number): number => {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    work(story)
    return performance.now() - from
  })
  return Math.min(...times)
}

/** The first facts of a recorded session up to its Save, and then as many choices of a merchant as are wanted. */
const storyOf = (length: number): Story => {
  const read = readFile(readFileSync(join(places.project, 'tests', 'corpus', 'set-up-to-survey.ndjson'), 'utf8'))
  if (E.isLeft(read)) throw new Error(read.left.why)
  const known = read.right.facts.filter((one): one is Recorded<FlowEvent> => one.event.type !== 'UnknownFact')
  const facts = takeWhile(known, ({ event }) => event.type !== 'SaveChosen')
  const last = facts.at(-1)
  if (last === undefined) throw new Error('The recording has no facts before its Save.')
  const choices = Array.from({ length: length - facts.length }, (_, turn) => ({
    ...last,
    seq: last.seq + turn + 1,
    id: `choice-${turn}`,
    at: last.at + turn * 1000,
    cause: null,
    settles: null,
    event: round[turn % round.length] ?? last.event,
  }))
  return [...facts, ...choices]
}

const content = '<!-- wp:paragraph --><p>Welcome to our shop.</p><!-- /wp:paragraph -->'

/** A round of a merchant: mostly colors and fonts; a section comes and goes, and the last choice is undone. */
const round: readonly FlowEvent[] = [
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('FontsChosen', { pairing: 'Inter + Cormorant' }),
  fact('PaletteChosen', { palette: 'Ancient Bronze' }),
  fact('SectionInserted', { after: null, section: 'bench', pattern: 'bench/section', title: 'Section', content }),
  fact('SectionDeleted', { section: 'bench' }),
  fact('HeaderChosen', { pattern: 'bench/header', title: 'Header', content }),
  fact('FontsChosen', { pairing: 'Rubik + Inter' }),
  fact('DesignUndone'),
]

type Action = { readonly type: string; readonly fact?: Recorded<FlowEvent> }
type XState = {
  readonly createMachine: (config: object) => unknown
  readonly assign: (change: (given: { context: State; event: Action }) => State) => unknown
  readonly createActor: (machine: unknown) => { start: () => { send: (action: Action) => void } }
}
type Toolkit = { readonly configureStore: (options: object) => { dispatch: (action: Action) => void } }

/** Other libraries with our reducer. They are installed apart: `npm install --prefix bench`. */
const peers = async (log: Log): Promise<Readonly<Record<string, Work>>> => {
  try {
    const { createMachine, assign, createActor } = await load<XState>('xstate')
    const { configureStore } = await load<Toolkit>('@reduxjs/toolkit')
    const reducer = (state = initialState, action: Action) => (action.fact ? fold(state, action.fact) : state)
    const actions = assign(({ context, event }) => reducer(context, event))
    const machine = createMachine({ context: initialState, on: { '*': { actions } } })
    return {
      'XState 5': (story) => {
        const actor = createActor(machine).start()
        for (const one of story) actor.send({ type: one.event.type, fact: one })
      },
      'Redux Toolkit': (story) => {
        const store = configureStore({ reducer, devTools: false, middleware: () => [] })
        for (const one of story) store.dispatch({ type: one.event.type, fact: one })
      },
    }
  } catch (error) {
    log.say(`The other libraries are missing (${firstLine(error)}): npm install --prefix bench.`)
    return {}
  }
}

/** By a name that the compiler does not follow: the types are there only where the libraries are installed. */
const load = async <Library>(name: string): Promise<Library> => (await import(name)) as Library
