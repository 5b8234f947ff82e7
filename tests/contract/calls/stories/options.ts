/** What the store remembers of the flow. */
import { expect } from 'vitest'
import { completeSurvey, readClosing } from '../../../../src/effects/closing'
import { enableTracking, hideTour } from '../../../../src/effects/settings'
import { readDesign, readTour } from '../../../../src/effects/read-design'
import { readStore, taskCompleted } from '../../../../src/effects/read-store'
import { saveDescription, saveSuggestions } from '../../../../src/effects/ai'
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
