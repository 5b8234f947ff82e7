/** What can be clicked on the canvas, and which facts a click records: each target opens the room in which it is changed. */
import { fact, type FlowEvent } from '../../events'
import type { State } from '../../reducers'
import { pathTo, place } from './place'
import { selectedSection } from './sections'

export type Target =
  | {
      readonly what: 'text'
      /** A section's id, 'header' or 'footer'. */ readonly section: string
      readonly block: number
    }
  | { readonly what: 'picture' | 'products'; readonly section: string; readonly block: number }
  | { readonly what: 'section'; readonly section: string }
  /** A room of the designer. */
  | { readonly what: 'name' | 'logo' | 'menu' | 'header' | 'footer' }

/** The room in which a target is changed. */
export const roomOf = (target: Target) =>
  'section' in target
    ? target.section === 'header' || target.section === 'footer'
      ? target.section
      : 'homepage'
    : target.what

/**
 * The facts of a click. A click beside everything deselects the section on the homepage screen, and does nothing elsewhere.
 * @param target null for a click beside everything
 */
export const factsOfClick = (state: State, target: Target | null): readonly FlowEvent[] => {
  const { screen } = place(state)
  if (target === null)
    return screen === 'homepage' && selectedSection(state) !== null ? [fact('SectionSelected', { section: null })] : []
  const room = roomOf(target)
  const opening = screen === room ? [] : [fact('ScreenOpened', { path: pathTo(room) })]
  if (!('section' in target) || room !== 'homepage') return opening
  const { section } = target
  // A click beside texts, pictures and lists closes what a click on them opened.
  const isNew = section !== selectedSection(state) || target.what === 'section'
  const selecting = isNew ? [fact('SectionSelected', { section })] : []
  const at = 'block' in target ? { section, block: target.block } : null
  const choices =
    at === null
      ? []
      : target.what === 'picture'
        ? [fact('PictureOpened', at)]
        : target.what === 'products'
          ? [fact('ProductListOpened', at)]
          : []
  return [...opening, ...selecting, ...choices]
}
