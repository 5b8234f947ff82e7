import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Where PHP listens, and the key without which it refuses. */
export type PhpAddress = { readonly port: number; readonly key: string }

/**
 * Passes a request on to PHP and its answer back. Resolves when PHP has answered: it goes on after the browser has left, as on any host,
 * and then still counts as running.
 * @param again whether to send it once more where PHP ends without an answer
 */
export const forward = async (
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  php: PhpAddress,
  again = request.method === 'GET',
): Promise<void> =>
  new Promise((resolve) => {
    const { port, key } = php
    const fail = (error: Error): void => {
      // A process of PHP may crash, as one did in a whole run of the tests. A request that only reads is sent once more.
      if (again && !response.headersSent) {
        resolve(forward(request, body, response, php, false))
        return
      }
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`PHP did not answer: ${error.message}`)
      resolve()
    }
    const headers = [...headersWithout(request.rawHeaders, ofThisLeg), 'X-Store-Key', key, 'Connection', 'close']
    if (body.length > 0 || request.headers['content-length'] !== undefined)
      headers.push('Content-Length', String(body.length))
    const asked = ask({ host: '127.0.0.1', port, method: request.method, path: request.url, headers, agent: false })
    asked.once('error', fail)
    asked.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, headersWithout(answer.rawHeaders, ofThisLeg))
      answer.once('error', fail)
      answer.once('close', () => resolve())
      // Whoever has left does not read, and PHP would wait for it.
      if (response.destroyed) answer.resume()
      else answer.pipe(response)
      response.once('close', () => answer.unpipe(response).resume())
    })
    asked.end(body)
  })

/** The whole body; undefined if the sender broke off. */
export const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined> => buffer(request).catch(() => undefined)

const ofThisLeg = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'x-store-key', 'expect'])

const headersWithout = (raw: readonly string[], names: ReadonlySet<string>): string[] =>
  raw.flatMap((name, at) => (at % 2 === 0 && !names.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ''] : []))
