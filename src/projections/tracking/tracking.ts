/** translates the facts of a session into events of WooCommerce's tracker. An effect sends them (effects/tracking.ts). */
import { themeSlug } from '../../catalogue/defaults'
import type { FlowEvent } from '../../events'
import type { Fault } from '../../events/calls'
import type { Recorded, UnknownFact } from '../../events/log'
import { parsePath, paths } from '../../events/route-path'
import type { WizardStep } from '../../events/wizard'
import { categoriesOf } from '../../markup/metadata'
import { isGap, sliceBlocks } from '../../markup/tokens'
import { fold, initialState, type State } from '../../reducers'
import { these } from '../../reducers/calls'
import { isPublished } from '../../reducers/set-up/page-drafts'
import { isRunning, type SetUp } from '../../reducers/set-up/set-up'
import { stepAnsweredBy } from '../../reducers/wizard'
import { isEntrepreneur, surveyVariant } from '../closing'
import { place } from '../design/place'
import { hasAi, isAiOnline } from '../intro'
import { adminPages, shop } from '../shell'
import { wizardStep } from '../wizard'
import { inDesigner } from './designer'
import { onIntro } from './intro'
import { says, type TrackingEvent, type TrackingRule } from './says'

/** A fault as a tracking property: its code, never its message, which may repeat what a person or a model wrote. */
const causeOf = (fault: Fault): string => (fault.tag === 'Refused' && fault.code !== '' ? fault.code : fault.tag)

/** Tracking events of the closing screen and its survey. */
const onClosing: TrackingRule = (before, event) =>
  parsePath(before.route.path).step === 'transitional' ? said(before, event) : []

const said = (before: State, event: Parameters<TrackingRule>[1]): ReturnType<TrackingRule> => {
  switch (event.type) {
    case 'WayOutTaken':
    case 'LinkFollowed':
      return link(before, event.url)
    case 'BackToHomeChosen':
      return [says(isEntrepreneur(before) ? 'entrepreneur_home_click' : 'transitional_home_click')]
    case 'DialogOpened':
      return event.dialog === 'survey' ? [says(before.surroundings?.managedHosting === true ? survey : onCore)] : []
    case 'SurveySent':
      return [
        says(surveyVariant(before) === 'ai' ? 'transitional_survey_complete' : 'on_core_transitional_survey_complete', {
          rating: event.rating,
          choose_streamline: event.streamline,
          choose_dislike_themes: event.dislikeThemes,
          choose_themes_not_match: event.themesNotMatch,
          choose_other: event.other,
          feedback: event.feedback,
          spill_beans: event.remarks,
        }),
      ]
    default:
      return []
  }
}

const [survey, onCore] = ['transitional_survey_click', 'on_core_transitional_survey_click'] as const

const link = (before: State, url: string): ReturnType<TrackingRule> => {
  const { products, editor } = adminPages(before)
  switch (url) {
    case shop(before).home:
      return [says('transitional_preview_store_click')]
    case products:
      return [says('transitional_product_list_click')]
    case editor:
      return [says('transitional_editor_click')]
    default:
      return []
  }
}

/** Tracking events of the generation with AI, except those of its palette query. */
const inGeneration: TrackingRule = (before, _event, after) => {
  if (!isMaking(before.setUp)) return []
  return [
    ...written(before, after),
    ...(after.setUp.stage === 'failed' ? [...wrong(after.setUp, after), says('ai_wizard_error')] : []),
  ]
}

const isMaking = (setUp: SetUp): boolean => isRunning(setUp) && setUp.way === 'with-ai'

/** The global styles and the template are published together. */
const written = (before: State, after: State): readonly TrackingEvent[] =>
  isPublished(after) && !isPublished(before)
    ? [says('ai_update_global_styles_success'), says('ai_update_template_success')]
    : []

