/** The shop's title and tagline where core's blocks draw them: they are written to core's entity store, as edits that are never saved. */
import { useRegistry } from '@wordpress/data'
import { escape } from 'es-toolkit'
import { useEffect } from 'react'
import type { Identity } from '../../events/design'

/** Shows a title and a tagline; null for those that the store has. */
export const useShownIdentity = (identity: Identity | null): void => {
  const registry = useRegistry()
  const { title, tagline } = identity ?? { title: null, tagline: null }
  useEffect(() => {
    if (title === null) return
    let wanted = true
    void siteRead(registry).then((isThere) => isThere && wanted && show(registry, { title, tagline }))
    return () => void (wanted = false)
  }, [title, tagline, registry])
}

/** Escaped the way the store escapes them, because the blocks show them as HTML. */
const show = ({ dispatch }: Registry, { title, tagline }: Identity) =>
  (dispatch('core') as Entities).editEntityRecord(
    'root',
    'site',
    undefined,
    { title: escape(title), description: escape(tagline) },
    { undoIgnore: true },
  )

/** The registry of the flow, or that of pictures of past states. */
export type Registry = ReturnType<typeof useRegistry>

export type Entities = {
  readonly receiveEntityRecords: (kind: string, name: string, records: unknown, query: unknown) => void
  readonly editEntityRecord: (kind: string, name: string, id: undefined, edits: unknown, options: unknown) => void
  readonly finishResolution: (selector: string, args: readonly unknown[]) => void
}

/**
 * Loads the site's settings into core's entity store, from which core's blocks draw them. Resolves to whether they are loaded, because core
 * rejects edits of an entity that is not loaded.
 */
export const siteRead = ({ resolveSelect }: Registry): Promise<boolean> => {
  const { getEntityRecord } = resolveSelect('core') as unknown as {
    getEntityRecord: (...which: string[]) => Promise<unknown>
  }
  return getEntityRecord('root', 'site').then(
    (site) => site !== undefined,
    () => false,
  )
}
