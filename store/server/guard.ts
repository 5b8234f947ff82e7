import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FileServer } from './static-files'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Guards the store: it answers only requests for its own address. Otherwise, a web page elsewhere could resolve its own domain to
 * 127.0.0.1 (DNS rebinding) and be logged in as administrator; such a request has that domain as its host. Hidden files, including the
 * database, are not served. Static files bypass PHP.
 */
export const guard = (server: Server, url: string, files: FileServer): void => {
  const { host, port } = new URL(url)
  const inside = server.listeners('request') as Handler[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const path = request.url ?? '/'
    if (request.headers.host === `localhost:${port}`) refuse(response, 302, { location: `${url}${path}` })
    else if (request.headers.host !== host) refuse(response, 403)
    else if (/\/(\.|%2e)/i.test(path.split('?')[0] ?? '')) refuse(response, 404)
    else void files(request, response).then((served) => served || inside.forEach((handle) => handle(request, response)))
  })
}

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, headers).end()
