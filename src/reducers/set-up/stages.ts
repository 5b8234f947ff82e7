/** What each stage of the set-up waits for, and what follows it. */
import { isEqual } from 'es-toolkit'
import { aiDefaults, defaultLogoWidth, defaultPaletteTitle } from '../../catalogue/defaults'
import type { FontPairing } from '../../catalogue/fonts/font-pairing'
import { defaultPairing, pairingTitled } from '../../catalogue/fonts/font-pairings'
import { findOwn } from '../../catalogue/pages/own-patterns'
import { homeRecipe } from '../../catalogue/pages/templates'
import { isDarkPalette } from '../../catalogue/palettes/suggested-palettes'
import { paletteTitled } from '../../catalogue/palettes/palettes'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import type { FlowEvent } from '../../events'
import type { SetUpWay } from '../../events/calls'
import type { Identity } from '../../events/design'
import type { Entity, Pattern } from '../../events/design-calls'
import type { Recorded } from '../../events/log'
import { parsePath, paths, withoutRound } from '../../events/route-path'
import { menuIn, withMenuItems } from '../../markup/menu-items'
import { withMetadata } from '../../markup/metadata'
import { withLogo } from '../../markup/site-identity'
import { outcomeOf, overtaken, these } from '../calls'
import { ownStylesOf, partOf, type Design, type DesignPart, type Section } from '../design/design-document'
import type { Designing } from '../design/designing'
import { canBeHad, canShow, isInstalled } from '../design/fonts'
import { inLook } from '../design/logo'
import { choicesOf, partChoices, partPattern, type PartKind } from '../design/parts'
import { inPalette, withRhythm } from '../design/section-look'
import { emptyStack, pushed } from '../design/stack'
import { backgroundWorkOf, beginning, isAssembled, isFounded } from '../plans/set-up'
import { contentFailure } from '../plans/wizard'
import { withSaved } from '../published'
import { at } from '../route'
import type { State } from '../state'
import { isLookedAt, isSpared, isUntouched } from '../store'
import { isQuick, loaderPath, understoodNow } from '../wizard'
import { changesTheme, isDraftSetUp } from './page-drafts'
import { failed, initialSetUp, type SetUp } from './set-up'
import { noThemeToDesign, themeToDesign } from './theme-to-design'

type In<Stage> = Extract<SetUp, { stage: Stage }>

/** The state after the stage ends; the same state while it lasts. */
export const nextStage = (state: State, fact: Recorded<FlowEvent>): State => {
  const { setUp } = state
  switch (setUp.stage) {
    case 'asked':
      return begun(state, setUp, fact)
    case 'founding':
      return spared(state, setUp) ?? founded(state, setUp, fact.seq)
    case 'assembling':
      return spared(state, setUp) ?? assembled(state, setUp)
    case 'idle':
    case 'done':
    case 'failed':
      return state
  }
}

/** Waits until the store is read; if the store is in use, the set-up makes a draft. */
const begun = (state: State, { way, by, keeps }: In<'asked'>, { seq, event }: Recorded<FlowEvent>): State => {
  if (!isLookedAt(state)) return state
  if (by === 'address' && !isUntouched(state)) return { ...state, setUp: initialSetUp }
  const reading = outcomeOf(state.calls, 'StoreRead')
  // Nothing was changed yet; a retry reads the store again.
  if (reading?.status === 'refused') return { ...state, setUp: failed(way, 'StoreRead', reading.fault) }
  // The page may have been open for days, so the store is read again; an address begins a set-up only when it is loaded.
  const looked = by === 'address' || event.type === 'StoreReadReceived'
  const founding = {
    stage: 'founding',
    way,
    choice: state.themeChoice,
    draft: isSpared(state) || isQuick(state),
  } as const
  if (keeps) return { ...state, setUp: { ...founding, looked: true } }
  const calls = beginning(state.calls, seq)
  return {
    ...state,
    setUp: { ...founding, looked },
    calls: looked ? calls : overtaken(calls, these('StoreRead'), seq),
  }
}

