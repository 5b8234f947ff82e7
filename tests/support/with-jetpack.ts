/** The provider `jetpack` over real HTTP. Each test of a file gets its own server, an empty tab and an online computer. */
import { afterEach, beforeEach, vi } from 'vitest'
import { jetpackAi } from '../../src/effects/adapters/jetpack'
import type { Ai } from '../../src/effects/runner/ports'
import { aiServer, type AiServer } from './ai-server'
import { fakeStorage } from './fake-storage'

export const start = 1_700_000_000_000

type WithJetpack = {
  server: AiServer
  storage: Storage
  /** Milliseconds since 1970. */
  now: number
}

type Over = {
  readonly storage?: () => Storage
  readonly root?: string
  readonly blog?: string
  /** Replaces the 10 s of a try. */
  readonly timeout?: number
}

export const withJetpack = () => {
  // Filled before each test.
  const here = { now: start } as WithJetpack
  beforeEach(async () => {
    vi.stubGlobal('navigator', { onLine: true })
    Object.assign(here, { server: await aiServer(), storage: fakeStorage(), now: start })
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    await here.server.close()
  })

  const adapter = ({ timeout, ...over }: Over = {}): Ai =>
    jetpackAi(
      here.server.completion,
      {
        root: here.server.root,
        nonce: '0a1b2c3d4e',
        blog: 'shop.test',
        storage: () => here.storage,
        now: () => here.now,
        ...over,
      },
      timeout,
    )
  return { here, adapter }
}
