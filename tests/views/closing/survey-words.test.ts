import { describe, expect, it } from 'vitest'
import { surveyWords } from '../../../src/views/closing/survey-dialog'

describe('the survey in words', () => {
  it('asks about AI in the AI variant only', { tags: ['T-03', 'R-05'] }, () => {
    expect(JSON.stringify(surveyWords('own'))).not.toMatch(/\bAI\b/)
    const { motivation, boxes, texts } = surveyWords('ai')
    for (const words of [motivation, boxes[0]?.[1], texts[1]?.[1]]) expect(words).toMatch(/\bAI\b/)
  })

  it.each(['ai', 'own'] as const)(
    'offers four boxes and two texts, the last box "Other." (%s)',
    { tags: ['T-03'] },
    (variant) => {
      const { boxes, texts } = surveyWords(variant)
      expect(boxes.map(([key]) => key)).toEqual(['streamline', 'dislikeThemes', 'themesNotMatch', 'other'])
      expect(boxes.at(-1)?.[1]).toBe('Other.')
      expect(texts.map(([key]) => key)).toEqual(['feedback', 'remarks'])
    },
  )
})
