/**
 * What blocks request while they are drawn, many requests in one answer (plugin/src/designer-preload.php), since WordPress and all plugins
 * boot for each request. Without it the blocks send their own requests, so a fault here never keeps the designer from opening.
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
 * Fetches the responses. Calling the result makes them available to the blocks' requests, which wait for them, and sends what is missing
 * together; what it gives resolves when they are there, and never rejects.
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

/** Milliseconds. Without the preload, a slow store would have to answer fifteen such requests. */
const deadline = 60_000

type Next = (options: APIFetchOptions) => Promise<unknown>
type Waiting = {
  readonly options: APIFetchOptions
  readonly next: Next
  readonly answer: (found: Promise<unknown>) => void
}

/** By path, as `createPreloadingMiddleware` takes them. */
type Answers = Readonly<Record<string, unknown>>

/** Milliseconds. Blocks that are drawn together ask within this time, and one of them waits no longer for the others. */
const moment = 20

/** Rounds of reads that belong to the first drawing: a list asks for its products, a product for its price. */
const firstRounds = 6

/** Paths in one request: the plugin takes no more. */
const most = 60

/** Milliseconds in which what was preloaded is taken for what the store says. */
const fresh = 60_000

/**
 * Middleware of `apiFetch` for the reads of blocks: answers those that were preloaded, and sends the others, as far as they are made within
 * a moment, as one request. A read that is not answered that way is sent on its own and reports its own fault. The flow's own reads can be
 * aborted, and are left alone: Save compares them with what it knows, and must not be told what the store said earlier.
 *
 * @param preloaded reads wait for it; must not reject
 * @param habits what is read at first is noted there
 */
export const blockReads = (preloaded: Promise<Answers>, habits: Habits): APIFetchMiddleware => {
  const known = new Set(habits.known())
  const arrived = preloaded.then((answers) => onlyFor(fresh, answering(answers)))
  let waiting: Waiting[] = []
  let rounds = 0
  // After one failure each read goes alone: a firewall would reject every other, too.
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

/** Each answer is used once, and taken out, since what was read may change; what this account may do stays for as many as ask. */
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
 * Whether the answer depends on nothing but the path: routes of WordPress and of WooCommerce's catalog, without what plugins for languages
 * and WordPress's preview of a theme take from the address itself.
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
  /** Begins anew, with what is read this time. */
  readonly note: (path: string) => void
}

const Paths = t.readonlyArray(t.string)

/** No more than the plugin answers at once, with room for others. */
const mostRead = 40

/**
 * What the blocks of this store read when the designer was last opened: which products a page shows is known only once its blocks are
 * drawn, so this browser remembers it for the next time. An optimization: where storage is blocked, nothing is known.
 *
 * @param site the REST root: the sites of a network share this memory
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
        // Storage is blocked or full, so the next time begins without.
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

/** From path prefix to its replacement. */
export type Homes = Readonly<Record<string, string>>

/** Maps the paths that the flow asks for to where this store serves them: WooCommerce's own routes or this plugin's (plugin/src/homes.php). */
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
