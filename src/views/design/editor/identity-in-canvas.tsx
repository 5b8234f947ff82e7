/** Title and tagline in the canvas: core's blocks read them from core's entity store, where they are written as edits that are never saved. */
import { useRegistry } from '@wordpress/data'
import { escape } from 'es-toolkit'
import { useEffect } from 'react'
import type { Identity } from '../../../events/design/identity'
import { shownIdentity } from '../../../projections/design/identity'
import { useProjection } from '../../flow'
import { siteRead, type Entities, type Registry } from './site-entity'

export const IdentityInCanvas = () => {
  const identity = useProjection(shownIdentity)
  const registry = useRegistry()
  useEffect(() => {
    let wanted = true
    if (identity !== null) void siteRead(registry).then((isThere) => isThere && wanted && show(registry, identity))
    return () => void (wanted = false)
  }, [identity, registry])
  return null
}

/** In the store's own form, which the blocks show as HTML. */
const show = ({ dispatch }: Registry, { title, tagline }: Identity) =>
  (dispatch('core') as Entities).editEntityRecord(
    'root',
    'site',
    undefined,
    { title: escape(title), description: escape(tagline) },
    { undoIgnore: true },
  )