/**
 * If a later read shows that the store is in use by now, the rest of the set-up becomes a draft. Null if nothing changes.
 */
const spared = (state: State, setUp: In<'founding' | 'assembling'>): State | null => {
  if (setUp.draft || !setUp.looked) return null
  const reading = outcomeOf(state.calls, 'StoreRead')
  if (reading?.status === 'refused') return { ...state, setUp: failed(setUp.way, 'StoreRead', reading.fault) }
  return isSpared(state) ? { ...state, setUp: { ...setUp, draft: true } } : null
}

/** Waits for all foundations and a read of the store; then the recipe becomes the design. */
const founded = (state: State, setUp: In<'founding'>, seq: number): State => {
  const { way } = setUp
  // First, so that nothing is created for a theme that can be neither designed nor replaced.
  const theme = noThemeToDesign(state)
  if (theme !== null) return { ...state, setUp: failed(way, 'ThemeActivation', theme) }
  // There may be no content although every call for it has a response.
  const content = way === 'with-ai' ? contentFailure(state) : null
  if (content !== null) return { ...state, setUp: failed(way, content.call, { tag: 'Garbled', what: content.why }) }
  if (!isFounded(state)) return state
  // The questions are not all answered yet, and a design would replace the present draft.
  if (isQuick(state) && withoutRound(state.route.path) !== loaderPath(state.wizard)) return state
  // Checked before the recipe is made, which would be written to the other theme's templates.
  if (isOfAnotherTheme(state)) return stoppedByTheme(state, way)
  const design = recipe(state, seq)
  return design === null
    ? state
    : {
        ...state,
        setUp: { stage: 'assembling', way, looked: setUp.looked, draft: setUp.draft },
        designing: restarted(state.designing, design),
      }
}

/** Waits until the recipe is in the store, or is a draft; then the designer opens. */
const assembled = (state: State, { way, draft }: In<'assembling'>): State => {
  if (!isAssembled(state)) return state
  const { path } = state.route
  // The merchant went back and may change an answer; 'Continue' returns to the loader, which then hands over.
  if (way === 'with-ai' && withoutRound(path) !== loaderPath(state.wizard)) return state
  const done: State = {
    ...state,
    setUp: { stage: 'done', way, draft, behind: backgroundWorkOf(state, way, draft) },
    designing: draft ? state.designing : withSaved(state.designing, state.designing.design),
    canvas: { ...state.canvas, shown: 'never' },
  }
  // After AI the design is new, so the welcome may be shown.
  if (path === paths.generating) return at(done, paths.designer, { customizing: false })
  return parsePath(path).step === 'design' ? at(done, paths.designer, { customizing: true }) : done
}

/**
 * Whether the design that was read belongs to another theme than the one being set up: another user activated a theme during the set-up.
 * The set-up must not write that theme's templates (D-20).
 */
const isOfAnotherTheme = (state: State): boolean =>
  state.designing.server !== null && state.designing.server.theme !== themeToDesign(state)

/** The set-up fails with the conflict. The next attempt publishes its own theme. */
const stoppedByTheme = (state: State, way: SetUpWay): State => {
  const theirs = { modified: null, text: state.designing.server?.theme ?? '' }
  return { ...state, setUp: failed(way, 'DesignRead', { tag: 'Conflict', what: 'theme', theirs }) }
}

/**
 * Makes the recipe the current design. A draft is not lost: applying the recipe is a step that can be undone. Without a draft there is
 * nothing to go back to.
 */
const restarted = (designing: Designing, recipe: Design): Designing => {
  const { design: draft, saved, past } = designing
  if (draft === null || draft === saved) return { ...designing, design: recipe, past: emptyStack, future: emptyStack }
  // The same recipe again, after a set-up that failed half-way, adds no step.
  const before = isAlike(draft, recipe) ? past : pushed(past, { design: draft, step: { type: 'new-start' } as const })
  return { ...designing, design: recipe, past: before, future: emptyStack }
}

