import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { firstValueFrom, forkJoin, lastValueFrom, Subject, take } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { nonceKeeper } from '../../../src/effects/adapters/nonce'
import { restPort } from '../../../src/effects/adapters/rest'

type Reply = (request: IncomingMessage, response: ServerResponse) => void

describe('the REST adapter, against a real server', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  const serve = async (reply: Reply) => {
    const server = createServer(reply).listen(0, '127.0.0.1')
    closing.push(() => server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return restPort(`${root}/wp-json/`, nonceKeeper('0000000000', `${root}/nonce`))
  }
  const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

  const ask = (path = '/wp/v2/settings?_fields=title', method: 'GET' | 'PUT' = 'GET') =>
    ({ method, path, reply: t.type({ title: t.string }), ...(method === 'PUT' ? { body: { a: 1 } } : {}) }) as const

  it('gives the decoded answer, with the nonce sent', async () => {
    const rest = await serve((request, response) =>
      json(response, 200, { title: `${String(request.headers['x-wp-nonce'])} ${request.url ?? ''}` }),
    )
    expect(await firstValueFrom(rest.ask(ask()))).toMatchObject(
      E.right({ title: expect.stringMatching(/^0000000000 \/wp-json\/wp\/v2\/settings\?_fields=title/) as string }),
    )
  })

  it('writes with POST and says what it means, as old proxies need', async () => {
    const rest = await serve((request, response) =>
      json(response, 200, { title: `${request.method ?? ''} ${String(request.headers['x-http-method-override'])}` }),
    )
    expect(await firstValueFrom(rest.ask(ask('/wp/v2/templates/a//b', 'PUT')))).toEqual(E.right({ title: 'POST PUT' }))
  })

  it('an HTML page instead of JSON is an invalid response', { tags: ['N-02'] }, async () => {
    const rest = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Fatal error</p>'),
    )
    expect(await firstValueFrom(rest.ask(ask()))).toEqual(E.left({ tag: 'Garbled', what: '/wp/v2/settings' }))
  })

  it.each([403, 406])(
    'a page with status %i comes from a firewall, and the fault names the request',
    async (status) => {
      const rest = await serve((_request, response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Forbidden</h1>'),
      )
      expect(await firstValueFrom(rest.ask(ask('/wp/v2/settings?_fields=title', 'PUT')))).toEqual(
        E.left({ tag: 'Refused', status, code: 'firewall', message: 'PUT /wp/v2/settings' }),
      )
    },
  )

  it('an answer of another shape is an invalid response', async () => {
    const rest = await serve((_request, response) => json(response, 200, { titel: 1 }))
    expect(await firstValueFrom(rest.ask(ask()))).toMatchObject(E.left({ tag: 'Garbled' }))
  })

  it('an error has the status, the code and the requested pause', async () => {
    const rest = await serve((_request, response) =>
      json(response, 503, { code: 'busy', message: 'Later' }, { 'retry-after': '7' }),
    )
    expect(await firstValueFrom(rest.ask(ask()))).toEqual(
      E.left({ tag: 'Refused', status: 503, code: 'busy', message: 'Later', after: 7 }),
    )
  })

  it('a stale nonce is refreshed once for many calls, and each succeeds', { tags: ['L-10'] }, async () => {
    let refreshed = 0
    const refusals = new Subject<void>()
    const threeRefused = lastValueFrom(refusals.pipe(take(3)))
    const rest = await serve((request, response) => {
      if (request.url === '/nonce') {
        refreshed += 1
        // All calls wait for this nonce.
        return void threeRefused.then(() => response.end('1111111111'))
      }
      if (request.headers['x-wp-nonce'] === '1111111111') return json(response, 200, { title: 'ok' })
      refusals.next()
      return json(response, 403, { code: 'rest_cookie_invalid_nonce', message: '' })
    })
    const answers = await firstValueFrom(forkJoin([rest.ask(ask()), rest.ask(ask()), rest.ask(ask())]))
    expect(answers).toEqual([E.right({ title: 'ok' }), E.right({ title: 'ok' }), E.right({ title: 'ok' })])
    expect(refreshed).toBe(1)
  })

  it('when a fresh nonce does not help either, the login has expired', { tags: ['L-10'] }, async () => {
    const rest = await serve((request, response) =>
      request.url === '/nonce'
        ? response.end('1111111111')
        : json(response, 403, { code: 'rest_cookie_invalid_nonce', message: '' }),
    )
    expect(await firstValueFrom(rest.ask(ask()))).toEqual(E.left({ tag: 'Expired' }))
  })

  it(
    'given a fresh nonce and another refusal, then the interface is closed, and the login is still valid',
    { tags: ['S-08'] },
    async () => {
      const rest = await serve((request, response) =>
        request.url === '/nonce'
          ? response.end('1111111111')
          : json(response, 401, { code: 'rest_cannot_access', message: 'Closed' }),
      )
      expect(await firstValueFrom(rest.ask(ask()))).toMatchObject(E.left({ tag: 'Refused', status: 401 }))
    },
  )

  it('when there is no fresh nonce, the login has expired', { tags: ['L-10'] }, async () => {
    const rest = await serve((request, response) =>
      request.url === '/nonce' ? response.end('0') : json(response, 401, { code: 'rest_forbidden', message: '' }),
    )
    expect(await firstValueFrom(rest.ask(ask()))).toEqual(E.left({ tag: 'Expired' }))
  })

  it(
    'when the login ends after a fresh nonce, it has expired: the fault is not a lack of rights',
    { tags: ['L-10'] },
    async () => {
      let nonces = 0
      const rest = await serve((request, response) =>
        request.url === '/nonce'
          ? response.end((nonces += 1) === 1 ? '1111111111' : '0')
          : json(response, 401, { code: 'rest_not_logged_in', message: '' }),
      )
      expect(await firstValueFrom(rest.ask(ask()))).toEqual(E.left({ tag: 'Expired' }))
      expect(nonces).toBe(2)
    },
  )

  it('a lack of rights is not a stale nonce', async () => {
    const rest = await serve((_request, response) => json(response, 403, { code: 'rest_forbidden', message: 'No' }))
    expect(await firstValueFrom(rest.ask(ask()))).toMatchObject(E.left({ tag: 'Refused', status: 403 }))
  })

  it('unsubscribing aborts the request', async () => {
    const arrived = new Subject<IncomingMessage>()
    const rest = await serve((request) => arrived.next(request))
    const request = firstValueFrom(arrived)
    const call = rest.ask(ask()).subscribe()
    const ended = once((await request).socket, 'close')
    call.unsubscribe()
    await ended
  })
})