/** The specific error event, for failures that have one. */
const wrong = ({ what, fault }: Extract<SetUp, { stage: 'failed' }>, state: State): readonly TrackingEvent[] => {
  const error = causeOf(fault)
  if (what === 'ThemeInstall' || what === 'ThemeActivation')
    return [says('ai_install_and_activate_theme_error', { theme: themeSlug, error })]
  if (what === 'Publication')
    return [
      says('ai_update_global_styles_response_error', { error }),
      says('ai_update_template_response_error', { error }),
    ]
  return isAiOnline(state) && contentCalls.has(what) ? [says('update_store_pattern_api_error', { error })] : []
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

/** Tracking events of the homepage screen: its patterns and sections. */
const onHomepage: TrackingRule = (before, event, after) => {
  switch (event.type) {
    case 'ScreenOpened':
      return patternSidebar(before, after)
    case 'SectionInserted':
      return place(before).category === null
        ? []
        : [says('assembler_pattern_sidebar_click', { pattern: event.pattern })]
    case 'SectionMoved':
      return [says(`assembler_pattern_move_${event.direction}_click`)]
    case 'SectionShuffled':
      return [
        says('assembler_pattern_shuffle_click', {
          category: categoriesOf(event.content)[0] ?? '',
          pattern: event.pattern,
        }),
      ]
    case 'SectionDeleted':
      return [says('assembler_pattern_delete_click', { pattern: blockOf(before, event.section) })]
    default:
      return []
  }
}

/**
 * Tracks that a category was chosen on the homepage screen, or that its patterns were closed. The menu tracks arriving from it.
 */
const patternSidebar = (before: State, after: State) => {
  const [from, to] = [place(before), place(after)]
  if (from.screen !== 'homepage' || to.screen !== 'homepage') return []
  if (to.category !== null) return [says('assembler_pattern_category_click', { category: to.category })]
  return from.category === null ? [] : [says('assembler_pattern_sidebar_close')]
}

/** Name of a section's block; for plain HTML, the block that the editor converts it to. */
const blockOf = ({ designing }: State, id: string): string => {
  const content = designing.design?.sections.find((section) => section.id === id)?.content ?? ''
  return sliceBlocks(content).find((slice) => !isGap(slice))?.name ?? 'core/html'
}

/** Tracking events of the AI wizard's steps. */
const inWizard: TrackingRule = (before, event, after) => [...answered(event), ...viewed(before, event, after)]

const answered = (event: Parameters<TrackingRule>[1]): readonly TrackingEvent[] => {
  switch (event.type) {
    case 'WizardClosed':
      return [says('ai_wizard_step_close', named(event.step))]
    case 'WizardSkipped':
      return [says('entrepreneur_skip_click', { step: event.step })]
    default: {
      const step = stepAnsweredBy(event.type)
      return step === null ? [] : [says('ai_wizard_step_complete', named(step))]
    }
  }
}

/** Tracks that a step was entered from elsewhere, or by loading the page on it. */
const viewed: TrackingRule = (before, event, after) => {
  const now = stepSeen(after)
  return now !== null && (now !== stepSeen(before) || event.type === 'FlowResumed')
    ? [says('ai_wizard_step_view', named(now))]
    : []
}

/**
 * The wizard step on screen. Null on other screens, including the loader, and until it is known whether there is an AI path.
 */
const stepSeen = (state: State): WizardStep | null => {
  const { path } = state.route
  return hasAi(state) && parsePath(path).step === 'design-with-ai' && path !== paths.generating
    ? wizardStep(state)
    : null
}

/** The original uses underscores in step names, except in one event, which has hyphens. */
const named = (step: string) => ({ step: step.replaceAll('-', '_') })

/** Tracking events of each try of the palette query. Built-in suggestions are not AI, and are not tracked. */
const onPaletteQuery: TrackingRule = (before, event, after) => {
  const [was, now] = [before.suggested, after.suggested]
  if (was === now) return []
  const query = { query_id: 'default_color_palette', version: '2023-10-12', retry_count: was.failures.length }
  if (isAnswered(after) && !isAnswered(before)) return [says('ai_completion_success', query)]
  const failure = now.failures.length > was.failures.length ? now.failures.at(-1) : undefined
  if (failure === undefined) return []
  return failure.kind === 'api_request_error'
    ? [says('ai_completion_api_error', { ...query, error_type: failure.kind })]
    : [
        says('ai_completion_response_error', {
          ...query,
          error_type: failure.kind,
          // Not the answer itself: a model may repeat what the merchant wrote.
          response_length: event.type === 'AiPaletteReceived' ? event.completion.length : 0,
        }),
      ]
}

const isAnswered = ({ suggested: { palette } }: State): boolean => palette !== null && palette.provider !== 'rules'

/** Tracking events of a failed set-up without AI. */
const inSetUp: TrackingRule = ({ setUp }, event) => {
  switch (event.type) {
    case 'ThemeInstallRefused':
      return isRunning(setUp) && setUp.way === 'without-ai'
        ? [says('_no_ai_install_and_activate_theme_error', { theme: themeSlug, error: causeOf(event.fault) })]
        : []
    default:
      return []
  }
}

export type { TrackingEvent }

const rules: readonly TrackingRule[] = [
  onIntro,
  onPaletteQuery,
  inGeneration,
  inWizard,
  inSetUp,
  inDesigner,
  onHomepage,
  onClosing,
]

/** The events of one fact, in order; in the sign-up on the platform's hosting each has a `ref`. */
const tracked: TrackingRule = (before, event, after) => {
  const events = rules.flatMap((rule) => rule(before, event, after))
  return isSignUp(after) ? events.map(({ name, props }) => ({ name, props: { ...props, ref: signUp } })) : events
}

const signUp = 'entrepreneur-signup'

const isSignUp = ({ surroundings }: State): boolean =>
  surroundings?.managedHosting === true && surroundings.entrepreneur

/** A fact in the log, with the state before and after it. */
export type Appended = {
  readonly before: State
  readonly fact: Recorded<FlowEvent | UnknownFact>
  readonly after: State
}

/** The tracking events of a fact in the log; none if the fact is unknown or late. */
export const trackedIn = ({ before, fact: { id, event }, after }: Appended): readonly TrackingEvent[] =>
  event.type === 'UnknownFact' || after.cause !== id ? [] : tracked(before, event, after)

/** Nothing is sent without the merchant's consent. */
export const mayTrack = ({ features }: State): boolean => features.tracking

/** `allowed`: whether consent allowed sending it. */
type Tracking = TrackingEvent & { readonly seq: number; readonly allowed: boolean }

/** All events of a session. */
export const trackingOf = (log: readonly Appended['fact'][]): readonly Tracking[] => {
  let before = initialState
  return log.flatMap((fact) => {
    const after = fold(before, fact)
    const events = trackedIn({ before, fact, after })
    before = after
    return events.map((event) => ({ ...event, seq: fact.seq, allowed: mayTrack(after) }))
  })
}
