/** The sections for which a model is writing new words, one request for each, and why the last request brought none. */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { Fault } from '../../events/calls'
import type { Recorded } from '../../events/log'
import { callKey, type CallBook } from '../calls'
import type { State } from '../state'
import type { Designing } from './designing'
import { answers } from './picture-uploads'
import { layoutAt } from './pieces'

type Waiting = {
  readonly asked: Omit<EventOfType<'NewWordsChosen'>, 'type'>
  /** The section's layout at that time: in another one, the places are other texts, or none. */
  readonly layout: string | null
  /** Places of texts that the merchant has written since then: these texts stay. */
  readonly written: readonly number[]
}

export type SectionWords = {
  readonly waiting: readonly Waiting[]
  readonly trouble: { readonly section: string; readonly fault: Fault } | null
}

type Asking = Pick<State, 'sectionWords' | 'designing'>
type Before = Asking & Pick<State, 'calls'>

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
    // Drops the requests whose section is gone. A newer request for the same section stays.
    case 'SectionWordsAbandoned':
      return { ...words, waiting: awaited(before) }
    default:
      return words
  }
}

/** The requests whose section still exists, in the same layout. */
const awaited = ({ sectionWords: { waiting }, designing }: Asking): readonly Waiting[] =>
  waiting.filter(({ asked, layout }) => layoutAt(asked.section, designing) === layout)

/** The request for each of them. */
export const wordsRequests = (state: Asking): readonly RequestEvent[] => awaited(state).map(requestFor)

/** Whether the request's response is no longer needed. */
export const isWordsForsaken = (state: Asking, request: RequestEvent): boolean => {
  if (request.type !== 'SectionWordsRequested') return false
  const key = callKey(request)
  return wordsRequests(state).every((each) => callKey(each) !== key)
}

/**
 * Whether words arrive that are no longer needed, or that would replace only texts that the merchant has written since.
 */
export const isWordsOvertaken = ({ event, settles }: Recorded<FlowEvent>, before: Before): boolean =>
  event.type === 'SectionWordsReceived' &&
  (event.texts.length === 0 || awaited(before).every((each) => !isAnswered(each, settles, before.calls)))

/** The fact without the words for texts that the merchant wrote in the meantime. */
export const withoutWritten = (fact: Recorded<FlowEvent>, before: Before): Recorded<FlowEvent> => {
  const { event, settles } = fact
  if (event.type !== 'SectionWordsReceived') return fact
  const written = awaited(before).find((each) => isAnswered(each, settles, before.calls))?.written ?? []
  if (written.length === 0) return fact
  return { ...fact, event: { ...event, texts: event.texts.filter(({ block }) => !written.includes(block)) } }
}

const waitingFor = (event: EventOfType<'NewWordsChosen'>, designing: Designing): Waiting => {
  const { type: _, ...asked } = event
  return { asked, layout: layoutAt(asked.section, designing) ?? null, written: [] }
}

const withWritten = (each: Waiting, { section, block }: EventOfType<'TextWritten'>): Waiting =>
  each.asked.section === section ? { ...each, written: [...each.written, block] } : each

const without = ({ waiting }: SectionWords, section: string): readonly Waiting[] =>
  waiting.filter(({ asked }) => asked.section !== section)

const requestFor = ({ asked }: Waiting): RequestEvent => fact('SectionWordsRequested', asked)

const isAnswered = (each: Waiting, settles: string | null, calls: CallBook): boolean =>
  answers(settles, requestFor(each), calls)
