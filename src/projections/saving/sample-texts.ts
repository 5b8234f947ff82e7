/** The sample texts that would be saved with the page (B-10): counted and listed before Save, which stays possible. */
import type { NewPage } from '../../events/design/shop'
import { sampleTextsIn } from '../../markup/samples'
import type { State } from '../../reducers'
import type { DesignPart, Section } from '../../reducers/design/design'
import { sectionItems, type SectionItem } from '../design/sections'
import { pagesOfMenu } from '../design/shop-pages'
import { memo } from '../memo'

/** The sample texts of a section, of the header or the footer, or of a page that the menu leads to, each once. */
export type SampleTexts = {
  readonly section: SectionItem | 'header' | 'footer' | NewPage
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
      ...pagesOfMenu(state).map(({ page, isMissing, samples }) =>
        isMissing && state.designing.design?.pages?.includes(page) !== true ? [] : counted(page, samples),
      ),
    ].flat()
  },
  (state) => [
    sectionItems(state),
    state.designing.design?.header,
    state.designing.design?.footer,
    state.designing.design?.pages,
    pagesOfMenu(state),
  ],
)

export const sampleCount = (state: State): number => sampleTexts(state).reduce((sum, { count }) => sum + count, 0)

const sampled = (section: SampleTexts['section'], piece: Piece | null | undefined): readonly SampleTexts[] =>
  counted(section, textsOf(piece))

const counted = (section: SampleTexts['section'], found: readonly string[]): readonly SampleTexts[] =>
  found.length === 0 ? [] : [{ section, texts: [...new Set(found)], count: found.length }]

type Piece = Section | DesignPart

const textsOf = (section: Piece | null | undefined): readonly string[] => {
  if (section === undefined || section === null) return []
  const texts = known.get(section) ?? sampleTextsIn(section.content)
  known.set(section, texts)
  return texts
}

/** By section, since most of them stay the same object from one step to the next. */
const known = new WeakMap<Piece, readonly string[]>()
