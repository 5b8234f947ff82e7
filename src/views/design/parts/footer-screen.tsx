import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { footerList } from '../../../projections/design/parts'
import { isAiOnline } from '../../../projections/intro/intro'
import { useProjection, useRecord } from '../../flow'
import { PartScreen } from './part-screen'
import { footerTitle } from './part-titles'

export const FooterScreen = () => {
  const record = useRecord()
  return (
    <PartScreen
      {...useProjection(footerList)}
      title={footerTitle(useProjection(isAiOnline))}
      description={__(
        'The footer ends every page and holds a second menu. Pick one here; you can change its links later in the Editor.',
        'customize-your-store',
      )}
      label={__('Footers', 'customize-your-store')}
      missing={__('Your theme’s pages have no footer that can be replaced here.', 'customize-your-store')}
      at="bottom"
      present={__('Your present footer', 'customize-your-store')}
      onChoose={(part) => void record(fact('FooterChosen', part))}
    />
  )
}