/** Ignores section ids: they depend on where a section was read, not on its content. */
const isAlike = (one: Design, other: Design): boolean => isEqual(withoutIds(one), withoutIds(other))

const withoutIds = (design: Design) => ({ ...design, sections: design.sections.map(({ content }) => content) })

/**
 * The design that a set-up begins with, as a document (docs/spec/set-up.md). Missing patterns are left out; if a header or footer is
 * missing, the store's own stays.
 * @returns null until the store's design and the patterns are read
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
  const isNew = version >= 6 && isForUnusedStore(state)
  const chosen = (kind: PartKind): DesignPart | null => {
    const own = server[kind]
    if (
      version >= 3 &&
      isDraftSetUp(state) &&
      !isQuick(state) &&
      !changesTheme(state) &&
      own !== null &&
      own.modified !== null
    )
      return partOf(own)
    return recipePart(patternFor(kind, plan[kind], state), own, design)
  }
  return {
    // From the last read: a draft may be of another theme.
    own: ownStylesOf(server),
    ...(isNew ? forUnusedStore : {}),
    identity: design.identity && { ...design.identity, ...(isQuick(state) ? named(state, design.identity) : {}) },
    logo: design.logo,
    palette,
    colours: {},
    fonts: fontsFor(state, withAi),
    header: isNew ? selling(chosen('header'), patterns) : chosen('header'),
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

/** The shop's name of a quick start: what the merchant wrote, else the store's, else the one in the description. */
const named = ({ wizard }: State, { title }: Identity): Pick<Identity, 'title'> => {
  const written = wizard.name?.trim() ?? ''
  if (written !== '') return { title: written }
  return { title: title.trim() === '' ? (understoodNow(wizard)?.name ?? title) : title }
}

/** Whether the store is not in use. A set-up makes a draft where it is, and a quick start always. */
const isForUnusedStore = (state: State): boolean => (isQuick(state) ? !isSpared(state) : !isDraftSetUp(state))

/** The page that visitors see before the shop opens, and the pages that the shop's menu leads to. */
const forUnusedStore: Pick<Design, 'shopDefaults' | 'pages'> = {
  shopDefaults: { soon: 'center' },
  pages: ['about', 'contact'],
}

/**
 * The header with a shop's menu if it has its own links. If a person made a menu in the store, it has none and stays unchanged.
 */
const selling = (header: DesignPart | null, patterns: readonly Pattern[]): DesignPart | null => {
  const links = menuIn(findOwn(patterns, 'menu-that-sells')?.content ?? '')?.items ?? []
  const present = menuIn(header?.content ?? '')?.items ?? []
  return header === null || present.length === 0 || links.length === 0
    ? header
    : { ...header, content: withMenuItems(header.content, links) }
}

/** @param palette null for a page in a recording whose sections all have the same ground */
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
    const canUse = (found: FontPairing) => isInstalled(found, fonts) || (isQuick(state) && canBeHad(found, fonts))
    return pairing !== undefined && canUse(pairing) && canShow(designing.server, pairing)
  }
  return [wanted, defaultPairing(false, false)].find(can) ?? null
}

/**
 * The suggested palette of the designer, or else the default one. No dark palette if WordPress drops the CSS that it needs.
 */
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
    return partChoices(kind, state.designing, version >= 3 && !isForUnusedStore(state)).find(
      ({ choice }) => choice.name === name,
    )?.pattern
  const choice = choicesOf[kind].find((each) => each.name === name)
  return choice && partPattern(choice, patterns ?? [], version)
}

/** Null if the theme has no such part. */
const recipePart = (pattern: Pattern | undefined, own: Entity | null, { logo }: Design): DesignPart | null => {
  const part = pattern
    ? { pattern: pattern.name, content: withMetadata(pattern.content, metadataOf(pattern)) }
    : partOf(own)
  return own && part && inLook(part, logo)
}

const metadataOf = ({ name, title, categories }: Pattern) => ({ patternName: name, name: title, categories })
