/** The sample texts that would be saved with the page (B-10): counted and listed before Save, which stays possible. */
import { sampleTextsIn } from '../../markup/samples'
import type { State } from '../../reducers'
import type { Section } from '../../reducers/design/design'
import { sectionItems, type SectionItem } from '../design/sections'
import { memo } from '../memo'

/** A section's sample texts, each once. */
export type SampleTexts = { readonly section: SectionItem; readonly texts: readonly string[]; readonly count: number }

export const sampleTexts = memo(
  (state: State): readonly SampleTexts[] => {
    const content = new Map(state.designing.design?.sections.map((section) => [section.id, section]))
    return sectionItems(state).flatMap((section) => {
      const found = textsOf(content.get(section.id))
      return found.length === 0 ? [] : [{ section, texts: [...new Set(found)], count: found.length }]
    })
  },
  (state) => [sectionItems(state)],
)

export const sampleCount = (state: State): number => sampleTexts(state).reduce((sum, { count }) => sum + count, 0)

const textsOf = (section: Section | undefined): readonly string[] => {
  if (section === undefined) return []
  const texts = known.get(section) ?? sampleTextsIn(section.content)
  known.set(section, texts)
  return texts
}

/** By section, since most of them stay the same object from one step to the next. */
const known = new WeakMap<Section, readonly string[]>()
