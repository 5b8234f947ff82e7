/** Why no store was made of the wizard's answers, in a sentence; null when there is nothing to say. */
import { __ } from '@wordpress/i18n'
import type { State } from '../reducers'
import type { SetUp } from '../reducers/set-up'
import { faultSentence } from './fault-sentence'

export const generationFailure = ({ setUp }: State): string | null =>
  setUp.stage === 'failed' && setUp.way === 'with-ai' ? sentence(setUp) : null

/** Of these calls an answer without content is the failure: there were no pictures, or no products. */
const sentence = ({ what, fault }: Extract<SetUp, { stage: 'failed' }>): string => {
  if (fault.tag !== 'Garbled') return faultSentence(fault)
  switch (what) {
    case 'AiImageSearch':
      return __('No pictures were found for your business.', 'customize-your-store')
    case 'AiProductWriting':
      return __('No products could be written for your business.', 'customize-your-store')
    default:
      return faultSentence(fault)
  }
}
