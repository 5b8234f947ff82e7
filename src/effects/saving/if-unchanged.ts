/**
 * Writes an entity unless somebody has changed it, in one request: the store compares and writes (plugin/src/if-unchanged-route.php).
 * Between a look and a write of two requests, somebody else's change would be written over.
 */
import type { Fault } from '../../events/calls/fault'
import type { Target } from '../../events/saving/saving'
import { stylesIn, type Version } from '../../events/saving/version'
import type { Answer, Rest } from '../runner/ports'
import { addressOf } from './version-now'
import { bodyOf, writeAt, type Addressed, type Stored } from './write'

/** Null if the store can't compare it: then it has to be read first. */
export const writeIfUnchanged = (rest: Rest, target: Target, known: Version | null): Answer<Stored> | null => {
  if (known === null || target.kind === 'menu' || target.kind === 'site') return null
  const fields = fieldsOf(target, known)
  return Object.keys(fields).length === 0
    ? null
    : writeAt(rest, target, `/customize-your-store/v1/if-unchanged${addressOf(target)}`, {
        known: fields,
        wanted: bodyOf(target),
      })
}

/** Whether nothing was written, and only reading tells why: it is changed or missing, or an older plugin has no such route. */
export const isUnsure = (fault: Fault): boolean =>
  fault.tag === 'Refused' && (fault.status === 404 || fault.code === 'customize_your_store_changed')

/** As the entity's own route answers them. An entity that only exists in the theme's file counts as unchanged. */
const fieldsOf = ({ kind }: Addressed, { modified, text }: Version) =>
  kind === 'styles' ? stylesIn(text) : modified === null ? { modified } : { content: text }
