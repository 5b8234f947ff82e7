import { postJson } from './post-json'
import type { BenchStore } from './store'

/** Activates or deactivates a plugin, named as WordPress names it, without `.php`. */
export const setPlugin = (store: BenchStore, plugin: string, status: 'active' | 'inactive'): Promise<void> =>
  postJson(store, `/wp-json/wp/v2/plugins/${plugin}`, { status })
