import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { bodyOf, forward } from '../../store/server/forward'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('the front of the store', () => {
  it('passes on what is asked and what is answered, and shows PHP the key alone', async () => {
    const front = await newFront(async (asked, response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2'])
      const { method, url, headers } = asked
      const known = [headers.host, headers['x-wp-nonce'], headers['x-store-key']]
      response.writeHead(201).end(JSON.stringify([method, url, ...known, await text(asked)]))
    })
    const headers = { 'X-WP-Nonce': 'n', 'X-Store-Key': 'mine' }
    const answer = await fetch(`${front.url}/a?b=%20c`, { method: 'POST', headers, body: 'Öl' })
    expect(answer.status).toBe(201)
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.json()).toEqual(['POST', '/a?b=%20c', new URL(front.url).host, 'n', 'key', 'Öl'])
  })

  it('lets PHP finish for somebody who has left, and counts the request until then', async () => {
    let finish: () => void = () => undefined
    const front = await newFront((_, response) => void (finish = () => response.end('x'.repeat(1_000_000))))
    const asked = request(front.url).on('error', () => undefined)
    asked.end()
    await front.begun
    asked.destroy()
    await front.left
    expect(front.done).toBe(0)
    finish()
    await expect.poll(() => front.done).toBe(1)
  })

  it('goes on when somebody leaves in the middle of a long answer', async () => {
    const front = await newFront((_, response) => void response.end('x'.repeat(20_000_000)))
    const asked = request(front.url, (answer) => answer.once('data', () => answer.destroy())).on(
      'error',
      () => undefined,
    )
    asked.end()
    await expect.poll(() => front.done).toBe(1)
  })

  it.each([
    ['GET', 2],
    ['POST', 1],
  ])('says so where PHP ends without an answer: %s, which it sends %i times', async (method, times) => {
    let sent = 0
    const front = await newFront((_, response) => {
      sent += 1
      response.destroy()
    })
    const answer = await fetch(front.url, { method })
    expect([answer.status, sent]).toEqual([502, times])
    expect(await answer.text()).toMatch(/^PHP did not answer: /)
  })

  it('sends a request that only reads once more when a process of PHP has crashed', async () => {
    let sent = 0
    const front = await newFront((_, response) => {
      sent += 1
      if (sent === 1) response.destroy()
      else response.end('there')
    })
    expect(await (await fetch(front.url)).text()).toBe('there')
    expect(front.done).toBe(1)
  })
})

// Helpers

const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A front before a server that answers as PHP would. `done` counts the requests that are over. */
const newFront = async (php: (...asked: Parameters<RequestListener>) => unknown) => {
  const state = { url: '', done: 0, begun: Promise.resolve(), left: Promise.resolve() }
  let [begin, leave]: (() => void)[] = []
  state.begun = new Promise((resolve) => (begin = resolve))
  state.left = new Promise((resolve) => (leave = resolve))
  const address = {
    port: await listen((asked, response) => {
      begin?.()
      php(asked, response)
    }),
    key: 'key',
  }
  const answer = async (asked: IncomingMessage, response: Parameters<RequestListener>[1]): Promise<void> => {
    response.once('close', () => leave?.())
    const body = await bodyOf(asked)
    if (body !== undefined) await forward(asked, body, response, address)
    state.done += 1
  }
  state.url = `http://127.0.0.1:${await listen((asked, response) => void answer(asked, response))}`
  return state
}
