import type { Plugin } from 'vite'
import { cardQuestions, stepsSentIn } from '../src/events/wizard'
import { phpFile } from './write-asset-files'

/**
 * Writes `wizard-answers.php`, which tells the plugin's routes which answers of the wizard a call sends (plugin/src/ai/model.php): by the
 * call, by the field, the answers and what prompts call them.
 */
export const shipAnswers = (): Plugin => ({
  name: 'ship-answers',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'wizard-answers.php', source: answersFile() })
  },
})

export const answersFile = (): string =>
  phpFile(Object.fromEntries((['AiPaletteQuery', 'SectionWords'] as const).map((call) => [call, sentBy(call)])))

const sentBy = (call: 'AiPaletteQuery' | 'SectionWords') =>
  Object.fromEntries(
    stepsSentIn(call).map((step) => {
      const { field, answers, means } = cardQuestions[step]
      return [field, { answers, means }]
    }),
  )
