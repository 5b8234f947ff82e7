/**
 * Preloads what blocks request while they render, many requests in one (plugin/src/routes/reads.php), because WordPress and all plugins
 * boot for each request. Without it, blocks send their own requests, so a fault here never keeps the designer from opening.
 */
import apiFetch, { type APIFetchMiddleware, type APIFetchOptions } from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'
import type { EarlyAnswers } from './early-answers'

/**
 * Fetches the responses. Calling the result makes them available to the blocks' requests, which wait for them, and batches requests that
 * were not preloaded. The promise that this call returns resolves when the responses are available, and never rejects.
 */
export const preload = (rest: Rest, habits: Habits, early: EarlyAnswers) => (): Promise<() => Promise<unknown>> => {
  const answers = fetched(rest, habits, early).catch((): Answers => ({}))
  return Promise.resolve(() => {
    apiFetch.use(blockReads(answers, habits))
    return answers
  })
}

const fetched = async (rest: Rest, habits: Habits, early: EarlyAnswers): Promise<Answers> => {
  const here = reply.decode(await early.take('reads'))
  if (E.isRight(here)) return here.right
  const body = { paths: habits.known() }
  const told = await firstValueFrom(
    rest.ask({ method: 'POST', path: '/customize-your-store/v1/preload', body, reply, deadline }),
  )
  return E.getOrElse((): Answers => ({}))(told)
}

const reply = t.UnknownRecord

/** Milliseconds. Long, because without the preload a slow store would have to answer fifteen such requests. */
const deadline = 60_000

type Next = (options: APIFetchOptions) => Promise<unknown>
type Waiting = {
  readonly options: APIFetchOptions
  readonly next: Next
  readonly answer: (found: Promise<unknown>) => void
}

/** Responses by path, in the shape that `createPreloadingMiddleware` takes. */
type Answers = Readonly<Record<string, unknown>>

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

/** Milliseconds for which preloaded responses are used. */
const fresh = 60_000

/**
 * Middleware of `apiFetch` for the reads of blocks. It answers preloaded reads, and batches others that are made within `moment`. A read
 * that the batch does not answer is sent on its own and reports its own fault. The flow's own reads have an abort signal and are left
 * alone: Save compares them with what it knows, and needs the store's current answer.
 *
 * @param preloaded reads wait for it; must not reject
 * @param habits the first reads are noted there
 */
export const blockReads = (preloaded: Promise<Answers>, habits: Habits): APIFetchMiddleware => {
  const known = new Set(habits.known())
  const arrived = preloaded.then((answers) => onlyFor(fresh, answering(answers)))
  let waiting: Waiting[] = []
  let rounds = 0
  // After one failure, each read is sent alone: a firewall would reject every other batch, too.
  let failed = false

  const send = async () => {
    const reads = waiting
    waiting = []
    rounds += 1
    const paths = [...new Set(reads.map(({ options }) => options.path ?? ''))]
    if (rounds <= firstRounds) paths.forEach(habits.note)
    const answers = paths.length < 2 || failed ? {} : await together(paths, reads[0]?.next)
    for (const { options, next, answer } of reads)
      answer(Promise.resolve().then(() => apiFetch.createPreloadingMiddleware(answers)(options, next)))
  }

  const together = async (paths: readonly string[], next: Next | undefined): Promise<Answers> => {
    try {
      const data = { paths: paths.slice(0, most), core: false }
      return (await next?.({ path: '/customize-your-store/v1/preload', method: 'POST', data })) as Answers
    } catch {
      failed = true
      return {}
    }
  }

  const wait = (options: APIFetchOptions, next: Next): Promise<unknown> =>
    new Promise((answer) => {
      waiting.push({ options, next, answer })
      if (waiting.length === 1) setTimeout(() => void send(), moment)
    })

  return async (options, next): Promise<unknown> => {
    if (options.signal !== undefined || !isPreloadable(options)) return next(options)
    const fromPreload = await arrived
    if (!isRead(options)) return fromPreload(options, next)
    let isThere = true as boolean
    const found = fromPreload(options, (missing) => {
      isThere = false
      return failed ? next(missing) : wait(missing, next)
    })
    if (isThere && known.has(options.path ?? '')) habits.note(options.path ?? '')
    return found
  }
}

/**
 * Uses each preloaded read only once, because what was read may change. What the account may do (OPTIONS) can be used any number of times.
 */
const answering = (answers: Answers): APIFetchMiddleware => {
  const reads = apiFetch.createPreloadingMiddleware(answers)
  const rights = { ...(answers['OPTIONS'] ?? {}) }
  return (options, next) =>
    options.method === 'OPTIONS'
      ? apiFetch.createPreloadingMiddleware({ OPTIONS: { ...rights } })(options, next)
      : reads(options, next)
}

const onlyFor = (milliseconds: number, middleware: APIFetchMiddleware): APIFetchMiddleware => {
  const end = Date.now() + milliseconds
  return (options, next) => (Date.now() < end ? middleware(options, next) : next(options))
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
