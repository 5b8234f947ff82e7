/** translates the facts of a session into events of WooCommerce's tracker. An effect sends them (effects/tracking.ts). */
import { themeSlug } from '../../catalogue/defaults'
import type { EventOfType, EventType, FlowEvent } from '../../events'
import type { Fault } from '../../events/calls'
import type { Recorded, UnknownFact } from '../../events/log'
import { parsePath, paths } from '../../events/route-path'
import { categoriesOf } from '../../markup/metadata'
import { isGap, sliceBlocks } from '../../markup/tokens'
import type { State } from '../../reducers'
import { these } from '../../reducers/calls'
import { isPublished } from '../../reducers/set-up/page-drafts'
import { isRunning, type SetUp } from '../../reducers/set-up/set-up'
import { isEntrepreneur, surveyVariant } from '../closing'
import { place } from '../design/place'
import { banner, hasAi, introModal, isAiOnline, lowerPanel } from '../intro'
import { adminPages, shop } from '../shell'
import { wizardStep } from '../wizard'
import { inDesigner } from './designer'
import { says, yesNo, type TrackingEvent, type TrackingRule } from './says'

type Events = readonly TrackingEvent[]

const only = (applies: boolean, ...said: Parameters<typeof says>): Events => (applies ? [says(...said)] : [])

/**
 * The tracking events of each fact. The state before shows where the merchant clicked, because the same fact may come from several
 * buttons.
 */
const ofFacts: { readonly [T in EventType]?: (event: EventOfType<T>, before: State, after: State) => Events } = {
  AiStatusReadReceived: (_, before, after) => aiStatus(before, after),
  AiStatusReadRefused: (_, before, after) => aiStatus(before, after),
  DesignWithAiChosen: (_, before) => [
    ...agreed(before),
    says('intro_design_with_ai_click'),
    ...only(introModal(before) === 'task-complete-with-ai-theme', 'intro_start_again_click'),
  ],
  DesignWithoutAiChosen: (_, before) => [...agreed(before), says('intro_design_without_ai_click')],
  ActiveThemeChosen: ({ theme }) => [says('intro_theme_select', { theme, is_active: 'yes' })],
  NewThemeChosen: ({ theme }) => [says('intro_theme_select', { theme, is_active: 'no' })],
  AllThemesChosen: (_, before) => [
    ...only(lowerPanel(before) === 'choices', 'intro_browse_themes'),
    says('intro_browse_all_themes_click'),
  ],
  StoreDesignerChosen: (_, before) => [says('intro_design_theme', themeType(before))],
  CustomizingChosen: (_, before) => [
    says('intro_customize_click', banner(before) === 'existing-ai-theme' ? {} : themeType(before)),
  ],
  WayOutTaken: ({ url }, before) => link(url, before),
  LinkFollowed: ({ url }, before) => link(url, before),
  DialogOpened: ({ dialog }, before) => [
    ...only(dialog === 'new-design' && banner(before) === 'existing-ai-theme', 'intro_create_a_new_one_click'),
    ...only(dialog === 'survey' && isAtClosing(before), `${onCore(!isHosted(before))}transitional_survey_click`),
  ],
  ThemeInstallRefused: ({ fault }, { setUp }) =>
    only(isRunning(setUp) && setUp.way === 'without-ai', '_no_ai_install_and_activate_theme_error', {
      theme: themeSlug,
      error: causeOf(fault),
    }),
  // The original uses underscores in the steps' names, except for the skip.
  BusinessDescribed: () => [says('ai_wizard_step_complete', { step: 'business_info_description' })],
  LookChosen: () => [says('ai_wizard_step_complete', { step: 'look_and_feel' })],
  ToneChosen: () => [says('ai_wizard_step_complete', { step: 'tone_of_voice' })],
  WizardClosed: ({ step }) => [says('ai_wizard_step_close', named(step))],
  WizardSkipped: ({ step }) => [says('entrepreneur_skip_click', { step })],
  ScreenOpened: (_, before, after) => patternSidebar(before, after),
  SectionInserted: ({ pattern }, before) =>
    only(place(before).category !== null, 'assembler_pattern_sidebar_click', { pattern }),
  SectionMoved: ({ direction }) => [says(`assembler_pattern_move_${direction}_click`)],
  SectionShuffled: ({ content, pattern }) => [
    says('assembler_pattern_shuffle_click', { category: categoriesOf(content)[0] ?? '', pattern }),
  ],
  SectionDeleted: ({ section }, before) => [
    says('assembler_pattern_delete_click', { pattern: blockOf(before, section) }),
  ],
  BackToHomeChosen: (_, before) =>
    only(isAtClosing(before), isEntrepreneur(before) ? 'entrepreneur_home_click' : 'transitional_home_click'),
  SurveySent: (answer, before) =>
    only(isAtClosing(before), `${onCore(surveyVariant(before) !== 'ai')}transitional_survey_complete`, {
      rating: answer.rating,
      choose_streamline: answer.streamline,
      choose_dislike_themes: answer.dislikeThemes,
      choose_themes_not_match: answer.themesNotMatch,
      choose_other: answer.other,
      feedback: answer.feedback,
      spill_beans: answer.remarks,
    }),
}

