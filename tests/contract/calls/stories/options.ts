/** What the store remembers of the flow. */
import { expect } from 'vitest'
import { completeSurvey } from '../../../../src/effects/closing/complete-survey'
import { enableTracking } from '../../../../src/effects/tracking/enable-tracking'
import { hideTour } from '../../../../src/effects/design/hide-tour'
import { readClosing } from '../../../../src/effects/closing/read-closing'
import { readDesign } from '../../../../src/effects/design/read-design'
import { readStore } from '../../../../src/effects/shell/read-store'
import { readTour } from '../../../../src/effects/design/read-tour'
import { saveDescription } from '../../../../src/effects/wizard/save-description'
import { saveSuggestions } from '../../../../src/effects/wizard/save-suggestions'
import { taskCompleted } from '../../../../src/effects/shell/task'
import { fact } from '../../../../src/events'
import type { Story } from '../story'
import { published, putBack } from './published'

const template = 'twentytwentyfour//home'

const suggestions = {
  defaultColorPalette: { default: 'Slate', bestColors: ['Slate', 'Canary'] },
  fontPairing: 'Rubik + Inter',
  homepageTemplate: 'template1',
  lookAndFeel: 'Classic',
} as const

export const options: readonly Story[] = [
  {
    title: 'options are read as they were written, again and again',
    tell: async ({ done }) => {
      for (const _ of ['once', 'twice']) await done(hideTour, fact('TourHidingRequested'))
      await done(completeSurvey, fact('SurveyCompletionRequested'))
      await done(enableTracking, fact('TrackingEnablingRequested'))
      await done(saveDescription, fact('DescriptionSaveRequested', { text: 'We sell tea in Leeds', trade: null }))
      await done(saveSuggestions, fact('SuggestionsSaveRequested', { suggestions }))
      expect(await done(readTour, fact('TourReadRequested'))).toMatchObject({ hidden: true })
      expect(await done(readDesign, fact('DesignReadRequested', { preview: null }))).toMatchObject({ suggestions })
    },
  },
  {
    title: 'a design is complete once it is published so, and the mark goes again',
    tell: async (flow) => {
      const { done, found } = flow
      await published(flow, [], { completed: template })
      const marked = { taskCompleted: true, completedTemplate: template }
      expect(await done(readStore, fact('StoreReadRequested'))).toMatchObject(marked)
      const closing = { taskCompleted: true, surveyCompleted: true }
      expect(await done(readClosing, fact('ClosingReadRequested'))).toMatchObject(closing)
      await putBack(flow)
      expect(await found(taskCompleted)).toBe(false)
    },
  },
]
