/** Ready home pages, for those who would rather not put one together (D-08, reference G.8). */
import { isEqual } from 'es-toolkit'
import { findOwn } from '../../catalogue/own-patterns'
import { templates, type TemplateMetadata, type TemplateName } from '../../catalogue/templates'
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
  /** What it puts first, and what else of its metadata stands between header and footer: these two are not changed. */
  readonly about: readonly string[]
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
    const items = templates(surroundings?.managedHosting === true).flatMap(({ name, body, metadata }) => {
      const found = body.flatMap((slug) => findOwn(patterns ?? [], slug) ?? [])
      // The server does not have its patterns: there is nothing to choose.
      return found.length === 0 ? [] : [{ ...itemOf(name, found, design), about: aboutOf(metadata, body) }]
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

const aboutOf = ({ contentFocus, features }: TemplateMetadata, body: readonly string[]): readonly string[] => [
  ...contentFocus,
  ...features.filter((feature) => {
    const sign = signs[feature]
    return sign !== undefined && body.some((pattern) => pattern.includes(sign))
  }),
]

/** By which pattern a feature is told. */
const signs: Readonly<Record<string, string>> = {
  'fullwidth-image-banner': 'full-hero',
  'small-banner': 'featured-category-cover',
  testimonials: 'testimonials',
  'social-media': 'social-',
}

const itemOf = (name: TemplateName, found: readonly Pattern[], design: Design | null) => {
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
      isEqual(
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
