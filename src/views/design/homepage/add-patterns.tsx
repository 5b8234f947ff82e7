/** On an empty page: inserts a first section, and opens the list of patterns. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { firstPattern } from '../../../projections/design/library'
import { homepagePath, place } from '../../../projections/design/place'
import { useProjection, useRecord } from '../../flow'
import { useInsertPattern } from './use-insert-pattern'

export const AddPatterns = () => {
  const pattern = useProjection(firstPattern)
  const { category } = useProjection(place)
  const record = useRecord()
  const insert = useInsertPattern()
  const add = () => {
    if (category === null) void record(fact('ScreenOpened', { path: homepagePath }))
    if (pattern !== null) insert(pattern)
  }
  return (
    <Button __next40pxDefaultSize variant="secondary" onClick={add}>
      {__('Add patterns', 'customize-your-store')}
    </Button>
  )
}
