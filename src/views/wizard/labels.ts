/** Why the generation failed, as a sentence; null if it did not fail. */
import { __ } from '@wordpress/i18n'
import type { State } from '../../reducers'
import type { SetUp } from '../../reducers/set-up/set-up'
import { faultSentence } from '../ui/labels'

export const generationFailure = ({ setUp }: State): string | null =>
  setUp.stage === 'failed' && setUp.way === 'with-ai' ? sentence(setUp) : null

/** For these calls, an invalid response means that it had no content: no pictures, or no products. */
const sentence = ({ what, fault }: Extract<SetUp, { stage: 'failed' }>): string => {
  if (fault.tag !== 'Garbled') return faultSentence(fault)
  switch (what) {
    case 'AiImageSearch':
      return __('No images were found for your business.', 'customize-your-store')
    case 'AiProductWriting':
      return __('No products could be generated for your business.', 'customize-your-store')
    default:
      return faultSentence(fault)
  }
}
