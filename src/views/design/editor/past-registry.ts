/**
 * Core's blocks draw what its entity store holds. Pictures of the past have one of their own, so that their titles, logos and media are
 * not those of the canvas below.
 */
import { store as editor } from '@wordpress/block-editor'
import { store as entities } from '@wordpress/core-data'
import { createRegistry, useRegistry } from '@wordpress/data'

type Registry = ReturnType<typeof createRegistry>

/** One for all pictures: it has read what the store's blocks ask for. */
export const usePastRegistry = (): Registry => {
  const present = useRegistry()
  return (known ??= begun(present))
}

let known: Registry | null = null

const begun = (present: Registry): Registry => {
  const past = createRegistry({}, present)
  past.register(entities)
  // Each frame's own store takes what is private in it from the registry above.
  past.register(editor)
  return past
}
