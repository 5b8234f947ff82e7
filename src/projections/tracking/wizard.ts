/** Tracking events of the AI wizard's steps. */
import { parsePath, paths } from '../../events/shell/route-path'
import type { WizardStep } from '../../events/wizard/answers'
import type { State } from '../../reducers'
import { stepAnsweredBy } from '../../reducers/wizard/questions'
import { hasAi } from '../intro/intro'
import { wizardStep } from '../wizard/wizard'
import { says, type TrackingRule, type TrackingEvent } from './says'

export const inWizard: TrackingRule = (before, event, after) => [...answered(event), ...viewed(before, event, after)]

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

/** A step was entered from elsewhere, or by loading the page on it. */
const viewed: TrackingRule = (before, event, after) => {
  const now = stepSeen(after)
  return now !== null && (now !== stepSeen(before) || event.type === 'FlowResumed')
    ? [says('ai_wizard_step_view', named(now))]
    : []
}

/** Null on other screens, including the loader, and until it is known whether there is an AI path. */
const stepSeen = (state: State): WizardStep | null => {
  const { path } = state.route
  return hasAi(state) && parsePath(path).step === 'design-with-ai' && path !== paths.generating
    ? wizardStep(state)
    : null
}

/** The original uses underscores in step names, except in one event, which has hyphens. */
const named = (step: string) => ({ step: step.replaceAll('-', '_') })
