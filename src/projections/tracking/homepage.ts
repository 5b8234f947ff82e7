/** Tracking events of the homepage screen: its patterns and sections. */
import { categoriesOf } from '../../markup/metadata'
import { isGap, sliceBlocks } from '../../markup/slices'
import type { State } from '../../reducers'
import { place } from '../design/place'
import { says, type TrackingRule } from './says'

export const onHomepage: TrackingRule = (before, event, after) => {
  switch (event.type) {
    case 'ScreenOpened':
      return patternSidebar(before, after)
    case 'SectionInserted':
      return place(before).category === null
        ? []
        : [says('assembler_pattern_sidebar_click', { pattern: event.pattern })]
    case 'SectionMoved':
      return [says(`assembler_pattern_move_${event.direction}_click`)]
    case 'SectionShuffled':
      return [
        says('assembler_pattern_shuffle_click', {
          category: categoriesOf(event.content)[0] ?? '',
          pattern: event.pattern,
        }),
      ]
    case 'SectionDeleted':
      return [says('assembler_pattern_delete_click', { pattern: blockOf(before, event.section) })]
    default:
      return []
  }
}

/** A category was chosen on the homepage screen, or its patterns were closed. Arriving from the menu is tracked by the menu. */
const patternSidebar = (before: State, after: State) => {
  const [from, to] = [place(before), place(after)]
  if (from.screen !== 'homepage' || to.screen !== 'homepage') return []
  if (to.category !== null) return [says('assembler_pattern_category_click', { category: to.category })]
  return from.category === null ? [] : [says('assembler_pattern_sidebar_close')]
}

/** Name of a section's block; for plain HTML, the block the editor converts it to. */
const blockOf = ({ designing }: State, id: string): string => {
  const content = designing.design?.sections.find((section) => section.id === id)?.content ?? ''
  return sliceBlocks(content).find((slice) => !isGap(slice))?.name ?? 'core/html'
}
