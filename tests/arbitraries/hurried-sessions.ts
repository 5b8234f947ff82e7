/** Merchants who keep choosing in the designer while Save runs; the store is slow, refuses, or was changed by another user. */
import { omit } from 'es-toolkit'
import fc from 'fast-check'
import { paths } from '../../src/events/route-path'
import { fact, type EventOfType, type FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import type { Fault } from '../../src/events/calls'
import type { RequestEvent } from '../../src/events/call-facts'
import { conflict, takeable } from '../../src/projections/saving'
import { isWaitedFor, mayRun, owed } from '../../src/projections/owed'
import { fold, initialState, type State } from '../../src/reducers'
import { withWritten } from '../../src/reducers/published'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../support/facts'
import { opened, story } from '../support/story'
import { recorded } from './sessions'

type Move =
  | 'save'
  | 'answer'
  | 'refuse'
  | 'lose'
  | 'conflict'
  | 'keep-local'
  | 'take-remote'
  | { readonly does: FlowEvent }

const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`
const media = { id: 9, url: 'http://store.test/logo.png', width: 100, height: 50, alt: '' }

export const designerChoices = fc.constantFrom<FlowEvent>(
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('PaletteChosen', { palette: 'Ancient Bronze' }),
  fact('ColourChosen', { place: 'background', colour: '#ffffff' }),
  fact('GradientChosen', { place: 'background', gradient: 'linear-gradient(180deg,#ffffff 0%,#dde6ee 100%)' }),
  fact('FontsChosen', { pairing: 'Rubik + Inter' }),
  fact('HeaderChosen', { pattern: 'a', title: 'A', content: '<!-- wp:site-logo /-->' }),
  fact('FooterChosen', { pattern: 'b', title: 'B', content: paragraph('b') }),
  fact('SectionInserted', { after: null, section: 'new', pattern: 'c', title: 'C', content: paragraph('c') }),
  fact('SectionDeleted', { section: 'new' }),
  fact('LogoChosen', { media, width: null }),
  fact('LogoRemoved'),
  fact('DesignUndone'),
  fact('DesignRedone'),
  fact('ScreenOpened', { path: paths.intro }),
  fact('ScreenOpened', { path: paths.designer }),
)

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: designerChoices.map((does) => ({ does })) },
  { weight: 2, arbitrary: fc.constant('save' as const) },
  { weight: 10, arbitrary: fc.constant('answer' as const) },
  { weight: 1, arbitrary: fc.constantFrom('refuse' as const, 'lose' as const, 'conflict' as const) },
  { weight: 1, arbitrary: fc.constantFrom('keep-local' as const, 'take-remote' as const) },
)

export const hurriedMoves = fc.array(move, { minLength: 4, maxLength: 40 })

const read = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead('a', 'b'),
  designRead(),
]

/** All due calls are requested at once; the oldest request is answered first. */
export const hurried = (moves: readonly Move[]): readonly Recorded<FlowEvent>[] => {
  const log = [...story(...read)]
  let state = log.reduce<State>(fold, initialState)
  const add = (event: FlowEvent, settles: string | null = null) => {
    const seq = log.length + 1
    const one = recorded(event, { seq, id: `fact-${seq}`, settles })
    log.push(one)
    state = fold(state, one)
  }
  const askAll = () => {
    for (const { id, request } of owed(state)) if (id === null) add(request)
  }
  askAll()
  for (const next of moves) {
    const event = doneBy(next, state)
    const [id, request] = Object.entries(state.calls.open).find(([, one]) => mayRun(state, one)) ?? []
    const answer = request && answerTo(request, next, log)
    const isLost = next === 'lose' && id !== undefined && isWaitedFor(state, id)
    if (event !== null) add(event)
    else if (isLost) add(fact('PublicationUnanswered', { fault: { tag: 'Timeout' } }))
    else if (id !== undefined && answer !== undefined) add(answer, id)
    askAll()
  }
  return log
}

const doneBy = (next: Move, state: State): FlowEvent | null => {
  if (typeof next === 'object') return next.does
  const asked = conflict(state)
  const remote = takeable(asked)
  switch (next) {
    case 'save':
      return fact('SaveChosen')
    case 'keep-local':
      return asked && fact('MineKept', asked)
    case 'take-remote':
      return remote && fact('TheirsTaken', remote)
    default:
      return null
  }
}

/** Undefined for a call that this store is slow to answer. */
const answerTo = (request: RequestEvent, how: Move, log: readonly Recorded<FlowEvent>[]): FlowEvent | undefined => {
  if (how === 'refuse' || how === 'lose' || how === 'conflict')
    return request.type === 'PublicationRequested'
      ? fact('PublicationRefused', { fault: how === 'conflict' ? changedBySomebody(request) : refused() })
      : undefined
  if (how !== 'answer') return undefined
  switch (request.type) {
    case 'PublicationRequested':
      return fact('DesignPublished', { theme: 'Twenty Twenty-Four', versions: {}, kept: [] })
    case 'FontFamilyInstallRequested':
      return fact('FontFamilyInstalled', { family: { ...request.family, faces: [] }, found: false })
    case 'DesignReadRequested':
      return designRead(held(log))
    default:
      return { type: request.type.replace('Requested', 'Abandoned') } as FlowEvent
  }
}

/** What the store holds after the publications so far. */
const held = (log: readonly Recorded<FlowEvent>[]): Omit<EventOfType<'DesignReadReceived'>, 'type'> =>
  log
    .flatMap(({ event, settles }) => {
      const request = event.type === 'DesignPublished' ? log.find(({ id }) => id === settles)?.event : undefined
      return request?.type === 'PublicationRequested' ? request.targets : []
    })
    .reduce(
      (server, target) =>
        withWritten(server, fact('EntitySaved', { target, modified: null, served: null, version: null }), media),
      omit(designRead(), ['type']),
    )

/** Everything that it would write. */
const changedBySomebody = ({ targets }: EventOfType<'PublicationRequested'>): Fault => {
  const found = targets.flatMap(({ kind: what }) =>
    what === 'menu' || what === 'page' || what === 'template'
      ? []
      : [{ what, theirs: { modified: '2026-11-22T10:00:00', text: remote(what) }, version: `${what} of theirs` }],
  )
  return found.length === 0 ? refused() : { tag: 'Conflicts', found }
}

const remote = (kind: string): string =>
  kind === 'styles'
    ? JSON.stringify({ settings: {}, styles: { color: { text: '#123456' } } })
    : kind === 'site'
      ? JSON.stringify({ logo: null, icon: 0 })
      : paragraph('theirs')
