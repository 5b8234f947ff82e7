/**
 * Middleware of `apiFetch` for the reads of blocks: answers those that were preloaded, and sends the others, as far as they are made within
 * a moment, as one request. A read that is not answered that way is sent on its own and reports its own fault. The flow's own reads can be
 * aborted, and are left alone: Save compares them with what it knows, and must not be told what the store said earlier.
 */
import apiFetch, { type APIFetchMiddleware, type APIFetchOptions } from '@wordpress/api-fetch'
import type { Habits } from './habits'

type Next = (options: APIFetchOptions) => Promise<unknown>
type Waiting = {
  readonly options: APIFetchOptions
  readonly next: Next
  readonly answer: (found: Promise<unknown>) => void
}

/** By path, as `createPreloadingMiddleware` takes them. */
export type Answers = Readonly<Record<string, unknown>>

/** Milliseconds. Blocks that are drawn together ask within this time, and one of them waits no longer for the others. */
const moment = 20

/** Rounds of reads that belong to the first drawing: a list asks for its products, a product for its price. */
const firstRounds = 6

/** Paths in one request: the plugin takes no more. */
const most = 60

/** Milliseconds in which what was preloaded is taken for what the store says. */
const fresh = 60_000

/**
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
