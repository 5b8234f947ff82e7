import { watch } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sep } from 'node:path'
import { places } from './places'

// What the client's builder reads and writes in the plugin's folder.
const ofTheBuild: readonly string[] = ['build', 'languages']

/** Tells open pages of the flow to load themselves anew. `url` is where they listen. */
export type Reloading = { readonly url: string; readonly reload: () => void; readonly stop: () => void }

/** Serves reload events on a separate port: when a PHP file of the plugin has changed, and when `reload` is called. */
export const startReloading = async (plugin: string = places.plugin): Promise<Reloading> => {
  const pages = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }).flushHeaders()
    pages.add(response)
    request.on('close', () => pages.delete(response))
  })
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const reload = (): void => pages.forEach((page) => page.write('data: reload\n\n'))
  // An editor may write several files; wait for the last one. Of the client only its builder knows when the last one is written.
  let soon: NodeJS.Timeout | undefined
  const watcher = watch(plugin, { recursive: true }, (_, name) => {
    if (ofTheBuild.includes(name?.split(sep)[0] ?? '')) return
    clearTimeout(soon)
    soon = setTimeout(reload, 300)
  })
  const stop = (): void => {
    clearTimeout(soon)
    watcher.close()
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, reload, stop }
}
