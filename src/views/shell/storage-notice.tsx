/** The browser cannot store drafts. The merchant must accept this to continue; until then nothing in the store is changed. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { useRecord } from '../flow'

export const StorageNotice = ({ asks }: { readonly asks: boolean }) => {
  const record = useRecord()
  const text = asks ? warning() : reminder()
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={text}>
      <p>{text}</p>
      {asks && (
        <div className="cys-notices__actions">
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('UnsavedWorkAccepted'))}>
            {__('Continue without local drafts', 'customize-your-store')}
          </Button>
        </div>
      )}
    </Notice>
  )
}

const warning = () =>
  __(
    'Your choices are not saved on this computer: the browser does not keep them. If you close this page, they are lost. Nothing in your store is changed until you decide to continue.',
    'customize-your-store',
  )

const reminder = () =>
  __(
    'Your choices are not saved on this computer. Save your design before you close this page.',
    'customize-your-store',
  )
