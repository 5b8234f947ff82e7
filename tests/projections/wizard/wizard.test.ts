import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { cardQuestions, cardSteps, firstAnswers, stepsSentIn, wizardSteps } from '../../../src/events/wizard'
import { dataSharing } from '../../../src/projections/data-sharing'
import { screen } from '../../../src/projections/screen'
import {
  answersSoFar,
  descriptionSoFar,
  mayContinue,
  stepBefore,
  whoSuggests,
  wizardProgress,
  wizardStep,
} from '../../../src/projections/wizard'
import { pathBefore } from '../../../src/reducers/wizard'
import { storeRead } from '../../support/facts'
import { answersToAll, lastAnswers } from '../../support/wizard-answers'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const builtIn = (path: string = paths.wizard) => opened(path, { aiEnabled: true, aiProvider: 'rules' })
const jetpack = (indicator = 'none', path: string = paths.wizard): readonly FlowEvent[] => [
  opened(path, { aiEnabled: true, aiProvider: 'jetpack' }),
  fact('AiStatusReadReceived', { indicator }),
]
const described = (text = 'We sell tea.') => fact('BusinessDescribed', { text })
const answered = [described(), fact('LookChosen', { look: 'Bold' }), fact('ToneChosen', { tone: 'Formal' })] as const

describe('the steps of the wizard', () => {
  it.each([
    [paths.wizard, 'business-info-description', 20, null],
    [`${paths.wizard}/business-info-description`, 'business-info-description', 20, null],
    [`${paths.wizard}/no-such-step`, 'business-info-description', 20, null],
    [paths.look, 'look-and-feel', 60, paths.wizard],
    [paths.tone, 'tone-of-voice', 80, pathBefore('tone-of-voice', false)],
  ] as const)(
    'given %s, then it is %s at %d percent, and Back leads to %s',
    { tags: ['A-01', 'A-02'] },
    (path, step, percent, back) => {
      const state = given(builtIn(path))
      expect(screen(state)).toBe('wizard')
      expect(wizardStep(state)).toBe(step)
      expect(wizardProgress(step)).toBe(percent)
      expect(stepBefore(state)).toBe(back)
    },
  )

  it(
    'given no choice, then the first look and tone are preselected; Continue needs a description',
    { tags: ['A-01'] },
    () => {
      const state = given(builtIn())
      expect(answersSoFar(state)).toMatchObject({ look: 'Contemporary', tone: 'Informal' })
      expect(mayContinue(descriptionSoFar(state))).toBe(false)
      expect(mayContinue(' ')).toBe(true)
    },
  )

  it(
    'when each question is answered, then the next one is asked, and the last answer starts the loader',
    { tags: ['A-01'] },
    () => {
      for (const [index, step] of wizardSteps.entries()) {
        const state = given(builtIn(), ...answersToAll().slice(0, index))
        expect([wizardStep(state), screen(state)]).toEqual([step, 'wizard'])
        expect(stepBefore(state)).toBe(
          index === 0 ? null : given(builtIn(), ...answersToAll().slice(0, index - 1)).route.path,
        )
      }
      const state = given(builtIn(), ...answersToAll())
      expect([screen(state), state.route.path]).toEqual(['loader', paths.generating])
    },
  )

  it('given the questions in order, then the progress grows with each', { tags: ['A-01'] }, () => {
    const progress = wizardSteps.map(wizardProgress)
    expect(progress).toEqual([...new Set(progress)].toSorted((one, other) => one - other))
    expect(progress.at(-1)).toBeLessThan(100)
  })

  it.each(cardSteps)(
    'given a card of %s is picked or confirmed, then it is the answer',
    { tags: ['A-01', 'L-02'] },
    (step) => {
      const { field, picked, chosen } = cardQuestions[step]
      for (const codec of [picked, chosen]) {
        const answer = { type: codec.type.props.type.value, [field]: lastAnswers[field] } as FlowEvent
        expect(answersSoFar(given(builtIn(), answer))).toMatchObject({ ...firstAnswers, [field]: lastAnswers[field] })
      }
    },
  )

  it('when it is closed or left by Back, then the intro or the step before is shown', { tags: ['A-01'] }, () => {
    const closed = given(builtIn(), storeRead(), described(), fact('WizardClosed', { step: 'look-and-feel' }))
    expect([screen(closed), closed.route.path]).toEqual(['intro', paths.intro])
    const back = given(builtIn(), ...answered.slice(0, 2), fact('ScreenOpened', { path: paths.look }))
    expect(wizardStep(back)).toBe('look-and-feel')
  })

  it('when the merchant skips it, then the flow is left for the admin home', { tags: ['A-01'] }, () => {
    const adminHome = 'http://store.test/wp-admin/admin.php?page=wc-admin&ref=entrepreneur-signup'
    const signUp = opened(paths.wizard, { aiEnabled: true, aiProvider: 'rules', entrepreneur: true, adminHome })
    const state = given(signUp, fact('WizardSkipped', { step: 'business-info-description' }))
    expect(state.departure?.url).toBe(adminHome)
  })

  it(
    'given the flow type is not known, then the wizard waits; without AI the intro is shown',
    { tags: ['A-02'] },
    () => {
      const before = opened(paths.wizard, { aiEnabled: true, aiProvider: 'wordpress' })
      const status = fact('AiStatusReadReceived', { indicator: 'none' })
      expect(screen(given(before))).toBe('opening')
      expect(screen(given(before, status))).toBe('wizard')
      const without = given(opened(paths.tone), storeRead())
      expect([screen(without), without.route.path]).toEqual(['intro', paths.intro])
    },
  )

  it(
    'given half an answer in each step, when the page is loaded again, then it is all there',
    { tags: ['L-02'] },
    () => {
      const begun = [
        described('We sell tea.'),
        fact('DescriptionDrafted', { text: 'We sell tea and po' }),
        fact('LookPicked', { look: 'Classic' }),
        fact('TonePicked', { tone: 'Neutral' }),
      ] as const
      const state = given(
        builtIn(),
        ...begun,
        fact('FlowResumed', { path: paths.wizard, surroundings, customizing: false }),
      )
      expect(descriptionSoFar(state)).toBe('We sell tea and po')
      expect(answersSoFar(state)).toMatchObject({ look: 'Classic', tone: 'Neutral' })
    },
  )
})

