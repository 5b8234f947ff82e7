/** Tracking events of the generation with AI, apart from its palette query. */
import { themeSlug } from '../../catalogue/defaults'
import type { State } from '../../reducers'
import { isPublished } from '../../reducers/set-up/draft'
import { isRunning, type SetUp } from '../../reducers/set-up/set-up'
import { isAiOnline } from '../intro/intro'
import { these } from '../../reducers/shell/endings'
import { causeOf } from './cause'
import { says, type TrackingRule, type TrackingEvent } from './says'

export const inGeneration: TrackingRule = (before, _event, after) => {
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
