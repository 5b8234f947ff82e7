/** The first question. The text is stored while it is being typed. */
import { TextareaControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { descriptionSoFar, mayContinue } from '../../projections/wizard/wizard'
import { useProjection, useRecord } from '../flow'
import { BusinessGuide } from './business-guide'
import { inWizard } from './pace'
import { WizardQuestion } from './wizard-question'
import { useInHand } from '../ui/use-in-hand'

export const BusinessQuestion = () => {
  const kept = useProjection(descriptionSoFar)
  const record = useRecord()
  const draft = useInHand(kept, (text) => record(fact('DescriptionDrafted', { text })), inWizard)
  return (
    <WizardQuestion
      heading={__('Tell us about your business', 'customize-your-store')}
      text={__(
        'A few sentences in your own words are enough. They shape colors, texts and products.',
        'customize-your-store',
      )}
      ready={mayContinue(draft.value)}
      hint={__('Add a short description to continue.', 'customize-your-store')}
      onContinue={() => record(fact('BusinessDescribed', { text: draft.value }))}
    >
      <div className="cys-business">
        <TextareaControl
          className="cys-business__text"
          label={__('Your business', 'customize-your-store')}
          placeholder={__(
            'We bake sourdough bread in a small shop by the harbor, for people who like to know their baker.',
            'customize-your-store',
          )}
          rows={9}
          value={draft.value}
          onChange={draft.change}
          onBlur={draft.settle}
        />
        <BusinessGuide />
      </div>
    </WizardQuestion>
  )
}
