/** The second question: how the store should look. */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { lookSoFar } from '../../projections/wizard/wizard'
import { useProjection, useRecord } from '../flow'
import { Cards } from './cards'
import { lookCards } from './look-cards'
import { Question } from './question'

export const LookQuestion = () => {
  const look = useProjection(lookSoFar)
  const record = useRecord()
  return (
    <Question
      heading={__('How should your store look?', 'customize-your-store')}
      text={__('Pick the one that feels like your business. Fonts and colors follow it.', 'customize-your-store')}
      onContinue={() => record(fact('LookChosen', { look }))}
    >
      <Cards
        label={__('Look and feel', 'customize-your-store')}
        cards={lookCards()}
        picked={look}
        onPick={(key) => void record(fact('LookPicked', { look: key }))}
      />
    </Question>
  )
}
