/**
 * Asks ahead for what blocks read while they render, and batches their other reads (plugin/src/routes/reads.php). Without it, blocks send
 * their own requests, so a fault here never keeps the designer from opening.
 */
import apiFetch, { type APIFetchMiddleware, type APIFetchOptions } from '@wordpress/api-fetch'
import { mapValues } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Answer, Rest } from '../runner/ports'
import type { EarlyAnswers } from './early-answers'
import { batched, noReply, ReadsReply } from './read-together'

/**
 * Fetches the answers. Calling the result makes them available to the blocks' requests, which wait for them, and batches requests that
 * were not fetched. The promise that this call returns resolves when the answers are available, and never rejects.
 */
export const preload =
  (rest: Rest, habits: Habits, early: EarlyAnswers) => async (): Promise<() => Promise<unknown>> => {
    const reply = fetched(rest, habits, early).catch(() => noReply)
    return () => {
      apiFetch.use(blockReads(rest, reply, habits, early))
      return reply
    }
  }

const fetched = async (rest: Rest, habits: Habits, early: EarlyAnswers): Promise<ReadsReply> => {
  const here = ReadsReply.decode(await early.find('blocks'))
  if (E.isRight(here)) return here.right
  return E.getOrElse(() => noReply)(await firstValueFrom(readsOfBlocks(rest, habits.known(), true)))
}

/** @param core whether to answer what core's blocks read, too */
const readsOfBlocks = (rest: Rest, paths: readonly string[], core: boolean): Answer<ReadsReply> =>
  rest.ask({
    method: 'POST',
    path: '/customize-your-store/v1/reads',
    body: { paths, core },
    reply: ReadsReply,
    deadline,
  })

/** Milliseconds. Long, because without it a slow store would have to answer fifteen such requests. */
const deadline = 60_000

/**
 * Milliseconds. Blocks that render together send their reads within this time; a read waits no longer than this for others.
 */
const moment = 20

/**
 * The number of batches that belong to the first rendering: a list reads its products, then a product reads its price.
 */
const firstRounds = 6

/** The maximum number of paths in one request; the plugin accepts no more. */
const most = 60

/**
 * Middleware of `apiFetch` for the reads of blocks. It answers reads that were fetched ahead, and batches others that are made within
 * `moment`. The flow's own reads have an abort signal and are left alone: Save compares them with what it knows, and needs the store's
 * current answer.
 *
 * @param ahead reads wait for it; must not reject
 * @param habits the first reads are noted there
 */
export const blockReads = (
  rest: Rest,
  ahead: Promise<ReadsReply>,
  habits: Habits,
  early: Pick<EarlyAnswers, 'find' | 'keep'>,
): APIFetchMiddleware => {
  const known = new Set(habits.known())
  const arrived = ahead.then((reply) => {
    early.keep('blocks', ahead)
    return answering(reply)
  })
  let rounds = 0
  const batch = batched(
    ({ answers }) => readsOfBlocks(rest, answers.slice(0, most), false),
    moment,
    ({ answers }) => {
      rounds += 1
      if (rounds <= firstRounds) answers.forEach(habits.note)
    },
  )

  return async (options, next): Promise<unknown> => {
    const { path = '' } = options
    if (options.signal !== undefined || !isPreloadable(options)) return next(options)
    const kept = await arrived
    const fromAhead = early.find('blocks') === null ? passing : kept
    if (!isRead(options)) return fromAhead(options, next)
    let isThere = true as boolean
    const found = fromAhead(options, async (missing) => {
      isThere = false
      const reply = await firstValueFrom(batch('answers', path))
      return answering(reply)(missing, next) as Promise<unknown>
    })
    if (isThere && known.has(path)) habits.note(path)
    return found
  }
}

const passing: APIFetchMiddleware = (options, next) => next(options)

/**
 * Uses each read only once, because what was read may change. What the account may do (OPTIONS) can be used any number of times.
 */
const answering = ({ answers, headers, rights }: ReadsReply): APIFetchMiddleware => {
  const reads = apiFetch.createPreloadingMiddleware(
    mapValues(answers, (body, path) => ({ body, headers: headers[path] ?? {} })),
  )
  const allowed = () => mapValues(rights, (Allow) => ({ body: null, headers: { Allow } }))
  return (options, next) =>
    options.method === 'OPTIONS'
      ? apiFetch.createPreloadingMiddleware({ OPTIONS: allowed() })(options, next)
      : reads(options, next)
}

const isPreloadable = ({ path, method = 'GET' }: APIFetchOptions): boolean =>
  path !== undefined && (method === 'GET' || method === 'OPTIONS')

/**
 * Whether the response depends on nothing but the path: routes of WordPress and WooCommerce's catalog, without arguments of language
 * plugins and of WordPress's theme preview, which read them from the request's own address.
 */
const isRead = ({ path = '', method = 'GET', body, data }: APIFetchOptions): boolean =>
  method === 'GET' &&
  body === undefined &&
  data === undefined &&
  /^\/(wp|wp-block-editor|wc)\//.test(path) &&
  !/^\/wc\/store\/v\d\/(cart|checkout|batch|order)/.test(path) &&
  !/[?&](lang|wpml_language|wp_theme_preview|wp_lang)=/.test(path)

type Habits = {
  /** Paths relative to the REST root, with their queries. */
  readonly known: () => readonly string[]
  /** Notes a path. The first note of a page replaces what was known before. */
  readonly note: (path: string) => void
}

const Paths = t.readonlyArray(t.string)

/** The maximum number of noted paths. Fewer than the plugin answers at once, to leave room for others. */
const mostRead = 40

/**
 * The paths that blocks read when the designer was last opened in this browser. Which products a page shows is known only once its blocks
 * render, so this is remembered for the next time. An optimization: if storage is blocked, nothing is known.
 *
 * @param site the REST root, because the sites of a network share this memory
 */
export const habitsIn = (memory: () => Pick<Storage, 'getItem' | 'setItem'>, site: string): Habits => {
  const key = `customize-your-store-blocks-read:${site}`
  const noted = new Set<string>()
  return {
    known: () => stored(memory, key),
    note: (path) => {
      if (noted.size >= mostRead || noted.has(path)) return
      noted.add(path)
      try {
        memory().setItem(key, JSON.stringify([...noted]))
      } catch {
        // Storage is blocked or full, so nothing is known the next time.
      }
    },
  }
}

const stored = (memory: () => Pick<Storage, 'getItem'>, key: string): readonly string[] => {
  try {
    return pipe(
      J.parse(memory().getItem(key) ?? ''),
      E.chainW((value) => Paths.decode(value)),
      E.fold(
        () => [],
        (paths) => paths.slice(0, mostRead),
      ),
    )
  } catch {
    return []
  }
}

/** Maps a path prefix to its replacement. */
export type Homes = Readonly<Record<string, string>>

/**
 * Maps the paths that the flow requests to where this store serves them: WooCommerce's own routes or this plugin's (plugin/src/routes/route-map.php).
 */
export const atHome = (rest: Rest, homes: Homes): Rest => ({
  ask: (request) => rest.ask({ ...request, path: addressed(homes, request.path) }),
  allowed: (path) => rest.allowed(addressed(homes, path)),
})

/** The longest matching prefix wins. */
const addressed = (homes: Homes, path: string): string => {
  const [[from, to] = ['', '']] = Object.entries(homes)
    .filter(([beginning]) => path.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)
  return to + path.slice(from.length)
}
