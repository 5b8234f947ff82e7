import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FileServer } from './static-files'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Puts a doorkeeper before the store: it answers only to its own address. A web page elsewhere could give its own name the
 * address 127.0.0.1 and would then be logged in as administrator; such a request carries that name. Hidden files, the
 * database among them, are not served; files that need no PHP do not go to it.
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
