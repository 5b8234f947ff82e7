/** The write of one entity by a set-up, unless another user has changed it since it was read. */
import { fact, type EventOfType } from '../../events'
import { stylesText, type Version } from '../../events/saving/version'
import type { State } from '../../reducers'
import type { RecipeKind } from '../../reducers/set-up/plan'
import { targetOf } from '../saving/targets'

export const entitySave = (kind: RecipeKind, state: State): EventOfType<'EntitySaveRequested'> | null => {
  const target = targetOf(kind, state)
  return target && fact('EntitySaveRequested', { target, known: knownOf(kind, state), unheard: [] })
}

/** As it was last read or written, in the store's own words. */
const knownOf = (kind: RecipeKind, { designing: { server, served } }: State): Version | null => {
  if (server === null) return null
  if (kind === 'styles') return { modified: null, text: served?.styles ?? stylesText(server.styles) }
  const entity = server[kind]
  return entity && { modified: entity.modified, text: served?.[kind] ?? entity.content }
}
