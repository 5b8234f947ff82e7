// Preloaded into the process that serves the store, and by inheritance into its workers. Playground listens on every
// network interface; the store logs its visitor in as administrator, so nobody else on the network may reach it.
import { Server } from 'node:net'

const { listen } = Server.prototype

Server.prototype.listen = function (first, ...rest) {
  if (typeof first !== 'number') return listen.call(this, first, ...rest)
  const done = rest.filter((argument) => typeof argument === 'function')
  return listen.call(this, { port: first, host: '127.0.0.1' }, ...done)
}
