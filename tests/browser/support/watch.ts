import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core'

/** A request that a page sent: `status` is null until its answer came, `failure` until it failed ("net::ERR_…"). */
export type Seen = { readonly method: string; readonly url: string; status: number | null; failure: string | null }

/** What all tabs of a visit did. `console` holds one line per error, `outside` the addresses beyond the store. */
export type Watched = Readonly<{ console: string[]; requests: Seen[]; outside: string[] }>

/** Starts to write down the errors and the requests of every tab in the context. `store` is the address of the store. */
export const watch = (context: BrowserContext, store: string): Watched => {
  const origin = new URL(store).origin
  const watched: Watched = { console: [], requests: [], outside: [] }
  const seen = new Map<Request, Seen>()

  context.on('console', (message) => {
    if (message.type() === 'error' && !isNetwork(message)) watched.console.push(`console: ${message.text()}`)
  })
  context.on('weberror', (event) => {
    const error = event.error()
    watched.console.push(`uncaught: ${error.stack ?? error.message}`)
  })
  context.on('request', (request) => {
    if (isOutside(request.url(), origin)) return void watched.outside.push(request.url())
    const entry: Seen = { method: request.method(), url: request.url(), status: null, failure: null }
    seen.set(request, entry)
    watched.requests.push(entry)
  })
  context.on('response', (response) => {
    const entry = seen.get(response.request())
    if (!entry) return
    entry.status = response.status()
    if (entry.status < 400) return
    const line = `status ${entry.status}: ${entry.method} ${entry.url}`
    const place = watched.console.push(line) - 1
    // A store that breaks down says why, if anybody can still read it.
    if (entry.status >= 500)
      void response.text().then(
        (text) => void (watched.console[place] = `${line} ${text.slice(0, 300)}`),
        () => undefined,
      )
  })
  context.on('requestfailed', (request) => {
    const entry = seen.get(request)
    if (!entry) return
    entry.failure = request.failure()?.errorText ?? 'failed'
    if (!isAborted(entry.failure)) watched.console.push(`${entry.failure}: ${entry.method} ${entry.url}`)
  })
  return watched
}

// Chromium reports a failed request on the console too, without its method: the network events above say it better.
const isNetwork = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource:')

const isOutside = (url: string, origin: string): boolean => url.startsWith('http') && new URL(url).origin !== origin

// A page that leaves, or code that lost its interest, drops its requests: no fault of anybody.
const isAborted = (failure: string): boolean => failure === 'net::ERR_ABORTED'
