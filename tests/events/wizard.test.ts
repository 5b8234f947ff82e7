import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { upcast } from '../../src/events/upcasters'
import { cardQuestions, cardSteps, firstAnswers, sentAnswers } from '../../src/events/wizard'
import { paletteQuery } from '../support/facts'
import { lastAnswers } from '../support/wizard-answers'

const asked = {
  provider: 'jetpack',
  section: 's',
  title: null,
  description: 'Tea',
  name: 'Leaf',
  ...sentAnswers('SectionWords', lastAnswers),
  texts: [],
} as const
const requests = [
  ['AiPaletteQuery', paletteQuery(sentAnswers('AiPaletteQuery', lastAnswers))],
  ['SectionWords', fact('SectionWordsRequested', asked)],
  ['SectionWords', fact('NewWordsChosen', asked)],
] as const

describe('a recording from before a question', { tags: ['P-03'] }, () => {
  it.each(requests)('for %s has the first answer to it, and keeps the others', (call, request) => {
    const sent = cardSteps.filter((step) => cardQuestions[step].sentIn.some((one) => one === call))
    expect(sent.length).toBeGreaterThan(0)
    for (const step of sent) {
      const { field } = cardQuestions[step]
      const older = Object.fromEntries(Object.entries(request).filter(([name]) => name !== field))
      expect(upcast(older)).toEqual({ ...request, [field]: firstAnswers[field] })
    }
  })
})
