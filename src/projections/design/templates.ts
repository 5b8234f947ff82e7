/** Ready-made home pages, as an alternative to assembling one (D-08, docs/spec/design.md). */
import { isEqual } from 'es-toolkit'
import { findOwn } from '../../catalogue/pages/own-patterns'
import { isReadyPage, readyPages as pagesByPurpose, type ReadyPageName } from '../../catalogue/pages/ready-pages'
import { templates, type TemplateMetadata, type TemplateName } from '../../catalogue/pages/templates'
import type { Pattern } from '../../events/design-calls'
import { parsePath } from '../../events/route-path'
import { patternNameOf } from '../../markup/metadata'
import { isGap, sliceBlocks } from '../../markup/tokens'
import type { State } from '../../reducers'
import type { Design } from '../../reducers/design/design-document'
import { withRhythm } from '../../reducers/design/section-look'
import { memo } from '../memo'
import { asSection } from './library'
import { activePalette } from './palette'
import { readyPages } from './place'

type PageName = TemplateName | ReadyPageName

export type TemplateItem = {
  readonly name: PageName
  /**
   * For a template: its focus, and the features in its metadata that are found between header and footer. A template does not change header
   * and footer.
   */
  readonly about: readonly string[]
  /** Its sections between header and footer. */
  readonly sections: readonly { readonly pattern: string; readonly title: string; readonly content: string }[]
  /** The resulting page. */
  readonly preview: string
}

export type TemplateList = {
  readonly items: readonly TemplateItem[]
  /** Name of the template that the page matches; null if it matches none. */
  readonly selected: PageName | null
}

/** Whether the homepage screen shows patterns or templates. It follows from the address. */
export const homepageKind = ({ route }: State): 'patterns' | 'templates' =>
  parsePath(route.path).sub[1] === readyPages ? 'templates' : 'patterns'

/**
 * Whether to use the texts for a design that began as a ready-made page (docs/spec/design.md): after the wizard, not without it.
 */
export const isAiDesign = ({ features, setUp }: State): boolean =>
  features.flowType === 'AIOnline' && (setUp.stage === 'idle' || setUp.way === 'with-ai')

export const templateList = memo(
  (state: State): TemplateList => {
    const {
      surroundings,
      designing: { design, patterns },
    } = state
    const palette = activePalette(state)
    const offered = [
      ...templates(surroundings?.managedHosting === true).map(({ name, body, metadata }) => ({
        name,
        body,
        about: aboutOf(metadata, body),
      })),
      ...pagesByPurpose.map(({ name, body }) => ({ name, body, about: [] })),
    ]
    const items = offered.flatMap(({ name, body, about }) => {
      const found = body.flatMap((slug) => findOwn(patterns ?? [], slug) ?? [])
      // A template may lack sections that the server does not have. A page named for its purpose must be complete.
      const least = isReadyPage(name) ? body.length : 1
      return found.length < least ? [] : [{ ...itemOf(name, found, design, palette), about }]
    })
    return { items, selected: design && selectedOf(items, design) }
  },
  (state) => [
    state.surroundings?.managedHosting,
    state.designing.patterns,
    state.designing.design?.header,
    state.designing.design?.sections,
    state.designing.design?.footer,
    activePalette(state),
  ],
)

const aboutOf = ({ contentFocus, features }: TemplateMetadata, body: readonly string[]): readonly string[] => [
  ...contentFocus,
  ...features.filter((feature) => {
    const sign = signs[feature]
    return sign !== undefined && body.some((pattern) => pattern.includes(sign))
  }),
]

/** Part of a pattern's name that identifies a feature. */
const signs: Readonly<Record<string, string>> = {
  'fullwidth-image-banner': 'full-hero',
  'small-banner': 'featured-category-cover',
  testimonials: 'testimonials',
  'social-media': 'social-',
}

/** The sections of a new page, in order, on grounds that set them apart in this palette. */
export const sectionsOf = (found: readonly Pattern[], palette: string | null): TemplateItem['sections'] => {
  const contents = withRhythm(
    found.map((pattern) => asSection(pattern)),
    palette,
  )
  return found.map(({ name: pattern, title }, index) => ({ pattern, title, content: contents[index] ?? '' }))
}

const itemOf = (name: PageName, found: readonly Pattern[], design: Design | null, palette: string | null) => {
  const sections = sectionsOf(found, palette)
  const parts = [design?.header?.content, ...sections.map(({ content }) => content), design?.footer?.content]
  return { name, sections, preview: parts.filter((part) => part !== undefined).join('\n\n') }
}

/**
 * The page with the same patterns in the same order. For pages without pattern names, a template with the same types of blocks.
 */
const selectedOf = (items: readonly TemplateItem[], { sections }: Design): PageName | null => {
  const same = (key: (content: string) => unknown, among = items) =>
    among.find((item) =>
      isEqual(
        item.sections.map(({ content }) => key(content)),
        sections.map(({ content }) => key(content)),
      ),
    )
  const isTemplate = ({ name }: TemplateItem) => !isReadyPage(name)
  return (same(patternNameOf) ?? same(blockNames, items.filter(isTemplate)))?.name ?? null
}

const blockNames = (content: string) =>
  sliceBlocks(content)
    .filter((slice) => !isGap(slice))
    .map(({ name }) => name)
