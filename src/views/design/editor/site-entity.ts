/** The site's settings in core's entity store, from which core's blocks draw them. */
import type { useRegistry } from '@wordpress/data'

/** Which entity store: that of the flow, or that of pictures of the past. */
export type Registry = ReturnType<typeof useRegistry>

export type Entities = {
  readonly receiveEntityRecords: (kind: string, name: string, records: unknown, query: unknown) => void
  readonly editEntityRecord: (kind: string, name: string, id: undefined, edits: unknown, options: unknown) => void
  readonly finishResolution: (selector: string, args: readonly unknown[]) => void
}

/** Whether they are loaded: core refuses edits of an entity that it has not loaded. */
export const siteRead = ({ resolveSelect }: Registry): Promise<boolean> => {
  const { getEntityRecord } = resolveSelect('core') as unknown as {
    getEntityRecord: (...which: string[]) => Promise<unknown>
  }
  return getEntityRecord('root', 'site').then(
    (site) => site !== undefined,
    () => false,
  )
}
