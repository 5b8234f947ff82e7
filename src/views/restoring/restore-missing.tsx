/** In place of what stands in the dialog, if its code could not be loaded. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { missingWords } from '../ui/breakdown-words'

export const RestoreMissing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <Notice status="error" isDismissible={false}>
      {missingWords()}
    </Notice>
    <div className="cys-dialog__actions">
      <Button __next40pxDefaultSize variant="primary" onClick={onRetry}>
        {__('Try again', 'customize-your-store')}
      </Button>
    </div>
  </>
)
