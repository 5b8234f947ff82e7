import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { useRecord } from '../../flow'

/** Shown in place of a canvas that could not be drawn. */
export const CanvasFailure = ({ why }: { readonly why: string }) => {
  const record = useRecord()
  return (
    <div className="cys-canvas__failure" role="alert">
      <p className="cys-canvas__sentence">
        {__('The preview of your page could not be shown.', 'customize-your-store')}
      </p>
      <p>{__('Your choices are kept, and you can go on choosing and saving.', 'customize-your-store')}</p>
      <p className="cys-canvas__detail">{why}</p>
      <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('CanvasRedrawn'))}>
        {__('Try again', 'customize-your-store')}
      </Button>
    </div>
  )
}
