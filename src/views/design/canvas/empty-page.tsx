/** Over the canvas of a page without sections: the way to its first one. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { isEmpty, isRevealed } from '../../../projections/design/page'
import { pathTo } from '../../../projections/design/place'
import { useProjection, useRecord } from '../../flow'

export const EmptyPage = () => {
  const empty = useProjection(isEmpty)
  const revealed = useProjection(isRevealed)
  const record = useRecord()
  if (!empty || !revealed) return null
  return (
    <Button
      __next40pxDefaultSize
      className="cys-empty-page"
      variant="primary"
      onClick={() => void record(fact('ScreenOpened', { path: pathTo('homepage', 'intro') }))}
    >
      {__('Add a section', 'customize-your-store')}
    </Button>
  )
}
