/** Before each test file of the screens: this worker's store without PHP, as new. */
import { startScreenStore, type ScreenStore } from '../screen/store/server'
import { restore } from '../store/support'
import { replaceTheStore } from '../store/the-store'

// Vitest runs this file before each test file; the server stays.
const kept = globalThis as { screenStore?: Promise<ScreenStore> }

const { url, admin } = await (kept.screenStore ??= startScreenStore())
replaceTheStore({ url, admin, folder: '' })
await restore()