const ofFact: TrackingRule = (before, event, after) =>
  (ofFacts[event.type] as ((...step: readonly unknown[]) => Events) | undefined)?.(event, before, after) ?? []

const aiStatus = ({ features }: State, after: State): Events =>
  only(features.flowType === null || features.assumed, 'ai_status', { online: yesNo(isAiOnline(after)) })

const themeType = ({ store }: State) => ({ theme_type: store?.blockTheme === true ? 'block' : 'classic' })

/** 'Design a new theme' in the theme switch dialog. */
const agreed = ({ route }: State): Events => only(route.dialog === 'theme-switch', 'agree_to_theme_switch_click')

/** A fault as a tracking property: its code, never its message, which may repeat what a person or a model wrote. */
const causeOf = (fault: Fault): string => (fault.tag === 'Refused' && fault.code !== '' ? fault.code : fault.tag)

const isAtClosing = ({ route }: State): boolean => parsePath(route.path).step === 'transitional'
const isHosted = ({ surroundings }: State): boolean => surroundings?.managedHosting === true
const onCore = (is: boolean) => (is ? 'on_core_' : '')

/** Links of the closing screen and of the intro's banner; the same address in a dialog of the intro is another link. */
const link = (url: string, before: State): Events => {
  const { customizer, editor, products } = adminPages(before)
  if (isAtClosing(before))
    return [
      ...only(url === shop(before).home, 'transitional_preview_store_click'),
      ...only(url === products, 'transitional_product_list_click'),
      ...only(url === editor, 'transitional_editor_click'),
    ]
  if (parsePath(before.route.path).step !== 'intro' || before.route.dialog !== null) return []
  const shown = banner(before)
  const target = shown === 'classic-theme' ? customizer : shown === 'non-default-block-theme' ? editor : null
  return only(url === target, 'intro_customize_click', themeType(before))
}

/** A category was chosen on the homepage screen, or its patterns were closed. The menu tracks arriving from it. */
const patternSidebar = (before: State, after: State): Events => {
  const [from, to] = [place(before), place(after)]
  if (from.screen !== 'homepage' || to.screen !== 'homepage') return []
  if (to.category !== null) return [says('assembler_pattern_category_click', { category: to.category })]
  return only(from.category !== null, 'assembler_pattern_sidebar_close')
}

/** Name of a section's block; for plain HTML, the block that the editor converts it to. */
const blockOf = ({ designing }: State, id: string): string => {
  const content = designing.design?.sections.find((section) => section.id === id)?.content ?? ''
  return sliceBlocks(content).find((slice) => !isGap(slice))?.name ?? 'core/html'
}

