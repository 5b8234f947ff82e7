import { createServer } from 'node:net'
import { UserError } from './user-error'

/** Fails early with one sentence if the port is taken. */
export const refuseTakenPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject('code' in error ? (refusal(String(error.code), port) ?? error) : error))
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve()))
  })

const refusal = (code: string, port: number): UserError | undefined => {
  if (code === 'EADDRINUSE') return new UserError(portTaken(port))
  if (code === 'EACCES')
    return new UserError(`Port ${port} may not be used by you. Choose another one: npm start -- --port 8899`)
  return undefined
}

/** The message for a port that another program uses. */
export const portTaken = (port: number): string =>
  `Port ${port} is taken by another program. Choose another one: npm start -- --port ${port === 65_535 ? 8899 : port + 1}`
