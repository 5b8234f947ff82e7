/** What stays open after Save: what was open when it was pressed, and the sections that are hidden from visitors for now. */
import type { Openable } from '../events/checklist'
import { isHidden } from '../markup/visibility'
import type { State } from '../reducers'
import { sectionItems, type SectionItem } from './design/sections'
import { memo } from './memo'

/** Of each kind, how many there were. Products of the shop's own can be added elsewhere, and are asked of the store. */
export const leftOpen = memo(
  ({ accepted, store }: State): readonly { readonly what: Openable; readonly count: number }[] =>
    (Object.keys(accepted) as Openable[])
      .filter((what) => what !== 'products' || store?.use?.products !== true)
      .map((what) => ({ what, count: accepted[what] ?? 0 })),
  ({ accepted, store }) => [accepted, store],
)

/** Sections of the home page that visitors do not see. */
export const hiddenSections = memo(
  (state: State): readonly SectionItem[] => {
    const ids = new Set(
      (state.designing.design?.sections ?? []).flatMap(({ id, content }) => (isHidden(content) ? [id] : [])),
    )
    return ids.size === 0 ? none : sectionItems(state).filter(({ id }) => ids.has(id))
  },
  (state) => [sectionItems(state), state.designing.design?.sections],
)

const none: readonly SectionItem[] = []
