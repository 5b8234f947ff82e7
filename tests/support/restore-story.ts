/** A store with a new header, two samples and the completed task: what the way back is about. */
import { fact } from '../../src/events'
import { restorePlan } from '../../src/projections/restoring/restore-plan'
import { paths } from '../../src/events/shell/route-path'
import type { State } from '../../src/reducers'
import { baselineRead, designRead, featuresRead, patternsRead, storeRead } from './facts'
import { opened } from './story'

export const header = { kind: 'header', id: 'twentytwentyfour//header', content: 'New' } as const
export const saved = (target: typeof header) =>
  fact('EntitySaved', { version: null, target, modified: 'now', served: null })

export const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  baselineRead(),
  patternsRead('header-large'),
  designRead(),
] as const
export const changed = [
  ...designer,
  fact('ProductsCreated', { ids: [11, 12] }),
  saved(header),
  fact('DesignSaved'),
] as const
export const kinds = (state: State) => restorePlan(state).map(({ to }) => to.kind)

/** The design as the flow has left it. */
export function designReadNow() {
  return designRead({ header: { id: header.id, content: 'New', modified: 'now' } })
}
