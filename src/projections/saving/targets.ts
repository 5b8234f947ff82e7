/** The design as the entities that WordPress stores: site identity, global styles, header, footer, home template. */
import { isEqual } from 'es-toolkit'
import type { Entity } from '../../events/design/reading'
import type { SiteChanges, Target } from '../../events/saving/saving'
import { referenceTo, refersTo } from '../../markup/parts'
import { isGap, sliceBlocks } from '../../markup/slices'
import { joinTemplate, splitTemplate } from '../../markup/template'
import type { Design, DesignPart, ServerDesign } from '../../reducers/design/design'
import type { State } from '../../reducers'
import { designToWrite } from '../../reducers/saving/design-to-write'
import { memo } from '../memo'
import { stylesFor } from '../design/styles-of'

/** One entity as it should be in the store; null when the theme does not have it. */
export const targetOf = (kind: Exclude<Target['kind'], 'menu' | 'template' | 'page'>, state: State): Target | null => {
  const { server } = state.designing
  const design = designToWrite(state)
  if (server === null || design === null) return null
  switch (kind) {
    case 'site':
      return { kind, changes: siteChanges(server, design) }
    case 'styles':
      return { kind, id: server.styles.id, ...stylesFor(design, state) }
    case 'header':
      return server.header && design.header && { kind, id: server.header.id, content: design.header.content }
    case 'footer':
      return server.footer && design.footer && { kind, id: server.footer.id, content: design.footer.content }
    case 'home':
      return { kind, id: server.home.id, content: homeContent({ server, design }) }
  }
}

const siteChanges = ({ site }: ServerDesign, design: Design): SiteChanges => {
  const { logo, identity } = design
  return {
    ...(logo.media?.id !== site.logo?.id ? { site_logo: logo.media?.id ?? null } : {}),
    ...(logo.icon !== site.icon ? { site_icon: logo.icon === 0 ? null : logo.icon } : {}),
    ...(identity !== null && identity.title !== site.identity?.title ? { title: identity.title } : {}),
    ...(identity !== null && identity.tagline !== site.identity?.tagline ? { description: identity.tagline } : {}),
  }
}

/** The home template: the server's own bytes as long as no section was touched. */
const homeContent = memo(
  ({ server, design }: Written): string => {
    const { home } = server
    const split = splitTemplate(home.content)
    const next = {
      ...split,
      header: withPart('header', split.header, server.header, design.header),
      // A pattern may have several blocks and space around them; on the page each block is on its own.
      sections: design.sections.flatMap(({ content }) => blocksIn(content)),
      footer: withPart('footer', split.footer, server.footer, design.footer),
    }
    return isEqual(split, next) ? home.content : joinTemplate(next)
  },
  // Memoised because a set-up evaluates it with each fact.
  ({ server, design }) => [
    server.home.content,
    server.header?.id,
    server.footer?.id,
    design.header === null,
    design.sections,
    design.footer === null,
  ],
)

type Written = { readonly server: ServerDesign; readonly design: Design }

/** The start or end of the template, which refers to the theme's part if and only if the page has it. */
const withPart = (
  kind: 'header' | 'footer',
  end: string | null,
  entity: Entity | null,
  part: DesignPart | null,
): string | null => {
  if (entity === null || refersTo(end, entity.id) === (part !== null)) return end
  if (part === null) return null
  const reference = referenceTo(entity.id, kind)
  if (end === null) return reference
  return (kind === 'header' ? [end, reference] : [reference, end]).join('\n\n')
}

const blocksIn = (content: string): readonly string[] =>
  sliceBlocks(content)
    .filter((slice) => !isGap(slice))
    .map(({ text }) => text)
