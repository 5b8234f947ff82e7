/** Leads to the intro, where nothing else can continue. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { useRecord } from '../flow'

export const BackToStart = () => {
  const record = useRecord()
  return (
    <Button
      __next40pxDefaultSize
      variant="tertiary"
      onClick={() => void record(fact('ScreenOpened', { path: '/customize-store/intro' }))}
    >
      {__('Back to the start', 'customize-your-store')}
    </Button>
  )
}
