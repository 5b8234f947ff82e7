import { watch } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { places } from './places'

/** Serves reload events to the pages of the flow, on a separate port, when the plugin's folder has changed. */
export const startReloading = async (): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const pages = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }).flushHeaders()
    pages.add(response)
    request.on('close', () => pages.delete(response))
  })
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  // A build writes many files; wait for the last one.
  let soon: NodeJS.Timeout | undefined
  const watcher = watch(places.plugin, { recursive: true }, () => {
    clearTimeout(soon)
    soon = setTimeout(() => pages.forEach((page) => page.write('data: reload\n\n')), 300)
  })
  const stop = (): void => {
    clearTimeout(soon)
    watcher.close()
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop }
}
