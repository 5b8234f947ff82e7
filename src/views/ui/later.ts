/** A screen, or a part of one, whose code is not in the page's first script. */
import type { ComponentType } from 'react'
import { idle } from './idle'

export type Later = {
  /** Null until its code is here. */
  readonly here: () => ComponentType | null
  /** Rejects with an error that names the missing file; a later call tries again. */
  readonly load: () => Promise<ComponentType>
  /** Fetches the code before it is needed, so that it comes at once and without a network. Failures are left to `load`. */
  readonly ahead: () => void
}

/** @param get imports the code: `() => import('./wizard').then(({ Wizard }) => Wizard)` */
export const later = (get: () => Promise<ComponentType>): Later => {
  let found: ComponentType | null = null
  const load = async () => (found ??= await get())
  return {
    here: () => found,
    load,
    ahead: () =>
      void idle()
        .then(load)
        .catch(() => undefined),
  }
}
