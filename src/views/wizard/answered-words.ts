/** A phrase for each answered question, used in the sentence of the intro's offer. */
import { __ } from '@wordpress/i18n'
import type { WizardStep } from '../../events/wizard'

export const answeredWords: Readonly<Record<WizardStep, () => string>> = {
  'business-info-description': () => __('business described', 'customize-your-store'),
  'look-and-feel': () => __('look chosen', 'customize-your-store'),
  'tone-of-voice': () => __('all questions answered, your store is being generated', 'customize-your-store'),
}
