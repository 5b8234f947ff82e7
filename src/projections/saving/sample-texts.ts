/** The sample texts that would be saved with the page (B-10): counted and listed before Save, which stays possible. */
import { sampleTextsIn } from '../../markup/samples'
import type { State } from '../../reducers'
import type { DesignPart, Section } from '../../reducers/design/design'
import { sectionItems, type SectionItem } from '../design/sections'
import { memo } from '../memo'

/** The sample texts of a section, of the header or the footer, each once. */
export type SampleTexts = {
  readonly section: SectionItem | 'header' | 'footer'
  readonly texts: readonly string[]
  readonly count: number
}

export const sampleTexts = memo(
  (state: State): readonly SampleTexts[] => {
    const content = new Map(state.designing.design?.sections.map((section) => [section.id, section]))
    const { header = null, footer = null } = state.designing.design ?? {}
    return [
      sampled('header', header),
      ...sectionItems(state).map((section) => sampled(section, content.get(section.id))),
      sampled('footer', footer),
    ].flat()
  },
  (state) => [sectionItems(state), state.designing.design?.header, state.designing.design?.footer],
)

export const sampleCount = (state: State): number => sampleTexts(state).reduce((sum, { count }) => sum + count, 0)

const sampled = (section: SampleTexts['section'], piece: Piece | null | undefined): readonly SampleTexts[] => {
  const found = textsOf(piece)
  return found.length === 0 ? [] : [{ section, texts: [...new Set(found)], count: found.length }]
}

type Piece = Section | DesignPart

const textsOf = (section: Piece | null | undefined): readonly string[] => {
  if (section === undefined || section === null) return []
  const texts = known.get(section) ?? sampleTextsIn(section.content)
  known.set(section, texts)
  return texts
}

/** By section, since most of them stay the same object from one step to the next. */
const known = new WeakMap<Piece, readonly string[]>()
