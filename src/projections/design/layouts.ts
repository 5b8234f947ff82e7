/** Other layouts for the selected section, each as it would look with the section's content. */
import { fact, type EventOfType } from '../../events'
import { parsePath } from '../../events/route-path'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { ifChosen } from './history'
import { asSection } from './library'
import { layoutsOpen } from './place'
import { sectionItems, selectedSection, type SectionItem } from './sections'

export type LayoutItem = {
  readonly choice: EventOfType<'LayoutChosen'>
  /** The section in this layout. */
  readonly content: string
  readonly isNow: boolean
}

export type LayoutList = { readonly section: SectionItem; readonly items: readonly LayoutItem[] }

/** Whether the list of layouts is open. It follows from the address. */
export const areLayoutsOpen = ({ route }: State): boolean => {
  const [screen, list] = parsePath(route.path).sub
  return screen === 'homepage' && list === layoutsOpen
}

/** Null while the list is closed, or if no section with other layouts is selected. */
export const otherLayouts = memo(
  (state: State): LayoutList | null => {
    const section = sectionItems(state).find(({ id }) => id === selectedSection(state))
    if (!areLayoutsOpen(state) || section === undefined || section.shuffle === null) return null
    const { category, among } = section.shuffle
    return {
      section,
      items: among.map((pattern) => {
        const { name, title } = pattern
        const content = asSection(pattern, category)
        const choice = fact('LayoutChosen', { section: section.id, pattern: name, title, content })
        return { choice, content: contentOf(ifChosen(state, choice), section.id), isNow: name === section.pattern }
      }),
    }
  },
  (state) => [areLayoutsOpen(state), selectedSection(state), sectionItems(state), state.designing.design],
)

const contentOf = ({ designing: { design } }: State, section: string): string =>
  design?.sections.find(({ id }) => id === section)?.content ?? ''
