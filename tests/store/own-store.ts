/** A store that a group of tests boots for itself, in place of the one that the test file has. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { bootStore, type BootOptions } from '../../store/boot'
import { places } from '../../store/places'
import { cleanState } from './clean-state'
import { loginOf } from './login'
import { replaceTheStore } from './the-store'

/** Boots a store before the tests of the group, in its clean state, and stops and deletes it after them. */
export const useOwnStore = (options: Omit<BootOptions, 'folder'>): void => {
  let end = () => Promise.resolve()
  beforeAll(async () => {
    const folder = await mkdtemp(join(places.state, 'own-'))
    const store = await bootStore({ ...options, folder })
    end = async () => {
      replaceTheStore(undefined)
      await store.stop()
      await rm(folder, { recursive: true, force: true })
    }
    const admin = await loginOf(store.url, 'admin', 'password')
    await store.snapshot(cleanState)
    replaceTheStore({ url: store.url, folder, admin })
  })
  afterAll(() => end())
}
