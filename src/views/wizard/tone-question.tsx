/** The last question: how the store should sound. After a failed generation, the merchant returns here and sees the error. */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { toneSoFar } from '../../projections/wizard/wizard'
import { useProjection, useRecord } from '../flow'
import { Cards } from './cards'
import { FailureNotice } from './failure-notice'
import { WizardQuestion } from './wizard-question'
import { toneCards } from './tone-cards'
import { UseNotice } from './use-notice'
import { usePick } from './use-pick'
import { WhoSuggests } from './who-suggests'

export const ToneQuestion = () => {
  const tone = useProjection(toneSoFar)
  const record = useRecord()
  const { pick, last } = usePick(tone, (key) => record(fact('TonePicked', { tone: key })))
  return (
    <WizardQuestion
      heading={__('How should your store sound?', 'customize-your-store')}
      text={__('Pick the voice you use with your customers.', 'customize-your-store')}
      notice={<FailureNotice />}
      onContinue={() => record(fact('ToneChosen', { tone: last() }))}
    >
      <Cards label={__('Tone of voice', 'customize-your-store')} cards={toneCards()} picked={tone} onPick={pick} />
      <WhoSuggests />
      <UseNotice />
    </WizardQuestion>
  )
}
