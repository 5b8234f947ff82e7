import 'fake-indexeddb/auto'
import { describe, it } from 'vitest'
import { indexedDbLog } from '../../src/persistence/indexed-db-log'
import { memoryLog, logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import { logContract } from './log-contract'

let databases = 0
const freshName = () => `contract-${(databases += 1)}`

describe.each([
  ['memory', () => memoryLog()],
  ['IndexedDB', () => indexedDbLog(freshName())],
  ['the log with memory fallback', () => logWithMemoryFallback(indexedDbLog(freshName()), () => undefined)],
])('the contract of a log, on %s', { tags: ['L-01'] }, (_name, make) => {
  it.each(logContract)('$title', ({ run }) => run(make()))
})
