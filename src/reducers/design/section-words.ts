/** The sections for which a model writes new words, one question for each, and why the last one brought none. */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { Fault } from '../../events/calls'
import type { Recorded } from '../../events/log'
import { callKey, type CallBook } from '../calls'
import type { State } from '../state'
import type { Designing } from './designing'
import { answers } from './picture-uploads'
import { pieceOf } from './pieces'

type Waiting = {
  readonly asked: Omit<EventOfType<'NewWordsChosen'>, 'type'>
  /** The section's pattern then: in another one, the places mean other texts, or none. */
  readonly pattern: string | null
  /** Places of texts that the merchant wrote since: they keep theirs. */
  readonly written: readonly number[]
}

export type SectionWords = {
  readonly waiting: readonly Waiting[]
  readonly trouble: { readonly section: string; readonly fault: Fault } | null
}

type Asking = Pick<State, 'sectionWords' | 'designing'>
type Before = Asking & Pick<State, 'calls'>

export const initialSectionWords: SectionWords = { waiting: [], trouble: null }

export const reduceSectionWords = (words: SectionWords, fact: Recorded<FlowEvent>, before: Before): SectionWords => {
  const { event, settles } = fact
  switch (event.type) {
    case 'NewWordsChosen':
      return { waiting: [...without(words, event.section), waitingFor(event, before.designing)], trouble: null }
    case 'NewWordsCancelled':
      return { ...words, waiting: without(words, event.section) }
    case 'NewWordsNoticeDismissed':
      return words.trouble === null ? words : { ...words, trouble: null }
    case 'TextWritten':
      return words.waiting.some(({ asked }) => asked.section === event.section)
        ? { ...words, waiting: words.waiting.map((each) => withWritten(each, event)) }
        : words
    case 'SectionWordsReceived':
      return { ...words, waiting: words.waiting.filter((each) => !isAnswered(each, settles, before.calls)) }
    case 'SectionWordsRefused': {
      const refused = words.waiting.find((each) => isAnswered(each, settles, before.calls))
      if (refused === undefined) return words
      const { section } = refused.asked
      return { waiting: without(words, section), trouble: { section, fault: event.fault } }
    }
    // Nobody waits where the section is gone; who asked again meanwhile still does.
    case 'SectionWordsAbandoned':
      return { ...words, waiting: awaited(before) }
    default:
      return words
  }
}

/** Those that still have a section to go to. */
const awaited = ({ sectionWords: { waiting }, designing }: Asking): readonly Waiting[] =>
  waiting.filter(({ asked, pattern }) => patternAt(asked.section, designing) === pattern)

/** The request for each of them. */
export const wordsRequests = (state: Asking): readonly RequestEvent[] => awaited(state).map(requestFor)

/** Whether nobody waits for its answer any more. */
export const isWordsForsaken = (state: Asking, request: RequestEvent): boolean => {
  if (request.type !== 'SectionWordsRequested') return false
  const key = callKey(request)
  return wordsRequests(state).every((each) => callKey(each) !== key)
}

/** Whether words have arrived that nobody waits for any more, or that would replace only what the merchant wrote since. */
export const isWordsOvertaken = ({ event, settles }: Recorded<FlowEvent>, before: Before): boolean =>
  event.type === 'SectionWordsReceived' &&
  (event.texts.length === 0 || awaited(before).every((each) => !isAnswered(each, settles, before.calls)))

/** What has arrived, without the words for texts that the merchant wrote while they were on their way. */
export const withoutWritten = (fact: Recorded<FlowEvent>, before: Before): Recorded<FlowEvent> => {
  const { event, settles } = fact
  if (event.type !== 'SectionWordsReceived') return fact
  const written = awaited(before).find((each) => isAnswered(each, settles, before.calls))?.written ?? []
  if (written.length === 0) return fact
  return { ...fact, event: { ...event, texts: event.texts.filter(({ block }) => !written.includes(block)) } }
}

const waitingFor = (event: EventOfType<'NewWordsChosen'>, designing: Designing): Waiting => {
  const { type: _, ...asked } = event
  return { asked, pattern: patternAt(asked.section, designing) ?? null, written: [] }
}

const withWritten = (each: Waiting, { section, block }: EventOfType<'TextWritten'>): Waiting =>
  each.asked.section === section ? { ...each, written: [...each.written, block] } : each

/** Undefined where there is no such section. */
const patternAt = (section: string, { design }: Designing): string | null | undefined =>
  design === null ? undefined : pieceOf(design, section)?.pattern

const without = ({ waiting }: SectionWords, section: string): readonly Waiting[] =>
  waiting.filter(({ asked }) => asked.section !== section)

const requestFor = ({ asked }: Waiting): RequestEvent => fact('SectionWordsRequested', asked)

const isAnswered = (each: Waiting, settles: string | null, calls: CallBook): boolean =>
  answers(settles, requestFor(each), calls)
