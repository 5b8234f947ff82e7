import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { headerList } from '../../../projections/design/parts'
import { isAiOnline } from '../../../projections/intro/intro'
import { useProjection, useRecord } from '../../flow'
import { PartScreen } from './part-screen'
import { headerTitle } from './part-titles'

export const HeaderScreen = () => {
  const record = useRecord()
  return (
    <PartScreen
      {...useProjection(headerList)}
      title={headerTitle(useProjection(isAiOnline))}
      description={__(
        'The header appears on every page and holds your menu. Pick one here, then arrange your menu. You can change all of it again later in the Editor.',
        'customize-your-store',
      )}
      label={__('Headers', 'customize-your-store')}
      missing={__('Your theme’s pages have no header that can be replaced here.', 'customize-your-store')}
      at="top"
      present={__('Your present header', 'customize-your-store')}
      onChoose={(part) => void record(fact('HeaderChosen', part))}
    />
  )
}
