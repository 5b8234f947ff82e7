/** Ready home pages, for those who would rather not put one together (D-08, reference G.8). */
import equal from 'fast-deep-equal'
import { findOwn } from '../../catalogue/own-patterns'
import { templates, type TemplateName } from '../../catalogue/templates'
import { parsePath } from '../../catalogue/route-path'
import type { Pattern } from '../../events/reading'
import { patternNameOf } from '../../markup/metadata'
import { isGap, sliceBlocks } from '../../markup/slices'
import type { Design } from '../../reducers/design'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { asSection } from './library'
import { readyPages } from './place'

export type TemplateItem = {
  readonly name: TemplateName
  /** What it puts between header and footer. */
  readonly sections: readonly { readonly pattern: string; readonly title: string; readonly content: string }[]
  /** The whole page as it would be. */
  readonly preview: string
}

export type TemplateList = {
  readonly items: readonly TemplateItem[]
  /** Name of the template that the page is; null for a page of another make. */
  readonly selected: TemplateName | null
}

/** What the homepage screen is made of, by its address. */
export const homepageKind = ({ route }: State): 'patterns' | 'templates' =>
  parsePath(route.path).sub[1] === readyPages ? 'templates' : 'patterns'

/** Whether the words are those for a design that an AI made (reference G.2). */
export const isAiDesign = ({ features }: State): boolean => features.flowType === 'AIOnline'

export const templateList = memo(
  ({ surroundings, designing: { design, patterns } }: State): TemplateList => {
    const items = templates(surroundings?.managedHosting === true).flatMap(({ name, body }) => {
      const found = body.flatMap((slug) => findOwn(patterns ?? [], slug) ?? [])
      // The server does not have its patterns: there is nothing to choose.
      return found.length === 0 ? [] : [itemOf(name, found, design)]
    })
    return { items, selected: design && selectedOf(items, design) }
  },
  ({ surroundings, designing: { design, patterns } }) => [
    surroundings?.managedHosting,
    patterns,
    design?.header,
    design?.sections,
    design?.footer,
  ],
)

const itemOf = (name: TemplateName, found: readonly Pattern[], design: Design | null): TemplateItem => {
  const sections = found.map((pattern) => ({
    pattern: pattern.name,
    title: pattern.title,
    content: asSection(pattern),
  }))
  const parts = [design?.header?.content, ...sections.map(({ content }) => content), design?.footer?.content]
  return { name, sections, preview: parts.filter((part) => part !== undefined).join('\n\n') }
}

/** The same patterns in the same order; else, for pages that do not tell, the same number and names of blocks. */
const selectedOf = (items: readonly TemplateItem[], { sections }: Design): TemplateName | null => {
  const same = (key: (content: string) => unknown) =>
    items.find((item) =>
      equal(
        item.sections.map(({ content }) => key(content)),
        sections.map(({ content }) => key(content)),
      ),
    )
  return (same(patternNameOf) ?? same(blockNames))?.name ?? null
}

const blockNames = (content: string) =>
  sliceBlocks(content)
    .filter((slice) => !isGap(slice))
    .map(({ name }) => name)
