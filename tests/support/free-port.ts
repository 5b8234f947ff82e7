import { createServer, type AddressInfo } from 'node:net'

/** A port that nobody listens on, for a store that is to come back at the same address. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
