/** The design that a set-up begins with (reference D.3, E.3). */
import { defaultPairing } from '../catalogue/font-pairings'
import { aiDefaults, defaultLogoWidth, defaultPaletteTitle } from '../catalogue/defaults'
import { pairingOfLook } from '../catalogue/looks'
import { footers, headers, type PartChoice } from '../catalogue/headers-and-footers'
import { findOwn } from '../catalogue/own-patterns'
import { paletteTitled } from '../catalogue/palettes'
import { homeRecipe } from '../catalogue/templates'
import type { Pattern } from '../events/reading'
import { withLogo } from '../markup/logo'
import { withMetadata } from '../markup/metadata'
import { ownStyles, type Design, type Part } from './design'
import { inPalette } from './hero'
import { inLook } from './logo'
import { partPattern } from './part-pattern'
import type { State } from './state'

/**
 * The recipe as a document. Missing patterns contribute nothing; a missing header or footer leaves the store's own.
 * @returns null until the store's design and the patterns were read
 */
export const recipe = (state: State, seq: number): Design | null => {
  const { server, design, patterns } = state.designing
  if (server === null || design === null || patterns === null) return null
  const withAi = state.setUp.stage === 'founding' && state.setUp.way === 'with-ai'
  const palette = withAi ? suggestedPalette(state) : defaultPaletteTitle
  const plan = homeRecipe({
    withAi,
    managedHosting: state.surroundings?.managedHosting === true,
  })
  const chosen = (choices: readonly PartChoice[], name: string) =>
    choices.flatMap((choice) => (choice.name === name ? (partPattern(choice, patterns) ?? []) : []))[0]
  return {
    // What was read last: a draft may have been made over another theme.
    own: ownStyles(server),
    logo: design.logo,
    palette,
    colours: {},
    fonts: withAi
      ? pairingOfLook[state.wizard.look]
      : defaultPairing(state.features.fontLibrary === true, state.features.tracking),
    header: design.header && inLook(partOf(chosen(headers, plan.header), design.header), design.logo),
    footer: design.footer && inLook(partOf(chosen(footers, plan.footer), design.footer), design.logo),
    sections: plan.body.flatMap((slug, index) => {
      const pattern = findOwn(patterns, slug)
      const id = `${seq}-${index}`
      return pattern ? [inPalette({ id, pattern: pattern.name, content: sectionContent(pattern) }, palette)] : []
    }),
  }
}

/** The palette of the designer by the name that was suggested, or by the default one. */
const suggestedPalette = ({ suggested: { palette } }: State): string =>
  paletteTitled(palette?.default ?? aiDefaults.palette)?.title ?? defaultPaletteTitle

/** Logos in the page itself get their usual width; those in the header and footer have their own. */
const sectionContent = (pattern: Pattern) =>
  withLogo(withMetadata(pattern.content, metadataOf(pattern)), { width: defaultLogoWidth })

const partOf = (pattern: Pattern | undefined, kept: Part): Part =>
  pattern ? { pattern: pattern.name, content: withMetadata(pattern.content, metadataOf(pattern)) } : kept

const metadataOf = ({ name, title, categories }: Pattern) => ({ patternName: name, name: title, categories })
