import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { mayChoose } from '../../../projections/design/page'
import { useRecord, useProjection } from '../../flow'

type Props = {
  /** What the browser reported while drawing; null if the store did not deliver what is drawn: a notice then says why. */
  readonly why: string | null
}

/** Shown in place of a canvas that could not be drawn. */
export const CanvasFailure = ({ why }: Props) => {
  const chooses = useProjection(mayChoose)
  const record = useRecord()
  return (
    <div className="cys-canvas__failure" role="alert">
      <p className="cys-canvas__sentence">
        {__('The preview of your page could not be shown.', 'customize-your-store')}
      </p>
      {chooses && <p>{__('Your choices are kept, and you can go on choosing and saving.', 'customize-your-store')}</p>}
      {why !== null && <p className="cys-canvas__detail">{why}</p>}
      <Button
        __next40pxDefaultSize
        variant="primary"
        onClick={() => void record(why === null ? fact('ReadingRetried') : fact('CanvasRedrawn'))}
      >
        {__('Try again', 'customize-your-store')}
      </Button>
    </div>
  )
}
