import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A local socket on which a running store answers other processes. The system closes it when the process ends, however it ends. */
export type Door = { readonly port: number; readonly tell: (address: string) => void; readonly close: () => void }

/** The result of asking at a port: no store is there; one is, but does not respond; or its address, empty while it starts. */
export type Heard = 'nobody' | 'silence' | { readonly address: string }

/** Answers each connection with the id, and with the address that was set last. */
export const openDoor = async (id: string): Promise<Door> => {
  let address = ''
  const server = createServer((socket) => void socket.on('error', () => undefined).end(JSON.stringify({ id, address })))
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return { port, tell: (told) => void (address = told), close: () => void server.close() }
}

/** Asks at a port. Another id means that another process got the port later. */
export const askAtDoor = async (port: number, id: string, timeout = 2000): Promise<Heard> => {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.setTimeout(timeout, () => socket.destroy(new Error(tooLate)))
  try {
    const said = JSON.parse(await text(socket)) as { readonly id?: string; readonly address?: string }
    return said.id === id ? { address: said.address ?? '' } : 'nobody'
  } catch (error) {
    return error instanceof Error && error.message === tooLate ? 'silence' : 'nobody'
  }
}

const tooLate = 'too late'
