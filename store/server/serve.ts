import { UserError } from '../user-error'
import { told, type Order, type Site, type Word } from './messages'
import { startPhp } from './php'
import { startPlayground } from './playground'

/** Waits for the order, serves the store, and exits on request or when the parent process is gone. */
export const serve = async (): Promise<void> => {
  // Ctrl-C reaches the whole process group; the parent handles it.
  process.on('SIGINT', () => undefined)
  // Until the store serves, no clean shutdown is needed.
  process.once('disconnect', leave)
  if (!process.connected) leave()
  const order = await new Promise<Order>((resolve) => process.once('message', (message) => resolve(message as Order)))
  try {
    const site = await start(order)
    const stop = () => {
      setTimeout(leave, stopTimeout)
      void site.stop().finally(leave)
    }
    process.off('disconnect', leave).once('disconnect', stop).once('SIGTERM', stop)
    await tell({ type: 'ready', url: site.url })
  } catch (error) {
    await tell({ type: 'failed', code: codeOf(error), reason: error instanceof Error ? error.message : String(error) })
    leave()
  }
}

const start = (order: Order): Promise<Site> => {
  const { engine } = order
  return engine.kind === 'wasm' ? startPlayground(order) : startPhp({ ...order, engine })
}

const leave = (): never => process.exit()

/** Milliseconds. A hanging request must not keep an orphaned server alive. */
const stopTimeout = 3000

const tell = (word: Word): Promise<void> => new Promise((resolve) => process.send?.(word, () => resolve()))

const codeOf = (error: unknown): string => {
  if (error instanceof UserError) return told
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
