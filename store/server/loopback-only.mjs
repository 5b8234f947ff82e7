// Preloaded into the process that serves the store, and inherited by its workers. Playground listens on all network interfaces; since the
// store logs every visitor in as administrator, other computers must not reach it.
import { Server } from 'node:net'

const { listen } = Server.prototype

Server.prototype.listen = function (first, ...rest) {
  if (typeof first !== 'number') return listen.call(this, first, ...rest)
  const done = rest.filter((argument) => typeof argument === 'function')
  return listen.call(this, { port: first, host: '127.0.0.1' }, ...done)
}
