import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import {
  asksSurvey,
  isEntrepreneur,
  maySend,
  noAnswers,
  offersSurvey,
  surveyThanks,
  surveyVariant,
} from '../../../src/projections/closing'
import { hasUnsavedChoices } from '../../../src/projections/saving'
import { isFinished } from '../../../src/projections/finished'
import { closingFault } from '../../../src/projections/shell'
import { screen } from '../../../src/projections/screen'
import { paths } from '../../../src/events/route-path'
import { closingRead, designRead, featuresRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const read = (referral: string | null, surveyCompleted = false) => closingRead({ surveyCompleted, referral })
const there = [opened(paths.closing), storeRead({ taskCompleted: true }), featuresRead()] as const
const ask = fact('DialogOpened', { dialog: 'survey' })
const sent = fact('SurveySent', { ...noAnswers, rating: 4, streamline: true, feedback: 'Nothing' })
const failed = fact('SurveyCompletionRefused', { fault: refused() })

describe('the closing screen', () => {
  it('given its reading is on its way, then it waits; with an answer, or none, it is shown', { tags: ['T-02'] }, () => {
    expect(screen(given(...there))).toBe('opening')
    expect(screen(given(...there, read(null)))).toBe('closing')
    expect(screen(given(...there, fact('ClosingReadRefused', { fault: refused() })))).toBe('closing')
  })

  it(
    'given the store cannot say whether the task is complete, then the gate stays shut, and why is said',
    { tags: ['T-02', 'R-08'] },
    () => {
      const unsure = [opened(paths.closing), storeRead({ taskCompleted: false }), featuresRead()] as const
      const state = given(...unsure, fact('ClosingReadRefused', { fault: refused() }))
      expect(screen(state)).toBe('opening')
      expect(closingFault(state)).toEqual(refused())
      expect(closingFault(given(...there, fact('ClosingReadRefused', { fault: refused() })))).toBeNull()
      const again = given(...unsure, fact('ClosingReadRefused', { fault: refused() }), fact('ReadingRetried'))
      expect([closingFault(again), due(again)]).toEqual([null, ['ClosingRead']])
    },
  )

  it('given another screen waits for the merchant, then it is passed by', { tags: ['T-02'] }, () => {
    expect(screen(given(...there, read('http://store.test/launch')))).toBe('opening')
  })

  it('given something was chosen that is not on the store, then it is said', { tags: ['P-13'] }, () => {
    const saved = [...there, designRead(), read(null)] as const
    expect(hasUnsavedChoices(given(...saved))).toBe(false)
    expect(hasUnsavedChoices(given(...saved, fact('PaletteChosen', { palette: 'Slate' })))).toBe(true)
    expect(hasUnsavedChoices(given(...saved, fact('PaletteChosen', { palette: 'Slate' }), fact('DesignUndone')))).toBe(
      false,
    )
  })

  it('given the sign-up variant, then its buttons are that variant’s', { tags: ['T-01', 'R-05'] }, () => {
    expect(isEntrepreneur(given(opened(paths.closing, { entrepreneur: true })))).toBe(true)
    expect(isEntrepreneur(given(...there))).toBe(false)
  })
})

describe('the survey', () => {
  it.each([
    ['it was never answered', [...there, read(null)], true],
    ['the option could not be read', [...there, fact('ClosingReadRefused', { fault: refused() })], true],
    ['it was answered before', [...there, read(null, true)], false],
    ['the sign-up variant', [opened(paths.closing, { entrepreneur: true }), storeRead(), read(null)], false],
    ['it was just sent', [...there, read(null), ask, sent], false],
  ] as const)(
    'given %s, then feedback is asked for: %s',
    { tags: ['T-01', 'T-03', 'R-05'] },
    (_name, facts, offered) => {
      expect(offersSurvey(given(...facts))).toBe(offered)
    },
  )

  it.each([
    ['managed hosting with AI online', { managedHosting: true, aiEnabled: true }, 'none', 'ai'],
    ['managed hosting with AI offline', { managedHosting: true, aiEnabled: true }, 'critical', 'own'],
    ['AI online elsewhere', { managedHosting: false, aiEnabled: true }, 'none', 'own'],
  ] as const)(
    'given %s, then the questions are the %s ones',
    { tags: ['T-03', 'R-05'] },
    (_name, over, indicator, variant) => {
      expect(surveyVariant(given(opened('', over), fact('AiStatusReadReceived', { indicator })))).toBe(variant)
    },
  )

  it('given managed hosting without AI, then the questions are about an own design', { tags: ['T-03', 'R-05'] }, () => {
    expect(surveyVariant(given(opened('', { managedHosting: true })))).toBe('own')
  })

  it('given it is opened, then it is put away by Cancel and by Send', { tags: ['T-03'] }, () => {
    expect(asksSurvey(given(...there, read(null), ask))).toBe(true)
    expect(asksSurvey(given(...there, read(null), ask, fact('DialogClosed')))).toBe(false)
    const done = given(...there, read(null), ask, sent)
    expect([asksSurvey(done), done.route.dialog]).toEqual([false, null])
  })

  it(
    'given any answers, then they may be sent with a rating and at least one box, whatever the texts',
    { tags: ['T-03', 'P-10'] },
    () => {
      const box = fc.boolean()
      fc.assert(
        fc.property(
          fc.nat({ max: 5 }),
          fc.record({ streamline: box, dislikeThemes: box, themesNotMatch: box, other: box }),
          fc.record({ feedback: fc.string(), remarks: fc.string() }),
          (rating, boxes, texts) => {
            const chosen = Object.values(boxes).filter(Boolean).length
            expect(maySend({ rating, ...boxes, ...texts })).toBe(rating >= 1 && chosen >= 1)
          },
        ),
      )
    },
  )

  it(
    'given it was sent, then it is recorded in the store once, and the merchant is thanked',
    { tags: ['T-03'] },
    () => {
      const state = given(...there, read(null), ask, sent)
      expect(due(state)).toEqual(['SurveyCompletion'])
      expect(surveyThanks(state)).toBe('thanks')
      const told = given(...there, read(null), ask, sent, fact('SurveyCompleted'))
      expect(due(told)).toEqual([])
      expect(surveyThanks(told)).toBe('thanks')
      expect(surveyThanks(given(...there, read(null)))).toBeNull()
    },
  )

  it(
    'given the store cannot make a note of it, then that is said, and nothing is asked again at once',
    { tags: ['T-03'] },
    () => {
      const state = given(...there, read(null), ask, sent, failed)
      expect(surveyThanks(state)).toBe('not-remembered')
      expect(due(state)).toEqual([])
      expect(screen(state)).toBe('closing')
    },
  )

  it.each([
    ['the page is opened again', fact('FlowResumed', { path: paths.closing, surroundings, customizing: false })],
    ['the network is back', fact('NetworkRegained')],
    ['the merchant logged in again', fact('LoginRenewed')],
  ] as const)(
    'given it could not be recorded, when %s, then it is recorded again',
    { tags: ['T-03'] },
    (_name, event) => {
      expect(due(given(...there, read(null), ask, sent, failed, event))).toContain('SurveyCompletion')
    },
  )

  it('given the page is closed before it was recorded, then the session is not over', { tags: ['T-03'] }, () => {
    const saved = [...there, designRead(), fact('SaveChosen'), fact('DesignSaved'), closingRead()] as const
    expect(isFinished(given(...saved))).toBe(true)
    expect(isFinished(given(...saved, ask, sent))).toBe(false)
    expect(isFinished(given(...saved, ask, sent, fact('SurveyCompleted')))).toBe(true)
  })
})
