/** The grounds and densities that a section can have, and those that it has. */
import { densities, grounds } from '../../catalogue/pages/section-looks'
import type { Density, Ground } from '../../events/design/sections'
import { densityOf, groundOf } from '../../markup/section-look'
import type { State } from '../../reducers'
import type { Section } from '../../reducers/design/design'
import { inSectionLook } from '../../reducers/design/section-look'
import { memo } from '../memo'
import { drawnPairs, type DrawnPair } from './contrast/drawn-pairs'
import { pairsNow } from './contrast/contrast-rows'
import { selectedSection } from './sections'
import { stylesNow } from './styles-now'
import { branch, isTree } from './styles/tree'

export type SectionLook = {
  readonly section: string
  /** Only those on which everything stays as legible as it is; empty where there is no choice. */
  readonly grounds: readonly { readonly ground: Ground; readonly colour: string; readonly isChosen: boolean }[]
  readonly densities: readonly { readonly density: Density; readonly isChosen: boolean }[]
}

const allGrounds: readonly Ground[] = ['page', 'tint', 'contrast']
const allDensities: readonly Density[] = ['compact', 'normal', 'roomy']

/** Of the selected section; null for none. */
export const sectionLook = memo(
  (state: State): SectionLook | null => {
    const section = state.designing.design?.sections.find(({ id }) => id === selectedSection(state))
    if (section === undefined) return null
    const density = densityOf(section.content)
    return {
      section: section.id,
      grounds: groundsOf(state, section),
      densities:
        density === undefined
          ? []
          : allDensities.map((each) => ({ density: each, isChosen: densities[each] === density })),
    }
  },
  (state) => [selectedSection(state), pairsNow(state), state.designing.design?.sections],
)

const groundsOf = (state: State, section: Section): SectionLook['grounds'] => {
  const now = groundOf(section.content)
  const drawn = stylesNow(state)
  const { theme } = branch(drawn.settings, 'color', 'palette')
  const named = new Map(
    (Array.isArray(theme) ? theme : []).filter(isTree).map(({ slug, color }) => [String(slug), String(color)]),
  )
  const found = allGrounds.flatMap((ground) => {
    const names = grounds[ground]
    const colour = named.get(names?.ground ?? 'background')
    const isThere = colour !== undefined && (names?.text == null || named.has(names.text))
    return isThere && isLegible(state, section, ground)
      ? { ground, colour, isChosen: now === (names?.ground ?? null) }
      : []
  })
  return now === undefined || found.length < 2 ? [] : found
}

/** Whether no text of the section fails on it that does not fail now. */
const isLegible = (state: State, section: Section, ground: Ground): boolean => {
  const known = new Set(pairsNow(state).filter(fails).map(spotOf))
  const next = inSectionLook(section, { ground, density: null })
  const page = { header: null, footer: null, sections: [next] }
  return drawnPairs(page, stylesNow(state))
    .filter(fails)
    .every((pair) => known.has(spotOf(pair)))
}

const fails = ({ ratio, least }: DrawnPair): boolean => ratio !== null && ratio < least
const spotOf = ({ where, index, what }: DrawnPair): string => [where, index, what].join(' ')