/** The generation with AI succeeded or failed, whichever fact did it. */
const inGeneration: TrackingRule = (before, _event, after) => {
  if (!isRunning(before.setUp) || before.setUp.way !== 'with-ai') return []
  if (after.setUp.stage === 'failed') return [...wrong(after.setUp, after), says('ai_wizard_error')]
  // The global styles and the template are published together.
  return isPublished(after) && !isPublished(before)
    ? [says('ai_update_global_styles_success'), says('ai_update_template_success')]
    : []
}

/** The specific error event, for failures that have one. */
const wrong = ({ what, fault }: Extract<SetUp, { stage: 'failed' }>, state: State): Events => {
  const error = causeOf(fault)
  if (what === 'ThemeInstall' || what === 'ThemeActivation')
    return [says('ai_install_and_activate_theme_error', { theme: themeSlug, error })]
  if (what === 'Publication')
    return [
      says('ai_update_global_styles_response_error', { error }),
      says('ai_update_template_response_error', { error }),
    ]
  return only(isAiOnline(state) && contentCalls.has(what), 'update_store_pattern_api_error', { error })
}

const contentCalls = these(
  'AiConnection',
  'AiImageSearch',
  'AiStoreRead',
  'AiProductWriting',
  'AiPatternWriting',
  'AiProductUpdate',
  'AiDescriptionMark',
  'AiTitleWriting',
)

/** A step of the wizard was entered from elsewhere, or by loading the page on it. */
const stepView: TrackingRule = (before, event, after) => {
  const now = stepSeen(after)
  return now !== null && (now !== stepSeen(before) || event.type === 'FlowResumed')
    ? [says('ai_wizard_step_view', named(now))]
    : []
}

/** The wizard step on screen. Null on other screens, including the loader, and until it is known whether there is an AI path. */
const stepSeen = (state: State) => {
  const { path } = state.route
  const isOnStep = hasAi(state) && parsePath(path).step === 'design-with-ai' && path !== paths.generating
  return isOnStep ? wizardStep(state) : null
}

const named = (step: string) => ({ step: step.replaceAll('-', '_') })

/** Each try of the palette query. Built-in suggestions are not AI, and are not tracked. */
const onPaletteQuery: TrackingRule = ({ suggested: was }, event, { suggested: now }) => {
  const query = { query_id: 'default_color_palette', version: '2023-10-12', retry_count: was.failures.length }
  if (isByAi(now) && !isByAi(was)) return [says('ai_completion_success', query)]
  const failure = now.failures.length > was.failures.length ? now.failures.at(-1) : undefined
  if (failure === undefined) return []
  const props = { ...query, error_type: failure.kind }
  if (failure.kind === 'api_request_error') return [says('ai_completion_api_error', props)]
  // Not the answer itself: a model may repeat what the merchant wrote.
  const length = event.type === 'AiPaletteReceived' ? event.completion.length : 0
  return [says('ai_completion_response_error', { ...props, response_length: length })]
}

const isByAi = ({ palette }: State['suggested']): boolean => palette !== null && palette.provider !== 'rules'

const rules: readonly TrackingRule[] = [ofFact, onPaletteQuery, inGeneration, stepView, inDesigner]

/** The events of one fact, in order; in the sign-up on the platform's hosting each has a `ref`. */
const tracked: TrackingRule = (before, event, after) => {
  const events = rules.flatMap((rule) => rule(before, event, after))
  return isHosted(after) && after.surroundings?.entrepreneur === true
    ? events.map(({ name, props }) => ({ name, props: { ...props, ref: 'entrepreneur-signup' } }))
    : events
}

/** A fact in the log, with the state before and after it. */
export type Appended = {
  readonly before: State
  readonly fact: Recorded<FlowEvent | UnknownFact>
  readonly after: State
}

/** The tracking events of a fact in the log; none if the fact is unknown or late. */
export const trackedIn = ({ before, fact: { id, event }, after }: Appended): readonly TrackingEvent[] =>
  event.type === 'UnknownFact' || after.cause !== id ? [] : tracked(before, event, after)
