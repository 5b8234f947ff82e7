/** I-02: the two ways to a new design. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { brush, gallery } from '@wordpress/icons'
import { fact } from '../../events'
import { useRecord } from '../flow'
import { ChoiceCard } from './choice-card'

export const Choices = () => {
  const record = useRecord()
  return (
    <div className="cys-choices">
      <ChoiceCard
        icon={brush}
        title={__('Design your own theme', 'customize-your-store')}
        text={__(
          'Create the look of your store yourself, step by step, with the store designer.',
          'customize-your-store',
        )}
      >
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('StoreDesignerChosen'))}>
          {__('Use the store designer', 'customize-your-store')}
        </Button>
      </ChoiceCard>
      <ChoiceCard
        icon={gallery}
        title={__('Choose a professionally designed theme', 'customize-your-store')}
        text={__('Start with a finished theme, made by designers for stores like yours.', 'customize-your-store')}
      >
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('AllThemesChosen'))}>
          {__('Browse themes', 'customize-your-store')}
        </Button>
      </ChoiceCard>
    </div>
  )
}
