/** A store with a new header, two samples and the completed task, for tests of restoring. */
import { fact } from '../../src/events'
import type { Change } from '../../src/events/versions'
import { restoreChoices } from '../../src/projections/restoring'
import { paths } from '../../src/events/route-path'
import { designRead, featuresRead, patternsRead, storeRead } from './facts'
import { given, opened } from './story'

export const header = { kind: 'header', id: 'twentytwentyfour//header', content: 'New' } as const
export const saved = (target: typeof header) =>
  fact('EntitySaved', { version: null, target, modified: 'now', served: null })

export const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead('header-large'),
  designRead(),
] as const
export const changed = [
  ...designer,
  fact('ProductCreationRequested', { known: [] }),
  fact('ProductsCreated', { ids: [11, 12] }),
  saved(header),
  fact('DesignSaved'),
] as const

/** The design at the end of the flow. */
export function designReadNow() {
  return designRead({ header: { id: header.id, content: 'New', modified: 'now' } })
}

const inChanges: readonly Change[] = [
  { what: 'header', count: 1 },
  { what: 'products', count: 2 },
  { what: 'task', count: 1 },
]

type Differing = { readonly before?: readonly Change[]; readonly saved?: readonly Change[] }

/** The list that the store answers: its design as it was before, and as it was published last. */
export const versionsRead = ({ before = inChanges, saved: last = [] }: Differing = {}) => {
  const version = (id: number, kind: 'before' | 'published') => ({
    id,
    kind,
    at: id * 1000,
    author: '',
    what: [],
    address: '',
    pinned: false,
  })
  return fact('VersionsReadReceived', {
    versions: [version(2, 'published'), version(1, 'before')],
    live: 2,
    before: { id: 1, theme: 'Twenty Twenty-Three', changes: before },
    saved: { id: 2, theme: 'Twenty Twenty-Four', changes: last },
  })
}

/** The request that restores the store as it was before, and its answer. */
export const steps =
  restoreChoices(given(...changed, fact('DialogOpened', { dialog: 'restore' }), versionsRead()))[0]?.steps ?? []
export const made = (stayed: readonly string[] = []) =>
  fact('RestoreStepMade', {
    step: {
      from: { kind: 'version', id: 2, at: 0, left: [] },
      to: { kind: 'version', id: 3, at: 0, left: [], stayed },
    },
    skipped: null,
  })
