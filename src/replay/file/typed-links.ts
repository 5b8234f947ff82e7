/** Masks the links of a menu that a person typed where headers have them: found by the attribute, so that short labels are masked, too. */
import { spelled } from '../../markup/menu-link'
import { maskText } from './mask-text'
import type { RecordedRow } from './recording'

export const withoutLinks = (events: readonly RecordedRow['event'][]): ((text: string) => string) => {
  const masked = new Map(events.filter(isTyped).flatMap(spellings))
  return (text) => [...masked].reduce((now, [spelling, mask]) => now.replaceAll(spelling, mask), text)
}

const isTyped = ({ type }: RecordedRow['event']): boolean => type === 'MenuItemAdded' || type === 'MenuItemRenamed'

const spellings = (event: RecordedRow['event']): readonly (readonly [string, string])[] =>
  (['label', 'url'] as const).flatMap((name) => {
    const text = event[name]
    return typeof text === 'string' && text !== ''
      ? [[spelled[name](text), spelled[name](maskText(text))] as const]
      : []
  })
