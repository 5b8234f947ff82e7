/** The design that a set-up begins with (docs/spec/set-up.md). */
import { defaultPairing, pairingTitled } from '../../catalogue/fonts/font-pairings'
import { aiDefaults, defaultLogoWidth, defaultPaletteTitle } from '../../catalogue/defaults'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { findOwn } from '../../catalogue/pages/own-patterns'
import { isDarkPalette } from '../../catalogue/palettes/dark'
import { paletteTitled } from '../../catalogue/palettes/palettes'
import { homeRecipe } from '../../catalogue/pages/templates'
import type { Entity, Pattern } from '../../events/design/reading'
import { withLogo } from '../../markup/logo'
import { menuIn, withMenuItems } from '../../markup/menu-items'
import { withMetadata } from '../../markup/metadata'
import { ownStylesOf, partOf, type Design, type DesignPart, type Section } from '../design/design'
import { inPalette } from '../design/hero'
import { inLook } from '../design/logo'
import { isInstalled } from '../design/pairing-fonts'
import { choicesOf, partChoices, type PartKind } from '../design/part-choices'
import { partPattern } from '../design/part-pattern'
import { withRhythm } from '../design/rhythm'
import type { State } from '../state'
import { canShow } from '../design/theme-fonts'
import { changesTheme, isDraftSetUp } from './draft'

/**
 * The recipe as a document. Missing patterns are left out; a missing header or footer leaves the store's own in place.
 * @returns null until the store's design and the patterns were read
 */
export const recipe = (state: State, seq: number): Design | null => {
  const { server, design, patterns, recipe: version } = state.designing
  if (server === null || design === null || patterns === null) return null
  const withAi = state.setUp.stage === 'founding' && state.setUp.way === 'with-ai'
  const palette = withAi ? suggestedPalette(state) : defaultPaletteTitle
  const plan = homeRecipe({
    withAi,
    managedHosting: state.surroundings?.managedHosting === true,
    kind: state.content.kind,
    look: state.wizard.look,
    version,
  })
  const chosen = (kind: PartKind): DesignPart | null => {
    const own = server[kind]
    if (version >= 3 && isDraftSetUp(state) && !changesTheme(state) && own !== null && own.modified !== null)
      return partOf(own)
    return recipePart(patternFor(kind, plan[kind], state), own, design)
  }
  return {
    // From the last reading: a draft may be of another theme.
    own: ownStylesOf(server),
    ...(version >= 6 && !isDraftSetUp(state) ? forUnusedStore : {}),
    identity: design.identity,
    logo: design.logo,
    palette,
    colours: {},
    fonts: fontsFor(state, withAi),
    header: version >= 6 && !isDraftSetUp(state) ? selling(chosen('header'), patterns) : chosen('header'),
    footer: chosen('footer'),
    sections: inRhythm(
      plan.body.flatMap((slug, index) => {
        const pattern = findOwn(patterns, slug)
        const id = `${seq}-${index}`
        return pattern ? [inPalette({ id, pattern: pattern.name, content: sectionContent(pattern) }, palette)] : []
      }),
      version >= 2 ? palette : null,
    ),
  }
}

/** What visitors see before the shop opens, and the pages that its menu leads to. */
const forUnusedStore: Pick<Design, 'shopDefaults' | 'pages'> = {
  shopDefaults: { soon: 'center' },
  pages: ['about', 'contact'],
}

/** Where the header has links of its own; it has none where somebody made a menu in the store. */
const selling = (header: DesignPart | null, patterns: readonly Pattern[]): DesignPart | null => {
  const links = menuIn(findOwn(patterns, 'menu-that-sells')?.content ?? '')?.items ?? []
  const present = menuIn(header?.content ?? '')?.items ?? []
  return header === null || present.length === 0 || links.length === 0
    ? header
    : { ...header, content: withMenuItems(header.content, links) }
}

/** @param palette null for a page in a recording that stands on one ground */
const inRhythm = (sections: readonly Section[], palette: string | null): readonly Section[] => {
  const contents = withRhythm(
    sections.map(({ content }) => content),
    palette,
  )
  return sections.map((section, index) => ({ ...section, content: contents[index] ?? section.content }))
}

/** Falls back to the theme's own fonts if the pairing's files are not installed. Null if the theme lacks those too. */
const fontsFor = (state: State, withAi: boolean): string | null => {
  const { features, fonts, wizard, designing } = state
  const wanted = withAi ? pairingOfLook[wizard.look] : defaultPairing(features.fontLibrary === true, features.tracking)
  const can = (title: string) => {
    const pairing = pairingTitled(title)
    return pairing !== undefined && isInstalled(pairing, fonts) && canShow(designing.server, pairing)
  }
  return [wanted, defaultPairing(false, false)].find(can) ?? null
}

/** The designer's palette with the suggested name, else with the default one. No dark one where WordPress drops the CSS that it needs. */
const suggestedPalette = ({ suggested: { palette }, surroundings }: State): string => {
  const [first = aiDefaults.palette, ...others] = palette ? [palette.default, ...palette.bestColors] : []
  const wanted = surroundings?.may.unfilteredHtml === false ? [first, ...others, aiDefaults.palette] : [first]
  const fits = (title: string) => surroundings?.may.unfilteredHtml !== false || !isDarkPalette({ title })
  return (
    wanted.flatMap((title) => paletteTitled(title) ?? []).find(({ title }) => fits(title))?.title ?? defaultPaletteTitle
  )
}

/** Logos in sections get the default width; those in header and footer have their own. */
const sectionContent = (pattern: Pattern) =>
  withLogo(withMetadata(pattern.content, metadataOf(pattern)), { width: defaultLogoWidth })

const patternFor = (kind: PartKind, name: string, state: State): Pattern | undefined => {
  const { recipe: version, patterns } = state.designing
  if (version >= 2)
    return partChoices(kind, state.designing, version >= 3 && isDraftSetUp(state)).find(
      ({ choice }) => choice.name === name,
    )?.pattern
  const choice = choicesOf[kind].find((each) => each.name === name)
  return choice && partPattern(choice, patterns ?? [], version)
}

/** Null where the theme has no such part. */
const recipePart = (pattern: Pattern | undefined, own: Entity | null, { logo }: Design): DesignPart | null => {
  const part = pattern
    ? { pattern: pattern.name, content: withMetadata(pattern.content, metadataOf(pattern)) }
    : partOf(own)
  return own && part && inLook(part, logo)
}

const metadataOf = ({ name, title, categories }: Pattern) => ({ patternName: name, name: title, categories })
