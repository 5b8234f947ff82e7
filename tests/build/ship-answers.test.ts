import { describe, expect, it } from 'vitest'
import { answersFile } from '../../build/ship-answers'
import { phpFile } from '../../build/write-asset-files'
import { cardQuestions, stepsSentIn } from '../../src/events/wizard'

describe('the answers that the plugin’s routes accept', () => {
  it.each(['AiPaletteQuery', 'SectionWords'] as const)(
    'for %s are those of the questions that it sends',
    { tags: ['A-12'] },
    (call) => {
      const line = answersFile()
        .split('\n')
        .find((one) => one.includes(`'${call}' =>`))
      const sent = stepsSentIn(call).map((step) => cardQuestions[step])
      expect(sent.length).toBeGreaterThan(0)
      for (const { field, answers, means } of sent) {
        const list = answers.map((answer) => `'${answer}'`).join(', ')
        expect(line).toContain(`'${field}' => array( 'answers' => array( ${list} ), 'means' => '${means}' )`)
      }
    },
  )

  it('given a quote or a backslash, then PHP reads it as it is', () =>
    expect(phpFile({ it: { says: `it's \\` } })).toContain(String.raw`array( 'says' => 'it\'s \\' )`))
})
