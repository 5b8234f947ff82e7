/** The second question: how the store should look. */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { lookSoFar } from '../../projections/wizard/wizard'
import { useProjection, useRecord } from '../flow'
import { Cards } from './cards'
import { lookCards } from './look-cards'
import { UnderstoodLine } from './understood-line'
import { WizardQuestion } from './wizard-question'
import { usePick } from './use-pick'

export const LookQuestion = () => {
  const look = useProjection(lookSoFar)
  const record = useRecord()
  const { pick, last } = usePick(look, (key) => record(fact('LookPicked', { look: key })))
  return (
    <WizardQuestion
      heading={__('How should your store look?', 'customize-your-store')}
      text={__('Pick the one that feels like your business. We’ll match fonts and colors.', 'customize-your-store')}
      onContinue={() => record(fact('LookChosen', { look: last() }))}
    >
      <UnderstoodLine />
      <Cards label={__('Look and feel', 'customize-your-store')} cards={lookCards()} picked={look} onPick={pick} />
    </WizardQuestion>
  )
}
