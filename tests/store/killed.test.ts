// @module-tag all
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { bootStore, type Store } from '../../store/boot'
import { places } from '../../store/places'
import { freePort } from '../support/free-port'
import { runUntilKilled } from '../support/run-until-killed'

let folder = ''
let store: Store | undefined
afterEach(async () => {
  await store?.stop()
  // A process that was killed may still be writing.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

it(
  'given a store killed while it installs WordPress, then the next start completes it at its address',
  { tags: ['W-01'] },
  async () => {
    folder = await mkdtemp(join(places.state, 'killed-'))
    const port = await freePort()
    await runUntilKilled(`
    import { existsSync } from 'node:fs'
    import { bootStore } from 'store/boot.ts'
    const database = ${JSON.stringify(join(folder, 'wp-content', 'database', '.ht.sqlite'))}
    setInterval(() => existsSync(database) && process.kill(process.pid, 'SIGKILL'), 10)
    await bootStore(${JSON.stringify({ folder, port })})`)

    store = await bootStore({ folder, port })
    expect(store.url).toBe(`http://127.0.0.1:${port}`)
    const front = await (await fetch(`${store.url}/`, { headers: loggedOut })).text()
    expect(front).toContain('Maple &amp; Moss')
    expect(front).toMatch(/themes\/twentytwentyfour\//)
    expect((await fetch(`${store.url}/sample-page/`, { headers: loggedOut })).status).toBe(200)
    expect((await fetch(`${store.url}/wp-json/customize-your-store/v1`, { headers: loggedOut })).status).toBe(200)
  },
)

// Helpers

const loggedOut = { cookie: 'playground_auto_login_already_happened=1' }