describe('who makes the suggestions', () => {
  it(
    'given built-in rules, a provider, one that is down, or one that was declined, then that is said',
    { tags: ['A-12'] },
    () => {
      expect(whoSuggests(given(builtIn()))).toBe('rules')
      expect(whoSuggests(given(...jetpack()))).toBe('jetpack')
      expect(whoSuggests(given(...jetpack('major')))).toBe('nobody')
      expect(whoSuggests(given(...jetpack(), fact('DataSharingDeclined', { provider: 'jetpack' })))).toBe('rules')
    },
  )
})

describe('before anything is sent', () => {
  it(
    'given a provider, when the last answer is given, then the data shows without addresses and numbers',
    { tags: ['A-12'] },
    () => {
      const text = 'Write to tea@leaf.example, or call +49 30 1234567. We sell tea.'
      const asked = [...jetpack(), described(text), ...answersToAll().slice(1)] as const
      expect(dataSharing(given(...asked))).toEqual({
        provider: 'jetpack',
        description: 'Write to [email], or call [phone]. We sell tea.',
        hidden: true,
        steps: stepsSentIn('AiPaletteQuery', 'SectionWords'),
        answers: lastAnswers,
      })
      expect(wizardStep(given(...asked))).toBe('tone-of-voice')
      expect(dataSharing(given(...asked, fact('DialogClosed')))).toBeNull()
      expect(screen(given(...asked, fact('DialogClosed')))).toBe('wizard')
      for (const answer of ['DataSharingAgreed', 'DataSharingDeclined'] as const)
        expect(screen(given(...asked, fact(answer, { provider: 'jetpack' })))).toBe('loader')
    },
  )

  it('given it was answered once, or nothing is sent, then it is not asked', { tags: ['A-12'] }, () => {
    const again = [fact('ScreenOpened', { path: paths.tone }), fact('ToneChosen', { tone: 'Neutral' })] as const
    expect(dataSharing(given(builtIn(), ...answered))).toBeNull()
    expect(dataSharing(given(...jetpack('critical'), ...answered))).toBeNull()
    const agreed = fact('DataSharingAgreed', { provider: 'jetpack' })
    expect(dataSharing(given(...jetpack(), ...answered, agreed, ...again))).toBeNull()
  })
})
