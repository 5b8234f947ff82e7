/**
 * Keeps answers that arrive before they are asked for: to the requests that the page sent before its scripts ran
 * (plugin/src/page/client.php), and the flow's reads that came with the reply to a write.
 */
import { omit } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import { from, map, of, tap, timeout, type Observable } from 'rxjs'
import type { Rest } from '../runner/ports'
import { answeredBy, noReply, ReadsReply } from './read-together'

/** Each promise resolves to null if its request failed. */
type Kept = {
  /** The list of the editor's files. */
  readonly assets: Promise<unknown>
  /** The blocks' first reads. */
  readonly blocks: Promise<unknown>
  /** The flow's reads. */
  readonly flow: FlowReads
}

type FlowReads = {
  readonly paths: readonly string[]
  readonly rights: readonly string[]
  readonly reply: Promise<unknown>
}

export type EarlyAnswers = {
  /** Null if there is no answer, or if it is outdated. */
  readonly find: <What extends keyof Kept>(what: What) => Kept[What] | null
  readonly keep: <What extends keyof Kept>(what: What, answer: Kept[What]) => void
  /** Discards answers because their subject changes. */
  readonly end: (...what: readonly (keyof Kept)[]) => void
}

/**
 * Milliseconds for which an answer is used, from the page load or from when it was kept. Later, another tab or user may have changed the
 * store.
 */
const lifetime = 20_000

export const earlyAnswers = (page: object, sinceBegin: () => number): EarlyAnswers => {
  type Page = { readonly customizeYourStoreEarly?: { readonly [What in keyof Kept]?: Kept[What] | null } }
  let kept = (page as Page).customizeYourStoreEarly ?? {}
  const until = { assets: lifetime, blocks: lifetime, flow: lifetime }
  return {
    find: (what) => (sinceBegin() <= until[what] ? (kept[what] ?? null) : null),
    keep: (what, answer) => {
      kept = { ...kept, [what]: answer }
      until[what] = sinceBegin() + lifetime
    },
    end: (...what) => {
      kept = omit(kept, what)
    },
  }
}

/**
 * Keeps the reads that come with the reply to a write, so that they need not be sent (plugin/src/publishing/publications-route.php).
 */
export const answeredAlong = (rest: Rest, early: Pick<EarlyAnswers, 'keep'>): Rest => ({
  ...rest,
  ask: (request) => {
    const { along } = request
    if (along === undefined) return rest.ask(request)
    return rest.ask(request).pipe(
      tap((answer) => {
        if (E.isLeft(answer) || !ReadsReply.is(answer.right)) return
        early.keep('flow', { paths: along, rights: [], reply: Promise.resolve(answer.right) })
      }),
    )
  },
})

/** A Rest that answers the flow's first reads with the early answers, until it writes to the store. */
export const answeredEarly = (rest: Rest, early: Pick<EarlyAnswers, 'find' | 'end'>): Rest =>
  answeredBy(rest, (kind, path, request) => {
    if (request !== undefined && request.method !== 'GET') early.end('flow')
    const asked = early.find('flow')
    const paths = kind === 'answers' ? asked?.paths : asked?.rights
    return asked === null || request?.now === true || paths?.includes(path) !== true ? null : replyOf(asked)
  })

/** Milliseconds. Short, because the read still has to be sent if no early answer arrives. */
const deadline = 10_000

/** Never fails: a failed request yields an empty reply. */
const replyOf = ({ reply }: FlowReads): Observable<ReadsReply> =>
  from(reply).pipe(
    timeout({ first: deadline, with: () => of(null) }),
    map((body) => E.getOrElse(() => noReply)(ReadsReply.decode(body))),
  )
