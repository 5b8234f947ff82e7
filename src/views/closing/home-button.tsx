/** GO_BACK_TO_HOME. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { useRecord } from '../flow'

export const HomeButton = ({ variant }: { readonly variant: 'primary' | 'secondary' }) => {
  const record = useRecord()
  return (
    <Button __next40pxDefaultSize variant={variant} onClick={() => void record(fact('BackToHomeChosen'))}>
      {__('Back to Home', 'customize-your-store')}
    </Button>
  )
}
